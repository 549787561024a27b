import { beforeEach, expect, test, vi } from 'vitest';
import { Socket } from './browser';
import { checked } from '../src/fairness/promises';
import type { About, Result, Room } from '../src/messages';
import { keepOffline, keptOffline } from '../src/state/offline';
import { TableState } from '../src/state/table.svelte';

const LOG = 'tepui log 1\n\n0 play toucan\n\nrunning\n';
const kept = { log: LOG, decision: 3, pending: ['a-1'], local: 'b2', token: 'here', refused: '' };
let asked: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  Socket.all = [];
  asked = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: body ? JSON.parse(String(body)) : null });
    return answer();
  });
  keepOffline('a1', kept);
});

const come = (): TableState => {
  const table = new TableState('a1', 'secret');
  table.connect();
  return table;
};

test('what was played offline is handed in before anything else, and then forgotten', async () => {
  come();
  expect(Socket.all).toHaveLength(0);
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  const body = { log: LOG, decision: 3, pending: ['a-1'] };
  expect(asked).toEqual([{ path: '/api/tables/a1/offline', body }]);
  expect(keptOffline('a1')).toBeNull();
});

test('where nothing was played, nothing is handed in', async () => {
  keepOffline('a1', { ...kept, log: 'tepui log 1\n\n\n\nrunning\n' });
  answer = () => new Response('{}');
  come();
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/a1']);
});

test('what is refused is kept, with the reason', async () => {
  answer = () => new Response(JSON.stringify({ code: 'no', text: 'Too late.' }), { status: 409 });
  const table = come();
  await vi.waitFor(() => expect(table.kept?.refused).toBe('Too late.'));
  expect(keptOffline('a1')).toEqual({ ...kept, refused: 'Too late.' });
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
});

test('while the server does not answer, nothing is given up', async () => {
  answer = () => new Response('', { status: 503 });
  const table = come();
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
  expect(table.kept).toEqual(kept);
});

test('what a device has dealt breaks no promise of the server', () => {
  localStorage.setItem('tepui-promises-c3', JSON.stringify({ commitment: 'other', promises: {} }));
  const seed = '00'.repeat(32);
  const commitment = '6dabb9a5fd3e1d55fcdd5bb8d8d3b5f8'; // of another seed
  const about = { id: 'c3', commitment, device: true } as About;
  const room = { promises: {}, numbers: {} } as unknown as Room;
  const [check] = checked(about, room, { seed } as Result, 0);
  expect(check!.args.commitment).toBe(commitment);
  const [promised] = checked({ ...about, device: false }, room, { seed } as Result, 0);
  expect(promised!.args.commitment).toBe('other');
});
