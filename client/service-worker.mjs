// Writes the service worker next to the built pages: node service-worker.mjs FOLDER
// It is the build of src/offline/sw.ts, preceded by a list of all files of this build. Without an engine there is none.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = 'offline-sw.js';
const WORKER = 'sw.js';

/** All files of the pages, except those that are only loaded to play offline. */
function pagesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
  const isEngine = (name) => name.startsWith('offline/') && !name.startsWith('offline/library/');
  const isShown = (name) => !isEngine(name) && !name.endsWith('.br') && name !== WORKER && name !== TEMPLATE;
  return files.filter(isShown).sort();
}

export function writeServiceWorker(folder) {
  const listed = join(folder, 'offline', 'files.json');
  if (!existsSync(listed)) {
    return;
  }
  const pages = pagesIn(folder);
  const digest = createHash('sha256');
  [...pages, 'offline/files.json'].forEach((name) => digest.update(readFileSync(join(folder, name))));
  const engine = JSON.parse(readFileSync(listed, 'utf-8')).files.map(({ file }) => `/offline/${file}`);
  const built = {
    version: digest.digest('hex').slice(0, 12),
    // The list of engine files is cached with the pages, because it changes with each build.
    pages: [...pages.map((name) => (name === 'index.html' ? '/' : `/${name}`)), '/offline/files.json'],
    engine,
  };
  const template = readFileSync(join(folder, TEMPLATE), 'utf-8');
  writeFileSync(join(folder, WORKER), `const BUILT = ${JSON.stringify(built)};\n${template}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeServiceWorker(resolve(process.argv[2]));
}
