import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happen, lastSocket, Socket } from './browser';
import { Connection } from '../src/net/connection';
import type { In, Out } from '../src/messages';

const hello = { type: 'hello', token: 'secret', language: 'en' } as In;
let heard: Out[];
let live: boolean[];
let made: Connection | null = null;
const connect = () =>
  (made = new Connection(
    'a1',
    () => hello,
    (message) => heard.push(message),
    (now) => live.push(now),
  ));
const question = { type: 'hint', id: 'q1' } as Extract<In, { id: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  heard = [];
  live = [];
});

afterEach(() => made?.end());

test('the first message is hello, and a question waits for the table', () => {
  const connection = connect();
  void connection.ask(question);
  lastSocket().open();
  expect(lastSocket().url).toBe('ws://tepui.test/api/tables/a1/play');
  expect(lastSocket().sent).toEqual([hello]);
  lastSocket().tell({ type: 'table' });
  expect(lastSocket().sent).toEqual([hello, question]);
  expect(live).toEqual([true]);
});

test('what has no answer is sent again after a break, and answered once', async () => {
  const connection = connect();
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  const answer = connection.ask(question);
  lastSocket().close();
  expect(live).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  expect(lastSocket().sent).toEqual([hello, question]);
  lastSocket().tell({ type: 'done', id: 'q1' });
  expect(await answer).toEqual({ type: 'done', id: 'q1' });
  lastSocket().close();
  await vi.advanceTimersByTimeAsync(1000);
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  expect(lastSocket().sent).toEqual([hello]);
});

test('it waits longer after each failure', async () => {
  connect();
  for (let tries = 1; tries <= 6; tries++) {
    lastSocket().close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Socket.all).toHaveLength(tries + 1);
  }
  const before = Socket.all.length;
  lastSocket().close();
  await vi.advanceTimersByTimeAsync(5000); // the sixth wait is 6 seconds at least
  expect(Socket.all).toHaveLength(before);
});

test('a refused hello ends it', async () => {
  connect();
  lastSocket().open();
  lastSocket().tell({ type: 'wrong', id: '', code: 'x', text: 'No.' });
  lastSocket().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(heard).toHaveLength(1);
});

test('a ping is answered at once, and heard by nobody', () => {
  connect();
  lastSocket().open();
  lastSocket().tell({ type: 'ping', ping: 7 });
  expect(lastSocket().sent.at(-1)).toEqual({ type: 'pong', ping: 7 });
  expect(heard).toEqual([]);
});

test('a silent line is asked for a sign of life, and given up after ten seconds', async () => {
  connect();
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  await vi.advanceTimersByTimeAsync(4500);
  expect(lastSocket().sent.at(-1)).toEqual({ type: 'beat' });
  lastSocket().tell({ type: 'ping', ping: 1 });
  await vi.advanceTimersByTimeAsync(9500);
  expect(Socket.all).toHaveLength(1);
  expect(live).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(live).toEqual([true, false]);
  expect(Socket.all).toHaveLength(2);
  lastSocket().open();
  expect(lastSocket().sent).toEqual([hello]);
});

test('a line that does not even open is given up, too, with more patience each time', async () => {
  connect();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(Socket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(Socket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(Socket.all).toHaveLength(3);
});

test('a page that comes back greets anew at once', async () => {
  connect();
  const greets = (event: string, more: object = {}) => {
    const before = Socket.all.length;
    happen(event, more);
    return Socket.all.length - before;
  };
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  expect(greets('pageshow', { persisted: false })).toBe(0);
  expect(greets('visibilitychange')).toBe(0); // something was heard just now
  expect(greets('online')).toBe(1);
  expect(greets('pageshow', { persisted: true })).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(greets('visibilitychange')).toBe(1);
  lastSocket().open();
  expect(lastSocket().sent).toEqual([hello]);
});

test('a machine without a net is noticed at once, and a server on this side of it, too', async () => {
  connect();
  lastSocket().open();
  lastSocket().tell({ type: 'table' });
  happen('offline');
  expect(live).toEqual([true, false]);
  expect(lastSocket().sent.at(-1)).toEqual({ type: 'beat' });
  lastSocket().tell({ type: 'ping', ping: 1 });
  expect(live).toEqual([true, false, true]);
  happen('offline');
  await vi.advanceTimersByTimeAsync(6000); // nothing is heard: try anew
  expect(Socket.all).toHaveLength(2);
});
