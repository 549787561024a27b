import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const SITE = '../src/tepui/server/site';

/** Every text has its compressed self beside it, so that the server need not compress anything. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    closeBundle() {
      for (const file of readdirSync(SITE, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const path = join(SITE, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

// The built client is part of the Python package: the server serves it, and the wheel carries it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // which file needs which: the sizes of pages are measured by it
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
