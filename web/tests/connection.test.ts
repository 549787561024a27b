import { beforeEach, expect, test, vi } from 'vitest';
import { lastSocket, Socket } from './browser';
import { Connection } from '../src/connection';
import type { In, Out } from '../src/messages';

const hello = { type: 'hello', token: 'secret', language: 'en' } as In;
let heard: Out[];
let live: boolean[];
const connect = () =>
  new Connection(
    'a1',
    () => hello,
    (message) => heard.push(message),
    (now) => live.push(now),
  );
const question = { type: 'hint', id: 'q1' } as Extract<In, { id: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  heard = [];
  live = [];
});

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
