// Adds the button; all else is loaded by its first click.
const [label, broken] =
  document.documentElement.lang === "en"
    ? ["Verify in your browser", "It could not be loaded; reload the page"]
    : ["在浏览器里验证", "没能载入，请刷新页面"];

// Material's own button is too faint in the dark.
const style = document.createElement("style");
style.textContent = `.verify-button {
  font-weight: 700; color: var(--md-typeset-a-color); border: .1rem solid;
  border-radius: .1rem; padding: .35em 1em; cursor: pointer
}
.verify-button:hover { text-decoration: underline }
.verify-button[aria-disabled="true"] { color: var(--md-default-fg-color--light); border-style: dashed; cursor: default }
@media print { .verify-button { display: none } }`;
document.head.append(style);

for (const block of document.querySelectorAll('.evidence[data-browser="true"]')) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "verify-button verify-start";
  button.textContent = label;
  button.addEventListener("click", () => open(block, button), { once: true });
  block.append(button);
}

async function open(block, button) {
  button.setAttribute("aria-busy", "true");
  try {
    const { openPanel } = await import("./panel.js");
    await openPanel(block, button);
  } catch (error) {
    console.error(error);
    button.textContent = broken; // a module that failed to load stays failed
    button.addEventListener("click", () => location.reload(), { once: true });
  } finally {
    button.removeAttribute("aria-busy");
  }
}
