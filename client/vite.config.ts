import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { writeServiceWorker } from './service-worker.mjs';

const server = process.env['QUARTETT'] ?? 'http://127.0.0.1:8000';

/** Empties the output folder, except for the offline engine, which client/offline.py builds separately and slowly. Its
 * service worker's file list is then rewritten. */
function engineStays(): Plugin {
  let place = '';
  return {
    name: 'engine-stays',
    apply: 'build',
    configResolved: ({ root, build }) => void (place = resolve(root, build.outDir)),
    renderStart: {
      order: 'pre', // before the public folder is copied
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

/** Brotli makes scripts and styles a tenth smaller than the gzip of the server, whose Python has no Brotli. */
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
    // The content security policy allows nothing inline, so small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // otherwise slow machines print a warning about plugin timings
      input: { index: 'index.html', 'offline-sw': 'src/offline/sw.ts', 'notices-sw': 'src/notices/sw.ts' },
      output: {
        // Service workers have fixed names at the root; client/offline.py completes one of them.
        entryFileNames: ({ name }) => (name.endsWith('-sw') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
