// The table worker: the server's own application, in Python, answering the page's messages. Bots
// and the coach run in separate workers.
import type { PyodideInterface } from 'pyodide';
import { FOLDER, keep } from './kept';
import type { Asked, Stand, Told } from './protocol';
import { python } from './python';

interface Line {
  say(text: string): void;
  hang_up(): void;
}

interface Page {
  start(): Promise<void>;
  go_on(task: string): Promise<string>;
  log_of(table: string): Promise<string>;
  request(...given: unknown[]): Promise<{ toJs(): [number, string, Uint8Array]; destroy(): void }>;
  connect(path: string, told: (text: string) => void, closed: () => void): Line;
  elsewhere: { hear(id: number, data: unknown): void };
}

const tell = (told: Told): void => postMessage(told);
const stand = (stand: Stand): void => tell({ type: 'stand', ...stand });

const FIRST = 500; // ms from when the table serves: the first one is drawn before anybody thinks
let drawn = Promise.resolve();
const thinkers = new Map<string, Worker>();
let files: string | undefined; // where Python is, unless it is the page's own
let spare: Worker | undefined; // a thinker whose script is here before the connection is lost
let py: PyodideInterface;
let page: Page;

const thinks = (): Worker =>
  new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: files });

function think(name: string, id: number, job: { toJs(): Uint8Array; destroy(): void }): void {
  const work = job.toJs();
  job.destroy();
  void drawn.then(() => give(name, id, work));
}

function give(name: string, id: number, job: Uint8Array): void {
  let thinker = thinkers.get(name);
  if (!thinker) {
    thinker = spare ?? thinks();
    spare = undefined;
    thinkers.set(name, thinker);
    thinker.onmessage = ({ data }: MessageEvent<{ id: number; data: Uint8Array }>) =>
      page.elsewhere.hear(data.id, py.toPy(data.data));
  }
  thinker.postMessage({ id, job });
}

function stop(name: string): void {
  thinkers.get(name)?.terminate();
  thinkers.delete(name);
}

async function start(): Promise<void> {
  stand({ stand: 'loading', done: 0 });
  py = await python(false, (done) => stand({ stand: 'loading', done }), files);
  const kept = await keep(py);
  const { Page } = py.pyimport('tepui.page.serve') as {
    Page: (path: string, post: typeof think, stop: (name: string) => void) => Page;
  };
  stand({ stand: 'loading', done: 0.95 });
  page = Page(`${FOLDER}/tepui.db`, think, stop);
  await page.start();
  drawn = new Promise((resolve) => setTimeout(resolve, FIRST));
  stand({ stand: 'ready', kept });
}

// One tab has the table; another one waits until that is closed.
let begin: () => void;
const started = new Promise<void>((resolve, reject) => {
  begin = () => hold(resolve, reject);
});
started.catch((wrong: unknown) => stand({ stand: 'broken', why: String(wrong) }));
if (import.meta.env.MODE === 'page') begin!(); // a message would wait until the page has drawn itself

function hold(resolve: () => void, reject: (wrong: unknown) => void): void {
  const waits = setTimeout(() => stand({ stand: 'elsewhere' }), 300);
  void navigator.locks.request('tepui-table', () => {
    clearTimeout(waits);
    start().then(resolve, reject);
    return new Promise(() => undefined); // until this worker ends
  });
}

const lines = new Map<number, Line>();

/** Answer with what Python says, or with why it cannot. */
async function answer(id: number, said: Promise<string>): Promise<void> {
  const told = (status: number, text: string) =>
    tell({ type: 'answer', id, status, kind: '', body: new TextEncoder().encode(text) });
  await said.then(
    (text) => told(200, text),
    (wrong: unknown) => told(500, String(wrong)),
  );
}

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'prepare' || data.type === 'start') {
    files = data.files;
    if (data.type === 'start') begin();
    else spare ??= thinks();
    return;
  }
  await started;
  const { id } = data;
  if (data.type === 'request') {
    const { method, path, query, headers, body } = data;
    const answer = await page.request(method, path, query, py.toPy(headers), py.toPy(body));
    const [status, kind, found] = answer.toJs();
    answer.destroy();
    tell({ type: 'answer', id, status, kind, body: found });
  } else if (data.type === 'go-on') await answer(id, page.go_on(data.task));
  else if (data.type === 'log') await answer(id, page.log_of(data.table));
  else if (data.type === 'open') {
    tell({ type: 'opened', id });
    const told = (text: string) => tell({ type: 'told', id, text });
    const closed = () => {
      if (lines.delete(id)) tell({ type: 'closed', id });
    };
    lines.set(id, page.connect(data.path, told, closed));
  } else if (data.type === 'say') lines.get(id)?.say(data.text);
  else lines.get(id)?.hang_up();
};
