import { beforeEach, expect, test, vi } from 'vitest';
import { lastSocket, Socket } from './browser';
import type { GameTable } from '../src/table/game-table';
import type { Scene } from '../src/messages';
import { saveSettings } from '../src/local/settings.svelte';
import { TableState } from '../src/table/table.svelte';

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
  beats: { trifle: { weight: 'trifle' }, refused: { weight: 'notable' }, won: { weight: 'great' } },
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

/** Great moments, each of which lasts until it is released. */
const celebrated: { seat?: number }[] = [];
let release = () => {};
vi.mock('../src/motion/great-moments', () => ({
  celebrate: (_: Element, great: { seat?: number }) => {
    celebrated.push(great);
    return new Promise<void>((done) => (release = done));
  },
}));

let table: TableState<{ n: number }>;
const tell = (...message: Parameters<typeof said>) => lastSocket().tell(said(...message));
const shows = (n: number) => vi.waitFor(() => expect(table.view.n).toBe(n));
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(async () => {
  saveSettings({ pace: 'brisk' });
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ story: [] })));
  looks.length = celebrated.length = 0;
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
  expect(looks).toEqual([650]);
  expect(table.latest).toEqual([laid(1, 7)]);
  expect(table.able).toBe(false);
  table.showing.hurry();
  await shows(3);
  expect([looks, table.able]).toEqual([[650], true]);
});

test('nobody waits for a look at one’s own doings, at trifles, or when it is one’s turn', async () => {
  tell(1, 0, [laid(0, 7)]);
  tell(2, 0, [{ key: 'trifle', args: { seat: 1 } }]);
  tell(3, 4, [laid(1, 9)]);
  await shows(3);
  expect(looks).toEqual([]);
  expect(table.latest).toEqual([laid(1, 9)]);
});

test('the heavier what happened, the longer the look; what is done to me is notable', async () => {
  tell(1, 0, [{ key: 'x-refused', args: { seat: 1 } }]);
  tell(2, 0, [{ key: 'laid', args: { seat: 1, other: 0 } }]);
  tell(3, 0, [laid(2, 9)]);
  for (const [n, so] of [
    [1, [1200]],
    [2, [1200, 1200]],
    [3, [1200, 1200, 650]],
  ] as const) {
    await shows(n);
    await settled();
    expect(looks).toEqual(so);
    enough();
  }
});

test('what is great stops the table, whoever did it, and whoever is to move', async () => {
  const great = (seat: number) => ({ key: 'x-won', args: { seat } });
  tell(1, 4, [great(0), laid(1, 3)]);
  tell(2, 5, [great(1), great(2)]);
  await vi.waitFor(() => expect(celebrated).toHaveLength(1));
  expect([table.view.n, table.able]).toEqual([1, false]);
  release();
  await vi.waitFor(() => expect(celebrated).toHaveLength(2));
  expect([table.view.n, table.able]).toEqual([2, true]); // and yet one can act
  table.showing.hurry();
  release();
  await settled();
  expect(celebrated.map(({ seat }) => seat)).toEqual([0, 1]); // who hurries sees no more
});

test('at once, or while one’s own time runs, there is no look', async () => {
  saveSettings({ pace: 'once' });
  tell(1, 0, [laid(1, 7)]);
  tell(2, 0, [laid(2, 8)]);
  await shows(2);
  saveSettings({ pace: 'calm' });
  tell(3, 0, [laid(1, 9)], { times: { at: 0, left: [9, 9, 9], running: [0], sand: null } });
  tell(4, 6, [laid(2, 9)], { times: { at: 0, left: [9, 9, 9], running: [0], sand: null } });
  await shows(4);
  expect(looks).toEqual([]);
});

test('what happened since the last turn is shown again, and then the table as it is', async () => {
  tell(1, 0, [laid(1, 7)]);
  table.showing.hurry();
  tell(2, 5, [laid(2, 8)]);
  await vi.waitFor(() => {
    table.showing.hurry();
    expect(table.view.n).toBe(2);
  });
  await settled();
  const again = table.showing.again();
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
