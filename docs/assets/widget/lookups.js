// Lets the reader choose the three ids in the picture of sum_of_lookups. The picture
// holds the tables; without this script it stays as it is.
import { choices } from "./choices.js";

const WORDS = {
  en: {
    names: ["Token", "Position", "Segment"],
    choose: "Choose a token, a position and a segment",
    product: "One product",
    lookups: "Three look-ups",
    picture: (ones) =>
      `A row of 13 cells with ones at ${ones.join(", ")}; the same rows of the stacked table are lit.`,
  },
  zh: {
    names: ["词元", "位置", "段"],
    choose: "选择词元、位置和段",
    product: "一次乘法",
    lookups: "三次查表",
    picture: (ones) =>
      `一行 13 格，第 ${ones.join("、")} 格为 1；堆叠表中序号相同的三行亮起。`,
  },
};
const words = WORDS[document.documentElement.lang] ?? WORDS.zh;

const add = (v, w) => v.map((x, j) => x + w[j]);
const sum = (vectors) => vectors.reduce(add);
const minus = (n) => String(n).replace("-", "−");
const shown = (v) => `[${v.map(minus).join(",\u00a0")}]`;
const numbers = (group) => [...group.querySelectorAll("text:not(.id)")];
const read = (row) => numbers(row).map((t) => Number(t.textContent.replace("−", "-")));
const write = (group, v) => numbers(group).forEach((t, j) => (t.textContent = minus(v[j])));

function activate(figure, nth) {
  const all = (selector) => [...figure.querySelectorAll(selector)];
  const [svg] = all("svg");
  const cells = all(".hot");
  const rows = all(".row");
  const tables = all(".table").map((table) => [...table.querySelectorAll(".row")]);
  const ids = tables.map((table) => table.findIndex((row) => row.matches(".lit")));
  const stacked = rows.map(read);

  const choosable = tables.map((table, i) => ({
    name: i,
    label: words.names[i],
    options: Object.keys(table),
    chosen: ids[i],
  }));
  const controls = choices(`lookups-${nth}`, choosable, (table, k) => {
    ids[table] = k;
    draw();
  });
  const answer = document.createElement("output");

  function draw() {
    const chosen = ids.map((k, i) => tables[i][k]);
    const x = rows.map((row) => Number(chosen.includes(row)));
    const product = sum(stacked.map((row, i) => row.map((w) => x[i] * w)));
    const lookups = chosen.map(read);

    rows.forEach((row, i) => {
      row.classList.toggle("lit", x[i]);
      cells[i].classList.toggle("lit", x[i]);
      cells[i].querySelector("text").textContent = x[i];
    });
    all(".look").forEach((group, i) => write(group, lookups[i]));
    const [below, beside] = all(".sum");
    write(below, product);
    write(beside, sum(lookups));
    svg.setAttribute("aria-label", words.picture(rows.flatMap((_, i) => (x[i] ? i : []))));
    const lines = [
      [words.product, shown(product)],
      [words.lookups, `${lookups.map(shown).join(" + ")} = ${shown(sum(lookups))}`],
    ];
    answer.innerHTML = lines.map(([name, value]) => `<b>${name}</b> <span>${value}</span>`).join("<br>");
  }

  // A shortcut for the pointer; the controls reach everything.
  svg.addEventListener("click", ({ target }) => {
    const part = target.closest(".hot, .row");
    const at = Math.max(cells.indexOf(part), rows.indexOf(part));
    controls.querySelectorAll("input")[at]?.click();
  });

  draw();
  figure.setAttribute("role", "group");
  figure.setAttribute("aria-label", words.choose);
  svg.setAttribute("role", "img");
  svg.removeAttribute("aria-hidden");
  figure.classList.add("live");
  figure.prepend(controls);
  figure.append(answer);
}

document.querySelectorAll("figure.lookups").forEach(activate);
