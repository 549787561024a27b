import './browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job, Said } from '../src/net/thinking';
import { hold } from '../src/state/seats';

/** A worker whose other end is the test. */
class Coach {
  static all: Coach[] = [];
  asked: Job[] = [];
  ended = false;
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    Coach.all.push(this);
  }
  postMessage(job: Job): void {
    this.asked.push(job);
  }
  terminate(): void {
    this.ended = true;
  }
  say(said: Said): void {
    this.onmessage?.({ data: said });
  }
}

const TASK = { python: '/python/a/', game: 'coloretto', seats: 2, options: {}, seat: 0 };
const review = { game: 'coloretto', done: 1 };
let requests: string[];
let gives: boolean; // whether the server lets browsers think

async function answer(path: string, given: RequestInit = {}): Promise<Response> {
  requests.push(`${given.method ?? 'GET'} ${path.replace('/api/tables/t1/', '')}`);
  if (given.method === 'PUT') return new Response(null, { status: 204 });
  if (path.endsWith('/known')) return Response.json({ task: gives ? TASK : null });
  const here = gives && path.endsWith('&here=yes');
  return Response.json(
    here ? { done: 0, review: null, task: TASK } : { done: 1, review: { ...review, by: 'server' } },
  );
}

let reviews: typeof import('../src/replay/reviews');
let thinking: typeof import('../src/net/thinking');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('Worker', Coach);
  vi.stubGlobal('fetch', answer);
  [Coach.all, requests, gives] = [[], [], true];
  hold({ table: 't1', game: 'coloretto', token: 'secret', seat: 1, invitation: '', at: 0 });
  reviews = await import('../src/replay/reviews');
  thinking = await import('../src/net/thinking');
});

const ask = () => reviews.review('t1', '1', 'secret');
const worker = () => Coach.all.at(-1)!;
const told = (done: number): Said => ({
  type: 'told',
  id: worker().asked.at(-1)!.id,
  text: JSON.stringify({ done, review: { ...review, done } }),
});

describe('a review', () => {
  it('is made here, and what it says of one’s own choices is handed in', async () => {
    expect((await ask()).done).toBe(0);
    expect(worker().asked).toMatchObject([{ what: 'review', python: '/python/a/', own: 1 }]);
    worker().say({ type: 'ready' });
    worker().say(told(0.5));
    expect((await ask()).done).toBe(0.5);
    worker().say(told(1));
    worker().say({ type: 'done', id: worker().asked[0]!.id, text: '{"lost":3}' });
    expect((await ask()).review).toEqual(review);
    await vi.advanceTimersByTimeAsync(0); // it is kept first
    expect(requests).toEqual(['GET review?seat=1&here=yes', 'PUT review']);
  });

  it.each<[string, () => void]>([
    ['the worker fails', () => worker().say({ type: 'wrong', why: 'no memory' })],
    ['the worker cannot start', () => worker().onerror!({ message: 'blocked' })],
    ['the worker is silent', () => vi.advanceTimersByTime(16_000)],
    [
      'Python takes too long to come',
      () => {
        for (let n = 0; n < 26; n++) {
          vi.advanceTimersByTime(1000);
          if (n < 25) worker().say({ type: 'alive' });
        }
      },
    ],
  ])('is made by the server where %s', async (_, fails) => {
    await ask();
    fails();
    await vi.advanceTimersByTimeAsync(0);
    expect(worker().ended).toBe(true);
    expect((await ask()).review).toMatchObject({ by: 'server' });
    await ask();
    expect(requests.slice(1)).toEqual(['GET review?seat=1', 'GET review?seat=1']);
    expect(Coach.all).toHaveLength(1);
  });

  it('goes on as long as there are signs of life, and gives way to another', async () => {
    await ask();
    worker().say({ type: 'ready' });
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(10_000);
      worker().say({ type: 'alive' });
    }
    expect(worker().ended).toBe(false);
    await reviews.review('t2', 'all');
    expect(Coach.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(thinking.able()).toBe(true);
  });

  it('is the server’s where it wishes so', async () => {
    gives = false;
    expect((await ask()).review).toMatchObject({ by: 'server' });
    expect(Coach.all).toHaveLength(0);
  });
});

describe('a hint', () => {
  const hint = () => thinking.hintHere('t1', 'secret');

  it('is found here once Python has come, and nobody waits for that', async () => {
    expect(await hint()).toBeNull();
    expect(await hint()).toBeNull();
    expect(worker().asked.map(({ what }) => what)).toEqual(['load']);
    worker().say({ type: 'ready' });
    const asked = hint();
    await vi.advanceTimersByTimeAsync(0);
    worker().say({ type: 'done', id: worker().asked.at(-1)!.id, text: '{"moves":[3]}' });
    expect(await asked).toEqual({ moves: [3] });
    const late = hint();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await late).toBeNull();
  });

  it('is the server’s where it wishes so, and it is asked once', async () => {
    gives = false;
    expect([await hint(), await hint()]).toEqual([null, null]);
    expect(requests).toEqual(['GET known']);
    expect(Coach.all).toHaveLength(0);
  });
});
