// Rows of radio buttons above a figure.

/**
 * An element with a row for each of `rows`: { name, label, options, chosen }, where
 * `chosen` is the index of an option. After each choice `on(name, index)` is called.
 * `nth` tells apart the figures of a page.
 */
export function choices(nth, rows, on) {
  const element = document.createElement("div");
  element.className = "choices";
  element.innerHTML = rows
    .map(({ name, label, options, chosen }) => {
      const radio = (text, i) =>
        `<label><input type="radio" name="${name}-${nth}" data-row="${name}" value="${i}"${i === chosen ? " checked" : ""}><span>${text}</span></label>`;
      return `<div role="radiogroup" aria-label="${label}"><b aria-hidden="true">${label}</b>${options.map(radio).join("")}</div>`;
    })
    .join("");
  element.addEventListener("change", ({ target }) => on(target.dataset.row, Number(target.value)));
  return element;
}
