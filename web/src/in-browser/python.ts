// Python in a worker: Pyodide, Tepui's sources, and the games' modules.
import type { PyodideInterface } from 'pyodide';
import { version } from 'pyodide/package.json';
import { ROOT } from '../platform/root';
import { recall, remember, type About } from './memory-image';
import { linked, type Make, type Settings } from './library';

const FILES = new URL(`${ROOT}python/${version}/`, location.href).href;
const FETCHED = 0.7; // of the way is done when all files are there
const LATER = 3000; // ms: opening the page comes first
const STEP = 0.02; // of what is fetched: smaller steps are not shown
const [FOLDER, FILE] = [0o40755, 0o100644]; // as Python's file system marks them

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  [name: string]: unknown;
}

interface Folder {
  node_ops: { mknod(parent: Folder, name: string, mode: number, device: number): Folder & File };
}

interface File {
  contents: Uint8Array;
  usedBytes: number;
}

interface FileSystem {
  lookupPath(path: string): { node: Folder };
}

/** Of what Python starts from, unpacked; of all files by name; and the games that have a module. */
interface Sizes extends About {
  files: Record<string, number>;
  games: string[];
}

interface Start {
  own: Promise<Uint8Array> | Uint8Array;
  fill(memory: Int8Array): void | Promise<void>; // and the head of the picture of it
}

interface Script {
  loadPyodide(given: object): Promise<PyodideInterface>;
  default: Make;
}

/** Load Python with the packages that Tepui needs; `done` is called with the progress. */
export async function python(
  nets: boolean,
  done: (part: number) => void = () => undefined,
): Promise<PyodideInterface> {
  const script = (name: string) => import(/* @vite-ignore */ FILES + name) as Promise<Script>;
  const [loads, makes] = [script('pyodide.mjs'), script('pyodide.asm.mjs')];
  makes.catch(() => undefined); // it is awaited below
  const about = (await (await found(`${FILES}sizes.json`)).json()) as Sizes;
  const came = counting(about.files, nets, (part) => done(FETCHED * part));
  const head = new Uint8Array(about.head); // filled while Python's module is compiled
  const start = begin(about, head, came, !nets);
  const weights = nets ? fetched(`${FILES}nets.zip`) : null;
  const modules = modulesOf(about.games);
  const py = await (
    await loads
  ).loadPyodide({
    indexURL: FILES,
    env: { HOME: '/home/pyodide' },
    createPyodideModule: async (settings: Settings) => {
      settings.INITIAL_MEMORY = about.memory;
      const made = await linked((await makes).default, `${FILES}msgspec.so`)(settings);
      made._sbrk(Math.max(0, about.memory - made._sbrk(0))); // room for it
      await (await start).fill(made.HEAP8);
      return made;
    },
    _loadSnapshot: head,
  });
  done(0.85);
  const site = py.runPython(
    'import random, sysconfig; random.seed(); sysconfig.get_path("purelib")',
  ) as string;
  lay(py.FS as unknown as FileSystem, site, await (await start).own);
  if (weights) py.unpackArchive(await weights, 'zip', { extractDir: site });
  py.registerJsModule('tepui_host', host(await modules));
  done(0.9);
  return py;
}

/** What Python starts from: as it lies on this device, or unpacked while the module is being compiled. */
async function begin(
  about: Sizes,
  head: Uint8Array,
  came: (name: string, part: number) => void,
  keeps: boolean,
): Promise<Start> {
  const recalled = await recall(about, head);
  if (recalled) {
    for (const name of ['memory.gz', 'tepui.gz']) came(name, 1);
    return recalled;
  }
  const picture = new Uint8Array(about.memory);
  const filled = unpack(picture, `${FILES}memory.gz`, (part) => came('memory.gz', part));
  const laid = new Uint8Array(about.own);
  const own = unpack(laid, `${FILES}tepui.gz`).then(() => laid);
  const keep = () => setTimeout(() => void remember(about, picture, laid).catch(() => 0), LATER);
  if (keeps) Promise.all([filled, own]).then(keep, () => undefined);
  const fill = async (memory: Int8Array) => {
    await filled;
    head.set(picture.subarray(0, head.length));
    memory.set(picture.subarray(head.length));
  };
  return { own, fill };
}

/** Count what has come, of all that there is: files as they are whole, and the largest by its parts. */
function counting(
  sizes: Record<string, number>,
  nets: boolean,
  heard: (part: number) => void,
): (name: string, part: number) => void {
  const all = Object.entries(sizes).filter(([name]) => nets || name !== 'nets.zip');
  const whole = all.reduce((sum, [, size]) => sum + size, 0);
  const parts = new Map<string, number>();
  let told = 0;
  const came = (name: string, part: number) => {
    parts.set(name, part);
    const come = all.reduce((sum, [name, size]) => sum + size * (parts.get(name) ?? 0), 0) / whole;
    if (come < told + STEP) return;
    told = come;
    heard(come);
  };
  new PerformanceObserver((seen) => {
    for (const { name } of seen.getEntries())
      if (name.startsWith(FILES)) came(name.slice(FILES.length), 1);
  }).observe({ type: 'resource', buffered: true });
  return came;
}

async function fetched(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await found(file)).arrayBuffer());
}

/** Unpack a file into memory; `came` hears how much of it is there. */
async function unpack(
  memory: Uint8Array,
  file: string,
  came: (part: number) => void = () => undefined,
): Promise<void> {
  let at = 0;
  const into = new WritableStream<Uint8Array>({
    write(piece) {
      memory.set(piece, at);
      at += piece.length;
      came(at / memory.length);
    },
  });
  const packed = (await found(file)).body!;
  await packed.pipeThrough(new DecompressionStream('gzip')).pipeTo(into);
  if (at !== memory.length) throw new Error(`${file}: ${at} of ${memory.length} bytes`);
}

async function found(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** Lay files into an empty folder: a list of names and sizes, a line feed, and all of them. */
function lay(system: FileSystem, folder: string, packed: Uint8Array): void {
  let at = packed.indexOf(10) + 1;
  const listed = new TextDecoder().decode(packed.subarray(0, at));
  const folders = new Map([['', system.lookupPath(folder).node]]);
  const make = (path: string, mode: number): Folder & File => {
    const cut = path.lastIndexOf('/');
    const parent = within(path.slice(0, Math.max(cut, 0)));
    return parent.node_ops.mknod(parent, path.slice(cut + 1), mode, 0);
  };
  const within = (path: string): Folder => {
    const found = folders.get(path) ?? make(path, FOLDER);
    folders.set(path, found);
    return found;
  };
  for (const [name, size] of JSON.parse(listed) as [string, number][]) {
    const file = make(name, FILE);
    file.contents = packed.subarray(at, at + size);
    file.usedBytes = size;
    at += size;
  }
}

/** The games' modules, by their ids. */
const modulesOf = async (games: string[]) =>
  new Map(
    await Promise.all(
      games.map(async (game) => [game, await fetched(`${FILES}${game}.wasm`)] as const),
    ),
  );

/** What Tepui's `engine.runtime.browser` asks for. */
function host(bytes: Map<string, Uint8Array<ArrayBuffer>>): object {
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
