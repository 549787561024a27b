// Reviews of finished games: made by this browser, where it can and the server gives what that takes,
// and kept here; else by the server.
import type { Review, Reviewed, ReviewTask } from '../messages';
import * as api from '../net/api';
import { able, makeReview } from '../net/thinking';
import { heldAt } from '../state/seats';

/** The review that is being made here, or was made last. */
let making: { of: string; latest: Reviewed; failed: boolean } | null = null;

/** What there is of the review of a table's game: ask again until it is done. */
export const review = (table: string, seat: string, token = ''): Promise<Reviewed> =>
  follow(
    `${table} ${seat === 'mine' ? seat : ''}`,
    (here) => api.review(table, seat, token, here),
    (found) => token && void api.handIn(table, found, token).catch(() => undefined),
    token ? (heldAt(table)?.seat ?? undefined) : undefined,
  );

export const reviewLog = (log: string, seat: string): Promise<Reviewed> =>
  follow(log, (here) => api.reviewLog(log, seat, here));

async function follow(
  of: string,
  ask: (here: boolean) => Promise<Reviewed>,
  hand: (found: string) => void = () => undefined,
  own?: number,
): Promise<Reviewed> {
  if (making?.of === of && !making.failed) return making.latest;
  const told = await ask(able());
  if (!told.task) return told;
  const key = `${told.task.python} ${of}`;
  const kept = await recall(key);
  if (kept) return { done: 1, review: kept };
  begin(of, key, told.task, own, hand);
  return told;
}

function begin(
  of: string,
  key: string,
  task: ReviewTask,
  own: number | undefined,
  hand: (found: string) => void,
): void {
  const now = { of, latest: { done: 0, review: null } as Reviewed, failed: false };
  making = now;
  makeReview(task, own, (text) => {
    now.latest = JSON.parse(text) as Reviewed;
  }).then(
    async (found) => {
      if (now.latest.review) await keep(key, now.latest.review);
      if (found) hand(found);
    },
    () => (now.failed = true), // the server makes it
  );
}

// What was made here stays here, the newest of it: for the next visit.

const KEPT = 'reviews';
const MOST = 40;

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('tepui-coach', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(KEPT, { keyPath: 'key' });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error as Error);
  });
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error as Error);
  });

interface Kept {
  key: string;
  at: number;
  review: Review;
}

async function recall(key: string): Promise<Review | null> {
  try {
    const store = (await opened()).transaction(KEPT).objectStore(KEPT);
    return ((await asked(store.get(key))) as Kept | undefined)?.review ?? null;
  } catch {
    return null; // a browser that keeps nothing makes it anew
  }
}

async function keep(key: string, review: Review): Promise<void> {
  try {
    const writing = (await opened()).transaction(KEPT, 'readwrite');
    const written = new Promise((done) => (writing.oncomplete = writing.onabort = done));
    const store = writing.objectStore(KEPT);
    await asked(store.put({ key, at: Date.now(), review } satisfies Kept));
    const all = (await asked(store.getAll())) as Kept[];
    const old = all.sort((a, b) => b.at - a.at).slice(MOST);
    for (const each of old) store.delete(each.key);
    await written;
  } catch {
    // a browser that keeps nothing makes it anew
  }
}
