// node pyodide_compile.mjs <folder of the npm package pyodide> <sources.zip> <out folder>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, sources, out] = process.argv.slice(2);
const bytes = (path) => new Uint8Array(readFileSync(path)); // a Buffer is refused

const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: pyodideFolder,
  // Without column numbers the bytecode is a quarter smaller.
  args: ["-X", "no_debug_ranges"],
});
python.FS.writeFile("/sources.zip", bytes(sources));
python.FS.writeFile("/stdlib.zip", bytes(join(pyodideFolder, "python_stdlib.zip")));
python.FS.mkdir("/out");
python.runPython(
  readFileSync(new URL("pyodide_compile.py", import.meta.url), "utf-8"),
);
for (const name of ["python_stdlib.zip", "sympy.zip.zst"]) {
  writeFileSync(join(out, name), python.FS.readFile(`/out/${name}`));
}
writeFileSync(join(out, "python-version"), python.runPython("import platform; platform.python_version()"));
