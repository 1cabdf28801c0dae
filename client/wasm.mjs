// Runs a Python script in the engine of the pages, without a browser: node wasm.mjs OFFLINE-FOLDER SCRIPT.py [ARGUMENT …]
// OFFLINE-FOLDER is the output of offline.py: Pyodide, its standard library and the compiled package.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, script] = process.argv.slice(2, 4).map((path) => resolve(path));
const { files } = JSON.parse(readFileSync(`${folder}/files.json`, 'utf-8'));
const named = (what) => `${folder}/${files.find(({ file }) => what.test(file)).file}`;
const loader = named(/\/pyodide\.mjs$/);
try {
  const { loadPyodide } = await import(pathToFileURL(loader).href);
  const pyodide = await loadPyodide({ indexURL: loader.replace(/[^/]*$/, '') });
  const packed = new Uint8Array(readFileSync(named(/^python-/)));
  pyodide.unpackArchive(packed, 'zip', { extractDir: '/lib/python3.14/site-packages' });
  pyodide.globals.set('given', pyodide.toPy([script, ...process.argv.slice(4)]));
  pyodide.runPython('import sys; sys.argv = given');
  pyodide.runPython(readFileSync(script, 'utf-8'));
} catch (error) {
  // Not rethrown: Node would print Pyodide's source, a single line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
