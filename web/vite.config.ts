import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './languages.js';
import { WINDOWS } from './src/style/windows.ts';

// Scripts of its own, and WebAssembly; nothing from anywhere else.
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; base-uri 'none'; object-src 'none'; form-action 'none'";

/** The page without a server: it begins elsewhere, and says itself what it may load. */
const page: Plugin = {
  name: 'page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/src/main.ts', '/src/main-page.ts')
        .replace(
          '<meta name="viewport"',
          `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    $&`,
        ),
  },
};

/** The windows of src/style/windows.ts, which style sheets name: `@media (--small)`. */
const windows: Plugin = {
  name: 'windows',
  enforce: 'pre',
  transform: (code, id) =>
    /[./]css$/.test(id)
      ? code.replace(/(?<=@media[^{]*)\(--(\w+)\)/g, (_, name: string) => {
          if (name in WINDOWS) return WINDOWS[name as keyof typeof WINDOWS];
          throw new Error(`${id}: no window is called ${name} (src/style/windows.ts).`);
        })
      : null,
};

const SCRIPT = /\.(ts|js|svelte)$/;
const first = new Set<string>();

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whether the first page comes with a module: some way up its importers begins there. */
function isFirst(id: string, graph: Graph): boolean {
  const [above, seen] = [[id], new Set([id])];
  for (let each = above.pop(); each !== undefined; each = above.pop()) {
    const info = graph.getModuleInfo(each);
    if (info?.isEntry || first.has(each)) {
      first.add(id);
      return true;
    }
    for (const importer of info?.importers ?? [])
      if (!seen.has(importer)) {
        seen.add(importer);
        above.push(importer);
      }
  }
  return false;
}

// The built client is part of the Python package: the server serves it, and the wheel carries it.
// With `--mode page` it is built for itself, with a worker in the server's place (docs/page.md).
export default defineConfig(({ mode }) => ({
  plugins: [languages, windows, svelte(), ...(mode === 'page' ? [page] : [])],
  resolve: {
    alias:
      mode === 'page'
        ? [
            {
              find: /^(\.|.*\/platform)\/transport$/,
              replacement: new URL('src/in-browser/transport.ts', import.meta.url).pathname,
            },
          ]
        : [],
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'page' ? '../build/page' : '../src/tepui/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true, // which file needs which: the sizes of pages are measured by it
    reportCompressedSize: false,
    // What several pages share is one file, for many small ones take longer to come; but what the first
    // page does not need comes with the second.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => (isFirst(id, graph) ? 'first' : null),
              test: SCRIPT,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'shared', test: SCRIPT, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
}));
