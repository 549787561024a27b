import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built client is part of the Python package: the server serves it, and the wheel carries it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tepui/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // which file needs which: the sizes of pages are measured by it
    reportCompressedSize: false,
    // What several pages share is one file: many small ones take longer to come.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: /\.(ts|js|svelte)$/, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
