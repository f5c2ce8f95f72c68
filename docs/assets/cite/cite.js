// Where a reference says YYYY-MM-DD, put the day on which the reader reads it.

const now = new Date();
const pad = (number) => String(number).padStart(2, "0");
const today = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join("-");

for (const code of document.querySelectorAll(".cite code")) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    text.data = text.data.replace("YYYY-MM-DD", today);
  }
}
