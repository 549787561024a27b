import { beforeEach, expect, test, vi } from 'vitest';
import { lastSocket, Socket } from './browser';
import type { Room, Scene } from '../src/messages';
import { came } from '../src/table/story';
import { TableState } from '../src/table/table.svelte';

const scene = (decision: number, more: Partial<Scene> = {}): Scene =>
  ({
    view: { decision },
    awaited: [0],
    choices: [],
    decision,
    undo: false,
    result: null,
    ...more,
  }) as Scene;
const person = { name: 'Ann', kind: 'person' };
const room = { status: 'playing', people: [person, { name: '', kind: 'bot', level: 'easy' }] };
const whole = (decision: number, story: object[] = []) => ({
  type: 'table', you: 0, about: { game: 'coloretto' }, room, scene: scene(decision), story, chat: [],
  times: { at: 0, left: null, running: [], sand: null },
}); // prettier-ignore
const change = (decision: number, story: object[]) => ({
  ...whole(decision, story),
  type: 'change',
  room: null,
});
const event = (n: number) => ({ key: 'coloretto-starts', args: { seat: n } });

let table: TableState<{ decision: number }>;
beforeEach(async () => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ story: [] })));
  Socket.all = [];
  table = new TableState('a1', 'secret');
  table.connect();
  lastSocket().open();
  lastSocket().tell(whole(0, [event(0)]));
  await settled();
});
const settled = () => new Promise((done) => setTimeout(done));

test('a table is shown as it was told', () => {
  expect(table.view).toEqual({ decision: 0 });
  expect(table.mine).toBe(true);
  expect(table.names[0]).toBe('Ann');
  expect(table.lines.map((line) => line.event)).toEqual([event(0)]);
});

test('changes are shown in their order, each with its story', async () => {
  lastSocket().tell(change(1, [event(1)]));
  lastSocket().tell(change(2, [event(2)]));
  await vi.waitFor(() => expect(table.view).toEqual({ decision: 2 }));
  expect(table.lines.map((line) => line.event)).toEqual([event(0), event(1), event(2)]);
});

test('what waits to be shown is counted, until it is shown at once', async () => {
  for (const n of [1, 2, 3]) lastSocket().tell(change(n, [event(1)]));
  expect(table.showing.behind).toBe(2);
  table.showing.hurry();
  expect(table.showing.behind).toBe(0);
  await vi.waitFor(() => expect(table.view).toEqual({ decision: 3 }));
});

test('after a break no line of the story is told twice', async () => {
  lastSocket().tell(change(1, [event(1)]));
  await vi.waitFor(() => expect(table.lines).toHaveLength(2));
  lastSocket().tell(whole(2, [event(0), event(1), event(2)]));
  expect(table.lines.map((line) => line.event)).toEqual([event(0), event(1), event(2)]);
});

test('a move carries the number of its decision, and a refusal is shown with its rule', async () => {
  const made = table.act([5], true);
  const sent = lastSocket().sent.at(-1) as unknown as { id: string; decision: number };
  expect(sent).toMatchObject({ type: 'move', moves: [5], decision: 0 });
  expect(table.sending).toBe(true);
  lastSocket().tell({ type: 'wrong', id: sent.id, code: 'x', text: 'Not now. [CA5]', rule: 'CA5' });
  expect(await made).toBe(false);
  expect(table.refusal).toEqual({ text: 'Not now.', rule: 'CA5' });
  expect(table.sending).toBe(false);
});

test('a running clock counts down, one that waits does not', () => {
  lastSocket().tell({
    ...whole(0),
    times: { at: Date.now() / 1000, left: [60, 60], running: [0], sand: null },
  });
  const later = Date.now() / 1000 + 10;
  expect(Math.round(table.left(0, later)!)).toBe(50);
  expect(table.left(1, later)).toBe(60);
});

test('who sat down keeps their name in the notebook, and a table that closes seats nobody', () => {
  const room = (status: string, ...names: string[]) =>
    ({ status, people: names.map((name) => ({ kind: name ? 'person' : 'empty', name })) }) as Room;
  const sat = { key: 'web-room-person', args: { seat: 1, name: 'Bea' } };
  expect(came(room('open', 'Ann', ''), room('open', 'Ann', 'Bea'))).toEqual([sat]);
  expect(came(room('open', 'Ann', 'Bea'), room('closed', '', ''))).toEqual([]);
});
