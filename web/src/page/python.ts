// Python in a worker: Pyodide, Tepui's sources, and the games' modules.
import type { PyodideInterface } from 'pyodide';

const FILES = new URL(`${import.meta.env.BASE_URL}python/`, location.href).href;
const GAMES = ['coloretto', 'amazones', 'galapagos', 'amazonas'];
const FETCHED = 0.6; // of the way is done when all files are there

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  [name: string]: unknown;
}

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

/** Load Python with what Tepui stands on; `done` hears how much of the way is done. */
export async function python(
  nets: boolean,
  done: (part: number) => void = () => undefined,
  from = FILES,
): Promise<PyodideInterface> {
  const files = new URL(from, location.href).href;
  if (files !== FILES) await keepFiles(files); // the page's own are kept by its service worker
  await count(files, nets, (part) => done(FETCHED * part));
  const packed = ['tepui.gz', 'memory.gz'].map((name) => unpacked(files + name));
  const wheel = fetched(`${files}msgspec.whl`);
  const weights = nets ? fetched(`${files}nets.zip`) : null;
  const modules = Promise.all(GAMES.map((game) => fetched(`${files}${game}.wasm`)));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as {
    loadPyodide: (given: object) => Promise<PyodideInterface>;
  };
  const [own, memory] = await Promise.all(packed);
  const given = { indexURL: files, env: { HOME: '/home/pyodide' } };
  const py = await loadPyodide({ ...given, _loadSnapshot: memory });
  done(0.7);
  const site = py.runPython(
    'import random, sysconfig; random.seed(); sysconfig.get_path("purelib")',
  ) as string;
  lay(py.FS as unknown as FileSystem, site, own!);
  py.unpackArchive(await wheel, 'wheel');
  if (weights) py.unpackArchive(await weights, 'zip', { extractDir: site });
  py.registerJsModule('tepui_host', host(await modules));
  done(0.75);
  return py;
}

/** Keep the files of a server's Python, which never change: without a network they are still here. */
async function keepFiles(files: string): Promise<void> {
  const cache = await globalThis.caches?.open('tepui-python').catch(() => undefined);
  if (!cache) return; // not over plain http: there the browser's own cache may have them
  const plain = fetch;
  globalThis.fetch = async (...asked) => {
    const address = new Request(asked[0]).url;
    if (!address.startsWith(files)) return plain(...asked);
    const kept = await cache.match(address);
    if (kept) return kept;
    const answer = await plain(...asked);
    if (answer.ok) await cache.put(address, answer.clone()).catch(() => undefined); // no room
    return answer;
  };
  const old = (await cache.keys()).filter(({ url }) => !url.startsWith(files));
  await Promise.all(old.map((each) => cache.delete(each)));
}

/** Count the bytes that come, of those that there are. */
async function count(files: string, nets: boolean, heard: (part: number) => void): Promise<void> {
  const sizes = (await (await found(`${files}sizes.json`)).json()) as Record<string, number>;
  if (!nets) delete sizes['nets.zip'];
  delete sizes['pyodide.mjs']; // modules are imported, not fetched
  delete sizes['pyodide.asm.mjs'];
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const plain = fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await plain(...asked);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, onward) {
        come += piece.length;
        heard(Math.min(come / all, 1));
        onward.enqueue(piece);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body?.pipeThrough(counting), { status, headers });
  };
}

async function fetched(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await found(file)).arrayBuffer());
}

async function unpacked(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = (await found(file)).body!.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

async function found(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** Lay files into a folder: a list of names and sizes, a line feed, and all of them. */
function lay(system: FileSystem, folder: string, packed: Uint8Array): void {
  let at = packed.indexOf(10) + 1;
  const listed = new TextDecoder().decode(packed.subarray(0, at));
  for (const [name, size] of JSON.parse(listed) as [string, number][]) {
    const path = `${folder}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    system.writeFile(path, packed.subarray(at, at + size));
    at += size;
  }
}

/** What Tepui's `engine.browser` asks for. */
function host(found: Uint8Array<ArrayBuffer>[]): object {
  const bytes = new Map(GAMES.map((game, n) => [game, found[n]!]));
  const modules = new Map<string, WebAssembly.Module>(); // compiled when a game is played first
  return {
    moduleBytes: (game: string) => bytes.get(game),
    instantiate: (game: string) => {
      if (!modules.has(game)) modules.set(game, new WebAssembly.Module(bytes.get(game)!));
      const exports = new WebAssembly.Instance(modules.get(game)!).exports as unknown as Exports;
      const { memory } = exports;
      return {
        call: (name: string, block: number) => (exports[name] as (at: number) => bigint)(block),
        bytes: () => new Uint8Array(memory.buffer),
        grow: (size: number) => memory.grow(Math.ceil((size - memory.buffer.byteLength) / 65536)),
        heapBase: exports.__heap_base.value as number,
      };
    },
  };
}
