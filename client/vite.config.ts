import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['QUARTETT'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/quartett/web/client',
    emptyOutDir: true,
    // The pages may load nothing inline, so small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
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
