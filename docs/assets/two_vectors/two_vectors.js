// The tiny exact model of same_word_two_vectors in fractions of BigInt, and the figure
// that runs it. The page holds the still picture; without this script it stays as it is.
import { choices } from "../widget/choices.js";

const TABLE = {
  I: [0, 1, 0],
  have: [0, 0, 1],
  a: [1, 0, 0],
  apple: [1, 3, 0],
  pen: [0, 0, 5],
};
const POSITION = [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]];
const W_V = [0, 1, 1]; // the diagonal
const LAYERS = 3;
const A = 2; // the place of `a`
export const SENTENCES = [["I", "have", "a", "apple"], ["I", "have", "a", "pen"]];

const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a);
const ratio = (n, d = 1n) => [n / gcd(n, d), d / gcd(n, d)];
const plus = ([a, b], [c, d]) => ratio(a * d + c * b, b * d);
const times = ([a, b], [c, d]) => ratio(a * c, b * d);
const minus = (x, y) => plus(x, times([-1n, 1n], y));
const number = ([n, d]) => Number(n) / Number(d);
export const shown = ([n, d]) => (d === 1n ? `${n}` : `${n}/${d}`).replace("-", "−");

// M_ij 2^(r_i r_j) over its sum: the score is log 2 · r_i r_j, and r stays an integer.
export function weights(H, causal) {
  return H.map(([[r]], i) => {
    const e = H.map(([[s]], j) => (causal && j > i ? 0n : 2n ** (r * s)));
    const total = e.reduce((x, y) => x + y);
    return e.map((x) => ratio(x, total));
  });
}

function mixture(row, H) {
  return W_V.map((w, c) =>
    row.map((x, j) => times(times(x, H[j][c]), [BigInt(w), 1n])).reduce(plus),
  );
}

// The rows of H⁰ … H³, entries as [numerator, denominator].
export function layers(sentence, causal) {
  const entry = (word, i) => TABLE[word].map((x, c) => ratio(BigInt(x + POSITION[i][c])));
  const stack = [sentence.map(entry)];
  for (let l = 0; l < LAYERS; l++) {
    const H = stack[l];
    const add = (row, i) => mixture(row, H).map((x, c) => plus(H[i][c], x));
    stack.push(weights(H, causal).map(add));
  }
  return stack;
}

// What the figure shows: [left, right, left − right] for each coordinate and weight.
export function view(causal, layer) {
  const stacks = SENTENCES.map((sentence) => layers(sentence, causal));
  const [x, y] = stacks.map((H) => H[layer][A]);
  const [p, q] = stacks.map((H) => (layer ? weights(H[layer - 1], causal)[A] : []));
  const sides = (u, v) => u.map((left, i) => [left, v[i], minus(left, v[i])]);
  return { vectors: sides(x, y), weights: sides(p, q) };
}

const WORDS = {
  en: {
    group: "The two vectors of a: choose the mask and the layer",
    mask: "Mask",
    masks: ["full", "causal"],
    layer: "Layer",
    said: (mask, layer, equal) =>
      `Layer ${layer}, ${mask} mask: the two vectors of a are ${equal ? "exactly equal" : "different"}.`,
  },
  zh: {
    group: "两个 a 的向量：选择掩码和层",
    mask: "掩码",
    masks: ["全可见", "因果"],
    layer: "层",
    said: (mask, layer, equal) =>
      `第 ${layer} 层，${mask}掩码：两个 a 的向量${equal ? "完全相等" : "不相等"}。`,
  },
};

function fill(table, rows, scale) {
  [...table.tBodies[0].rows].forEach((tr, i) => {
    [...tr.querySelectorAll("td")].forEach((td, k) => {
      const x = rows[i]?.[k];
      td.textContent = x ? shown(x) : "–";
      td.style.setProperty("--part", x ? Math.abs(number(x) / scale).toFixed(3) : 0);
    });
  });
}

function activate(figure, nth) {
  const words = WORDS[document.documentElement.lang] ?? WORDS.zh;
  const [vectors, attention] = figure.querySelectorAll("table");
  const chosen = { mask: 0, layer: 1 };
  const answer = document.createElement("output");
  const rows = Object.entries({ mask: words.masks, layer: [0, 1, 2, 3] });
  const choosable = rows.map(([name, options]) => ({
    name,
    label: words[name],
    options,
    chosen: chosen[name],
  }));
  const controls = choices(`two-vectors-${nth}`, choosable, (name, i) => {
    chosen[name] = i;
    draw();
  });

  function draw() {
    const { mask, layer } = chosen;
    const shows = view(mask === 1, layer);
    const sizes = shows.vectors.flat().map((x) => Math.abs(number(x)));
    fill(vectors, shows.vectors, Math.max(...sizes));
    fill(attention, shows.weights, 1);
    figure.querySelectorAll("[data-layer]").forEach((at) => (at.textContent = layer));
    const equal = shows.vectors.every(([, , [n]]) => n === 0n);
    answer.textContent = words.said(words.masks[mask], layer, equal);
  }

  figure.setAttribute("role", "group");
  figure.setAttribute("aria-label", words.group);
  figure.prepend(controls);
  figure.append(answer);
  figure.classList.add("live");
  draw();
}

globalThis.document?.querySelectorAll("figure.two-vectors").forEach(activate);
