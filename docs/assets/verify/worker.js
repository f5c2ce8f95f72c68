// Pyodide and SymPy, from the site's own files; then one message for each run.
const root = new URL("../pyodide/", import.meta.url);
const post = (type, value, id) => postMessage({ type, value, id });
/** Whoever waits for `promise` hears of its failure; till then it is nobody's error. */
const awaited = (promise) => {
  promise.catch(() => {});
  return promise;
};
const python = awaited(start());

onmessage = async ({ data: { id, name, bytes } }) => {
  try {
    const { verify, versions, files } = await python;
    post("running", null, id);
    const report = (example) => post("example", JSON.parse(example), id);
    const verdict = JSON.parse(verify(bytes, name, report));
    post("done", { ...verdict, versions }, id);
    post("loaded", files);
  } catch (error) {
    post("failed", String(error.message ?? error), id);
  }
};

async function start() {
  const ask = self.fetch.bind(self);
  const need = async (url, options) => {
    const response = await ask(url, options);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response;
  };
  const script = awaited(need(new URL("browser_doctest.py", import.meta.url), { cache: "no-cache" }));
  const about = await (await need(new URL("pack.json", root), { cache: "no-cache" })).json();
  const folder = new URL(`${about.folder}/`, root);

  const total = Object.values(about.bytes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  let told = 0;
  const count = (size) => {
    loaded += size;
    if (loaded < total && loaded - told < 250_000) return;
    told = loaded;
    post("progress", { loaded, total });
  };
  const counted = async (name) => {
    const response = await need(new URL(name, folder));
    const counter = new TransformStream({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), { headers: response.headers });
  };

  // Ask for everything at once; Pyodide alone would ask for one file after the other.
  const names = ["pyodide.asm.wasm", "python_stdlib.zip", "sympy.zip.zst"];
  const coming = Object.fromEntries(names.map((name) => [name, awaited(counted(name))]));
  const modules = ["pyodide.mjs", "pyodide.asm.mjs"].map(async (name) => {
    const module = await import(new URL(name, folder));
    count(about.bytes[name]);
    return module;
  });
  self.fetch = (request, options) => {
    const name = String(request.url ?? request).slice(folder.href.length);
    const response = coming[name];
    delete coming[name];
    return response ?? ask(request, options);
  };

  const archive = awaited(coming["sympy.zip.zst"].then((response) => response.arrayBuffer()));
  const [{ loadPyodide }] = await Promise.all(modules);
  const pyodide = await loadPyodide({
    indexURL: folder.href,
    lockFileContents: about.lock,
    stdin: () => null,
  });
  pyodide.FS.writeFile("sympy.zip.zst", new Uint8Array(await archive));
  pyodide.runPython(await (await script).text(), { filename: "browser_doctest.py" });
  pyodide.runPython(UNPACK);
  const big = Object.keys(about.bytes).map((name) => new URL(name, folder).href);
  const small = [import.meta.url, new URL("browser_doctest.py", import.meta.url).href, new URL("pack.json", root).href];
  const files = [...big, ...small];
  return { verify: pyodide.globals.get("verify_js"), versions: about.versions, files };
}

// Imported from the zip, not unpacked. Nothing is garbage yet, so nothing is collected.
const UNPACK = `
import gc, os, sys
from compression import zstd
with open("sympy.zip.zst", "rb") as source, open("/lib/sympy.zip", "wb") as target:
    target.write(zstd.decompress(source.read()))
os.remove("sympy.zip.zst")
sys.path.append("/lib/sympy.zip")
gc.disable()
import sympy
gc.enable()
gc.freeze()

def verify_js(buffer, name, report):
    return verify(buffer.to_bytes(), name, report)
`;
