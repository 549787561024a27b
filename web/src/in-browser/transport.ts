// The page's connection to its tables: a worker of this browser, with the interface of a server.
import type { Asked, Stand, Told } from './protocol';
import type { Socket } from '../platform/transport';
import { ROOT } from '../platform/root';

export type { Socket };

/** Nobody comes to a table of this browser from elsewhere. */
export const networked = false;

let ids = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, WorkerSocket>();
const watchers = new Set<(stand: Stand) => void>();
let stand: Stand = { stand: 'loading', done: 0 };

const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
const say = (asked: Asked): void => worker.postMessage(asked);

const HERE = 'tepui-here'; // whether this tab is to have the table, over a reload
if (sessionStorage.getItem(HERE)) say({ type: 'take-over' });
sessionStorage.removeItem(HERE);

/** Let this tab have the table. */
export function takeOver(): void {
  sessionStorage.setItem(HERE, 'yes');
  location.reload();
}

// A page that the browser keeps for the way back would keep the table, too.
addEventListener('pagehide', () => worker.terminate());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

/** Hear where the table's worker stands, now and whenever that changes. */
export function watch(heard: (stand: Stand) => void): void {
  watchers.add(heard);
  heard(stand);
}

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.type === 'stand') {
    stand = data;
    for (const heard of watchers) heard(stand);
  } else if (data.type === 'answer') {
    const body = data.status === 204 ? null : (data.body as Uint8Array<ArrayBuffer>);
    const headers = { 'Content-Type': data.kind };
    waiting.get(data.id)?.(new Response(body, { status: data.status, headers }));
    waiting.delete(data.id);
  } else sockets.get(data.id)?.hear(data);
};

/** Ask what is under a path of the API. What was prepared when the page was built need not wait. */
export async function request(path: string, given: RequestInit = {}): Promise<Response> {
  const method = given.method ?? 'GET';
  if (stand.stand === 'loading' && method === 'GET') {
    const found = await prepared(path);
    if (found) return found;
  }
  const drawn = path.endsWith('/scenery') ? await drawing(path, given.body) : null;
  if (drawn) return drawn;
  const [place = '', query = ''] = path.split('?');
  const body = new Uint8Array(await new Response(given.body).arrayBuffer());
  const headers = [...new Headers(given.headers)];
  return answer((id) => ({
    type: 'request',
    id,
    method,
    path: `/api/${place}`,
    query,
    headers,
    body,
  }));
}

function answer(asked: (id: number) => Asked): Promise<Response> {
  const id = ids++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    say(asked(id));
  });
}

const PREPARED = /^games(\/\w+\/(about|lessons\/first))?$/;

async function prepared(path: string): Promise<Response | null> {
  if (!PREPARED.test(path)) return null;
  const answer = await fetch(`${ROOT}prepared/${path}.json`).catch(() => null);
  return answer?.ok ? answer : null;
}

/** The background of a game's table, if it was drawn when the page was built. */
async function drawing(path: string, body: RequestInit['body']): Promise<Response | null> {
  const { options } = JSON.parse(String(body)) as { options: Record<string, string> };
  const said = JSON.stringify(Object.entries(options).sort());
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  const name = Array.from(new Uint8Array(digest).slice(0, 8), (n) =>
    n.toString(16).padStart(2, '0'),
  ).join('');
  const file = `${ROOT}prepared/${path}-${name}.svg`;
  const answer = await fetch(file).catch(() => null);
  return answer?.ok ? answer : null;
}

/** Where a page to print is: a file beside the page. */
export const printed = (game: string, what: string, language: string, paper: string): string =>
  `${ROOT}print/${game}-${what}-${language}-${paper}.pdf`;

/** A table's connection, through the worker. */
class WorkerSocket implements Socket {
  readyState: Socket['readyState'] = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  readonly #id = ids++;

  constructor(table: string) {
    sockets.set(this.#id, this);
    say({ type: 'open', id: this.#id, path: `/api/tables/${table}/play` });
  }

  hear(told: Told): void {
    const here = this as unknown as WebSocket;
    if (told.type === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(here, new Event('open'));
    } else if (told.type === 'told') {
      this.onmessage?.call(here, new MessageEvent('message', { data: told.text }));
    } else if (told.type === 'closed') {
      this.readyState = WebSocket.CLOSED;
      sockets.delete(this.#id);
      this.onclose?.call(here, new CloseEvent('close'));
    }
  }

  send(text: string): void {
    say({ type: 'say', id: this.#id, text });
  }

  close(): void {
    if (this.readyState < WebSocket.CLOSING) this.readyState = WebSocket.CLOSING;
    say({ type: 'close', id: this.#id });
  }
}

export const openSocket = (table: string): Socket => new WorkerSocket(table);
