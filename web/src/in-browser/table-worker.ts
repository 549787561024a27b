// The table worker: the server's own application, in Python, answering the page's messages. Bots
// and the coach run in separate workers.
import type { PyodideInterface } from 'pyodide';
import { FOLDER, keep } from './database-file';
import type { Asked, Stand, Told } from './protocol';
import { python } from './python';

interface Line {
  say(text: string): void;
  hang_up(): void;
}

interface Page {
  start(): Promise<void>;
  request(...given: unknown[]): Promise<{ toJs(): [number, string, Uint8Array]; destroy(): void }>;
  connect(path: string, told: (text: string) => void, closed: () => void): Line;
  jobs: { hear(id: number, data: unknown): void };
}

const tell = (told: Told): void => postMessage(told);
const stand = (stand: Stand): void => tell({ type: 'stand', ...stand });

const FIRST = 500; // ms from when the table serves: the first one is drawn before anybody thinks
let drawn = Promise.resolve();
const thinkers = new Map<string, Worker>();
let py: PyodideInterface;
let page: Page;

const thinks = (): Worker =>
  new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });

function think(name: string, id: number, job: { toJs(): Uint8Array; destroy(): void }): void {
  const work = job.toJs();
  job.destroy();
  void drawn.then(() => give(name, id, work));
}

function give(name: string, id: number, job: Uint8Array): void {
  let thinker = thinkers.get(name);
  if (!thinker) {
    thinker = thinks();
    thinkers.set(name, thinker);
    thinker.onmessage = ({ data }: MessageEvent<{ id: number; data: Uint8Array }>) =>
      page.jobs.hear(data.id, py.toPy(data.data));
  }
  thinker.postMessage({ id, job });
}

function stop(name: string): void {
  thinkers.get(name)?.terminate();
  thinkers.delete(name);
}

async function start(): Promise<void> {
  stand({ stand: 'loading', done: 0 });
  py = await python(false, (done) => stand({ stand: 'loading', done }));
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

// One tab has the table. Another one can ask for it, and takes it where no answer comes, as from a tab that sleeps.
const LOCK = 'tepui-table';
const PATIENCE = 1500; // milliseconds
const others = new BroadcastChannel(LOCK);
let holds = false;
const started = new Promise<void>((resolve, reject) => {
  const waits = setTimeout(() => stand({ stand: 'elsewhere' }), 300);
  const hold = () => {
    holds = true;
    clearTimeout(waits);
    others.onmessage = giveWay;
    start().then(resolve, reject);
    return new Promise<void>(() => undefined); // until this worker ends
  };
  const ask = (steal: boolean) => navigator.locks.request(LOCK, { steal }, hold).catch(giveWay);
  void ask(false);
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if (data.type !== 'take-over') return;
    others.postMessage('give way');
    setTimeout(() => !holds && void ask(true), PATIENCE);
  });
});
started.catch((wrong: unknown) => stand({ stand: 'broken', why: String(wrong) }));

function giveWay(): void {
  stand({ stand: 'elsewhere' });
  close();
}

const lines = new Map<number, Line>();

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.type === 'take-over') return;
  await started;
  const { id } = data;
  if (data.type === 'request') {
    const { method, path, query, headers, body } = data;
    const answer = await page.request(method, path, query, py.toPy(headers), py.toPy(body));
    const [status, kind, found] = answer.toJs();
    answer.destroy();
    tell({ type: 'answer', id, status, kind, body: found });
  } else if (data.type === 'open') {
    tell({ type: 'opened', id });
    const told = (text: string) => tell({ type: 'told', id, text });
    const closed = () => {
      if (lines.delete(id)) tell({ type: 'closed', id });
    };
    lines.set(id, page.connect(data.path, told, closed));
  } else if (data.type === 'say') lines.get(id)?.say(data.text);
  else lines.get(id)?.hang_up();
};
