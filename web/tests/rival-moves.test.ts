import { beforeEach, expect, test, vi } from 'vitest';
import { lastSocket, Socket } from './browser';
import type { GameTable } from '../src/games/game';
import type { Scene } from '../src/messages';
import { like } from '../src/state/settings.svelte';
import { TableState } from '../src/state/table.svelte';

/** A stage that is looked at until somebody hurries. */
const looks: number[] = [];
let enough = () => {};
const stage = {
  querySelectorAll: () => [],
  animate: (_: unknown, duration: number) => {
    looks.push(duration);
    const finished = new Promise<void>((done) => (enough = done));
    return { finished, finish: enough };
  },
} as unknown as Element;
const game = {
  travels: (event) => (event.key === 'laid' ? [{ from: 'hand', to: `card-${event.args.n}` }] : []),
  trifling: (event) => event.key === 'trifle',
  sound: () => null,
} as Partial<GameTable> as GameTable;

const scene = (n: number, decision: number): Scene =>
  ({ view: { n }, awaited: [decision ? 0 : 1], choices: decision ? [{ move: 1 }] : [], decision,
     undo: false, result: null }) as unknown as Scene; // prettier-ignore
const said = (n: number, decision: number, story: object[], more: object = {}) => ({
  type: 'change', you: 0, about: { game: 'coloretto', live: true },
  room: { status: 'playing', people: ['Ann', 'Bea', 'Cleo'].map((name) => ({ name, kind: 'person' })) },
  scene: scene(n, decision), story, chat: [], times: { at: 0, left: null, running: [], sand: null }, ...more,
}); // prettier-ignore
const laid = (seat: number, n: number) => ({ key: 'laid', args: { seat, n } });

let table: TableState<{ n: number }>;
const tell = (...message: Parameters<typeof said>) => lastSocket().tell(said(...message));
const shows = (n: number) => vi.waitFor(() => expect(table.view.n).toBe(n));
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(async () => {
  like({ pace: 'brisk' });
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ story: [] })));
  looks.length = 0;
  Socket.all = [];
  table = new TableState('a1', 'secret');
  table.connect();
  lastSocket().open();
  tell(0, 0, [], { type: 'table' });
  table.game = game;
  table.stage = stage;
  await settled();
});

test('what a rival did lies there for a look before the next is shown, and a click shows all', async () => {
  tell(1, 0, [laid(1, 7)]);
  tell(2, 0, [laid(2, 8)]);
  tell(3, 5, [laid(1, 9)]);
  await shows(1);
  await settled();
  expect(table.view.n).toBe(1);
  expect(looks).toEqual([900]);
  expect(table.latest).toEqual([laid(1, 7)]);
  expect(table.able).toBe(false);
  table.hurry();
  await shows(3);
  expect([looks, table.able]).toEqual([[900], true]);
});

test('nobody waits for a look at one’s own doings, at trifles, or when it is one’s turn', async () => {
  tell(1, 0, [laid(0, 7)]);
  tell(2, 0, [{ key: 'trifle', args: { seat: 1 } }]);
  tell(3, 4, [laid(1, 9)]);
  await shows(3);
  expect(looks).toEqual([]);
  expect(table.latest).toEqual([laid(1, 9)]);
});

test('at once, or while one’s own time runs, there is no look', async () => {
  like({ pace: 'once' });
  tell(1, 0, [laid(1, 7)]);
  tell(2, 0, [laid(2, 8)]);
  await shows(2);
  like({ pace: 'calm' });
  tell(3, 0, [laid(1, 9)], { times: { at: 0, left: [9, 9, 9], running: [0], sand: null } });
  tell(4, 6, [laid(2, 9)], { times: { at: 0, left: [9, 9, 9], running: [0], sand: null } });
  await shows(4);
  expect(looks).toEqual([]);
});

test('what happened since the last turn is shown again, and then the table as it is', async () => {
  tell(1, 0, [laid(1, 7)]);
  table.hurry();
  tell(2, 5, [laid(2, 8)]);
  await vi.waitFor(() => {
    table.hurry();
    expect(table.view.n).toBe(2);
  });
  await settled();
  const again = table.again();
  const seen: number[] = [];
  for (let look = 0; look < 4; look++) {
    seen.push(table.view.n);
    expect([table.choices, table.able]).toEqual([[], false]);
    if (look === 2) expect(table.latest).toEqual([laid(1, 7)]);
    enough();
    await settled();
  }
  await again;
  expect(seen).toEqual([0, 1, 1, 2]);
  expect([table.view.n, table.able]).toEqual([2, true]);
  void table.act([1], true);
  expect(table.rivalMoves.shown).toEqual([]);
});

test('a long wait ends with a short recap, which is gone when one acts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  void table.act([1], true);
  vi.setSystemTime(Date.now() + 60_000);
  lastSocket().tell({ type: 'done', id: lastSocket().sent.at(-1)!.id });
  await settled();
  tell(1, 5, [laid(0, 1), laid(1, 7), laid(2, 8)]);
  await vi.waitFor(() => expect(table.rivalMoves.recap).toEqual([laid(1, 7), laid(2, 8)]));
  void table.act([1], true);
  expect(table.rivalMoves.recap).toEqual([]);
});
