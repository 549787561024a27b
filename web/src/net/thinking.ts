// What this browser thinks itself, in place of its server: reviews and hints, by the same Python in a
// worker. The server gives what that takes, and thinks itself wherever a browser cannot or is too slow.
import type { Advice, Known, ReviewTask, Weighed } from '../messages';
import { ask } from './api';
import { nextId } from './connection';
import { networked } from './transport';

export interface Job {
  id: number;
  what: 'load' | 'review' | 'hint' | 'weigh';
  python: string;
  task: string;
  /** A move to be weighed, as the server would be asked. */
  message?: string;
  /** The seat of whose choices a review is also told in short. */
  own?: number;
}

export type Said =
  | { type: 'alive' }
  | { type: 'ready' }
  | { type: 'told' | 'done'; id: number; text: string }
  | { type: 'wrong'; why: string };

const PYTHON = 'tepui-python'; // the last that was loaded, which the browser keeps
const START = 25_000; // milliseconds until Python must be there
const SILENCE = 15_000; // and from one sign of life to the next
const HINT = 2500; // and for a hint

interface Waiting {
  told: (text: string) => void;
  done: (text: string) => void;
  failed: (why: Error) => void;
}

let worker: Worker | null = null;
let ready = false;
let failed = false; // from then on the server thinks
let ids = 0;
let place = ''; // where its Python is
const waiting = new Map<number, Waiting>();
let watch: ReturnType<typeof setTimeout> | undefined;
let start: ReturnType<typeof setTimeout> | undefined;

/** Whether this browser may think itself: it can, has not failed, and need not save what it loads. */
export function able(): boolean {
  const { connection, deviceMemory = 8 } = navigator as {
    connection?: { saveData?: boolean };
    deviceMemory?: number;
  };
  const has = typeof Worker !== 'undefined' && typeof DecompressionStream !== 'undefined';
  return networked && has && !failed && !connection?.saveData && deviceMemory >= 2;
}

/** Whether this browser has a Python already: it was loaded before, and needs no network. */
export const atHand = (python: string): boolean =>
  python !== '' && able() && localStorage.getItem(PYTHON) === python;

function end(why: Error): void {
  worker?.terminate();
  worker = null;
  ready = false;
  clearTimeout(watch);
  clearTimeout(start);
  for (const each of waiting.values()) each.failed(why);
  waiting.clear();
}

function fail(why: string): void {
  failed = true;
  console.warn(`The server thinks in this browser's place: ${why}`);
  end(new Error(why));
}

/** A sign of life: the next is due while something is to be done. */
function alive(): void {
  clearTimeout(watch);
  if (waiting.size || !ready) watch = setTimeout(() => fail('too slow'), SILENCE);
}

function hear(said: Said): void {
  if (said.type === 'wrong') return fail(said.why);
  if (said.type === 'ready') {
    ready = true;
    localStorage.setItem(PYTHON, place);
    clearTimeout(start);
  } else if (said.type === 'told') waiting.get(said.id)?.told(said.text);
  else if (said.type === 'done') {
    waiting.get(said.id)?.done(said.text);
    waiting.delete(said.id);
  }
  alive();
}

function post(job: Omit<Job, 'id'>): number {
  if (!worker) {
    worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
    worker.onerror = (event) => fail(event.message || 'the worker cannot start');
    start = setTimeout(() => fail('too slow to start'), START);
    alive();
  }
  place = job.python;
  const id = ids++;
  worker.postMessage({ id, ...job });
  return id;
}

function think(job: Omit<Job, 'id'>, told: Waiting['told'] = () => undefined): Promise<string> {
  return new Promise((done, failed) => {
    waiting.set(post(job), { told, done, failed });
    alive();
  });
}

/** Make a review, and give up any other; `told` hears how it grows. What it says in short of the
 * seat `own`, if that is given. */
export function makeReview(
  task: ReviewTask,
  own: number | undefined,
  told: (text: string) => void,
): Promise<string> {
  if (waiting.size) end(new Error('given up'));
  const { python } = task;
  return think({ what: 'review', python, task: JSON.stringify(task), own }, told);
}

const later = (time: number): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), time));

let thinksItself = false; // the server, as it has said

/** An answer of this browser's, from what the seat may know; null where the server is to be asked:
 * until Python is here, too. */
async function answer<T>(job: Pick<Job, 'what' | 'message'>, table: string, token: string) {
  if (!able() || thinksItself || waiting.size) return null;
  try {
    const { task } = await ask<Known>(`tables/${table}/known`, {}, token);
    if (!task) {
      thinksItself = true;
      return null;
    }
    const { python } = task;
    if (!ready) {
      if (!worker) post({ what: 'load', python, task: '' });
      return null;
    }
    const found = think({ ...job, python, task: JSON.stringify(task) });
    const text = await Promise.race([found, later(HINT)]);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null; // the server says what is wrong, or finds the hint
  }
}

export const hintHere = (table: string, token: string): Promise<Advice | null> =>
  answer({ what: 'hint' }, table, token);

export function weighHere(
  table: string,
  token: string,
  moves: number[],
  phrase?: string | null,
): Promise<Weighed | null> {
  const message = JSON.stringify({ type: 'weigh', id: nextId(), moves, phrase });
  return answer({ what: 'weigh', message }, table, token);
}
