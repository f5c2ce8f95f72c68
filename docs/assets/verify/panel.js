// The panel under one piece of evidence: editor, run, stop, restore, result.
import { run, wake } from "./engine.js";

const TEXT = {
  zh: {
    again: "再运行一次",
    restore: "恢复原文",
    stop: "停止",
    hint: "代码可以直接改，Ctrl+Enter 运行。Tab 键缩进；先按 Esc 再按 Tab，离开编辑框。",
    code: (name) => `${name} 的代码，可编辑`,
    results: "逐个例子的结果",
    waiting: "等待前一次运行结束……",
    loading: "正在载入 Python 和 SymPy……",
    loaded: (mb, total) => `已下载 ${mb} / ${total} MB`,
    running: "正在运行……",
    passed: (n) => `已在你的浏览器里验证：${n} 个例子全部通过。`,
    edited: (n) => `你改过的代码：${n} 个例子全部通过。它不是本页记录的那一份。`,
    otherBytes: (n) => `${n} 个例子全部通过，但字节与徽章所记的不同：请刷新页面后再试。`,
    failed: (bad, n) => `未通过：${n} 个例子中有 ${bad} 个没有通过。`,
    none: "没有例子，什么也没有验证。",
    error: "代码出错，没有跑完。",
    stopped: (n) => `已停止，停止前跑完 ${n} 个例子。`,
    restored: "已恢复原文。",
    broken: "没能载入或运行，请检查网络后再试一次：",
    line: (n) => `第 ${n} 行`,
    good: "通过",
    bad: "未通过",
    want: "预期",
    got: "实得",
    nothing: "（无输出）",
    printed: "打印的内容",
    same: "与徽章所记相同",
    different: "与徽章所记不同",
    seconds: (s) => `${s} 秒`,
  },
  en: {
    again: "Run again",
    restore: "Restore",
    stop: "Stop",
    hint: "Edit the code as you like; Ctrl+Enter runs it. Tab indents; Esc, then Tab, leaves the editor.",
    code: (name) => `Code of ${name}, editable`,
    results: "Results, example by example",
    waiting: "Waiting for the run before this one…",
    loading: "Loading Python and SymPy…",
    loaded: (mb, total) => `${mb} of ${total} MB`,
    running: "Running…",
    passed: (n) => `Verified in your browser: ${n} of ${n} examples passed.`,
    edited: (n) => `Your changed code: ${n} of ${n} examples passed. It is not the file on record.`,
    otherBytes: (n) =>
      `${n} of ${n} examples passed, but the bytes are not those of the badge: reload the page and try again.`,
    failed: (bad, n) => `Failed: ${bad} of ${n} examples did not pass.`,
    none: "No examples, so nothing was verified.",
    error: "The code raised an error and did not finish.",
    stopped: (n) => `Stopped; examples run before that: ${n}.`,
    restored: "The original is back.",
    broken: "It could not be loaded or run; check the network and try again:",
    line: (n) => `line ${n}`,
    good: "passed",
    bad: "failed",
    want: "Expected",
    got: "Got",
    nothing: "(no output)",
    printed: "Printed",
    same: "the same as the badge's",
    different: "not the badge's",
    seconds: (s) => `${s} s`,
  },
};
const text = TEXT[document.documentElement.lang] ?? TEXT.zh;
const here = (path) => new URL(path, import.meta.url);

/** An element with properties and children. */
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Unlike `disabled`, this leaves the focus where it is. */
function enable(button, on) {
  button.setAttribute("aria-disabled", !on);
}

function stylesheet(path) {
  return new Promise((done) => {
    document.head.append(
      make("link", { rel: "stylesheet", href: here(path), onload: done, onerror: done }),
    );
  });
}

let tools;
/** The editor's constructor and its commands; loaded once for the page. */
async function loadTools() {
  const [core, commands] = await Promise.all([
    import("./editor/index.js"),
    import("./editor/extensions/commands/index.js"),
    import("./editor/languages/python.js"),
    import("./editor/prism/languages/python.js"),
    stylesheet("editor/layout.css"),
    stylesheet("verify.css"),
  ]);
  return { ...core, ...commands };
}

async function fetchBytes(path) {
  const response = await fetch(here(`../../evidence/${path}`), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.arrayBuffer();
}

/** Turn `block` into an editor with results, and run its file. `button` becomes "run". */
export async function openPanel(block, button) {
  wake();
  tools ??= loadTools().catch((error) => {
    tools = undefined;
    throw error;
  });
  const { path, sha256 } = block.dataset;
  const [bytes, { createEditor, defaultCommands }] = await Promise.all([
    fetchBytes(path),
    tools,
  ]);
  const name = path.split("/").pop();
  const original = new TextDecoder().decode(bytes);

  const place = make("div", { className: "verify-editor" });
  const restore = make("button", { type: "button", className: "verify-button" }, text.restore);
  const stop = make("button", { type: "button", className: "verify-button" }, text.stop);
  const bar = make("div", { className: "verify-bar" });
  const hint = make("p", { className: "verify-hint", id: `verify-hint-${block.id}` }, text.hint);
  const progress = make("progress", { hidden: true, ariaLabel: text.loading });
  const size = make("span", { className: "verify-size", hidden: true });
  const status = make("p", { className: "verify-status" });
  status.setAttribute("role", "status"); // a polite live region
  const facts = make("p", { className: "verify-facts" });
  const trace = make("pre", { className: "verify-trace", hidden: true });
  const list = make("ol", { className: "verify-examples", ariaLabel: text.results });
  const code = block.querySelector(".highlight");
  code.hidden = true;
  code.after(place);
  button.replaceWith(bar);
  button.textContent = text.again;
  bar.append(button, restore, stop);
  bar.after(hint, progress, size, status, facts, trace, list);
  button.focus({ preventScroll: true }); // it was moved

  const editor = createEditor(
    place,
    { value: original, language: "python", tabSize: 4, wordWrap: false, lineNumbers: true },
    defaultCommands(),
  );
  editor.textarea.setAttribute("aria-label", text.code(name));
  editor.textarea.setAttribute("aria-describedby", hint.id);
  enable(restore, false);
  editor.on("update", (value) => enable(restore, value !== original));
  place.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      verify();
    },
    true,
  );

  let halt = null;
  let ran = 0;
  const say = (message, kind = "") => {
    status.textContent = message;
    block.dataset.verify = kind;
  };
  const busy = (on) => {
    enable(stop, on);
    enable(button, !on);
    if (on) return;
    progress.hidden = size.hidden = true;
    halt = null;
  };
  const clear = () => {
    ran = 0;
    list.replaceChildren();
    facts.replaceChildren();
    trace.hidden = true;
  };

  function verify() {
    if (halt) return;
    const edited = editor.value !== original;
    clear();
    busy(true);
    say(text.loading, "busy");
    const what = edited ? new TextEncoder().encode(editor.value).buffer : bytes;
    halt = run(name, what, {
      waiting: () => say(text.waiting, "busy"),
      progress({ loaded, total }) {
        progress.hidden = size.hidden = loaded >= total;
        progress.max = total;
        progress.value = loaded;
        size.textContent = text.loaded(megabytes(loaded), megabytes(total));
      },
      running: () => say(text.running, "busy"),
      example(result) {
        ran += 1;
        list.append(exampleItem(result));
      },
      done(verdict) {
        busy(false);
        say(...judge(verdict, edited, sha256));
        facts.append(...factsOf(verdict, sha256));
        const printed = verdict.printed && `${text.printed}\n${verdict.printed}`;
        trace.textContent = [verdict.error, printed].filter(Boolean).join("\n").trimEnd();
        trace.hidden = !trace.textContent;
      },
      failed(message) {
        busy(false);
        say(`${text.broken} ${message}`, "error");
      },
    });
  }

  button.addEventListener("click", verify);
  stop.addEventListener("click", () => {
    if (!halt) return;
    halt();
    busy(false);
    say(text.stopped(ran), "stopped");
  });
  restore.addEventListener("click", () => {
    if (editor.value === original) return;
    editor.setOptions({ value: original });
    if (halt) return;
    clear();
    say(text.restored);
  });
  verify();
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The sentence and its kind for a verdict; only the bytes on record can be "passed". */
function judge({ examples, passed, error, sha256 }, edited, recorded) {
  if (error) return [text.error, "error"];
  if (!examples) return [text.none, "failed"];
  if (passed < examples) return [text.failed(examples - passed, examples), "failed"];
  if (edited) return [text.edited(examples), "edited"];
  if (sha256 !== recorded) return [text.otherBytes(examples), "failed"];
  return [text.passed(examples), "passed"];
}

function factsOf({ versions, seconds, sha256 }, recorded) {
  const used = Object.entries(versions).map(([what, version]) => `${what} ${version}`);
  const agreed = sha256 === recorded ? text.same : text.different;
  return [
    `${[...used, text.seconds(seconds.toFixed(2))].join(" · ")} · SHA-256 `,
    make("code", {}, sha256),
    ` (${agreed})`,
  ];
}

function exampleItem({ line, source, want, got, passed }) {
  const shown = (output) =>
    output ? make("pre", {}, output.trimEnd()) : make("span", {}, text.nothing);
  return make(
    "li",
    { className: passed ? "verify-pass" : "verify-fail" },
    make("p", {}, `${passed ? "✓" : "✗"} ${passed ? text.good : text.bad} · ${text.line(line)}`),
    make("pre", { className: "verify-source" }, source.trimEnd()),
    make(
      "dl",
      {},
      make("div", {}, make("dt", {}, text.want), make("dd", {}, shown(want))),
      make("div", {}, make("dt", {}, text.got), make("dd", {}, shown(got))),
    ),
  );
}
