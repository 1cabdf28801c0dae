import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { writeServiceWorker } from './service-worker.mjs';

const server = process.env['QUARTETT'] ?? 'http://127.0.0.1:8000';

/** Clears the place of what was built before, but for the engine that is played without a net: client/offline.py
 * makes that, and it takes its time. The list of what belongs together is then written anew. */
function engineStays(): Plugin {
  let place = '';
  return {
    name: 'engine-stays',
    apply: 'build',
    configResolved: ({ root, build }) => void (place = resolve(root, build.outDir)),
    renderStart: {
      order: 'pre', // before what is taken over as it is lies there
      handler() {
        const built = existsSync(place) ? readdirSync(place).filter((name) => name !== 'offline') : [];
        built.forEach((name) => rmSync(join(place, name), { recursive: true }));
      },
    },
    closeBundle() {
      packScripts(join(place, 'assets'));
      writeServiceWorker(place);
    },
  };
}

/** Scripts and styles are a tenth smaller with Brotli, which the server's Python does not have. */
function packScripts(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
  }
}

export default defineConfig({
  plugins: [svelte(), engineStays()],
  build: {
    outDir: '../src/quartett/web/client',
    emptyOutDir: false,
    // The pages may load nothing inline, so small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a slow machine whoever wants to play would read of callbacks
      input: { index: 'index.html', 'offline-sw': 'src/offline/sw.ts', 'notices-sw': 'src/notices/sw.ts' },
      output: {
        // Service workers stand at the root; client/offline.py makes one of the first.
        entryFileNames: ({ name }) => (name.endsWith('-sw') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
