// Each line on stdin is {"tex", "display"}; each line on stdout answers {"html"} or {"error", "position"}.
import { createInterface } from "node:readline";
import katex from "katex";

// With `trust: false` KaTeX prints an untrusted command in red and goes on; here it is an error.
const trust = ({ command }) => {
  throw new katex.ParseError(`${command} is not allowed: it reaches outside the formula`);
};

for await (const line of createInterface({ input: process.stdin })) {
  const { tex, display } = JSON.parse(line);
  let answer;
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      strict: "error",
      output: "htmlAndMathml",
      trust,
    });
    answer = { html };
  } catch (error) {
    // rawMessage is without the underlined copy of the formula that some terminals cannot print.
    const message = error.rawMessage ?? String(error.message);
    answer = { error: message.toWellFormed(), position: error.position ?? 0 };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
