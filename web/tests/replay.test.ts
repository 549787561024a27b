import { expect, test } from 'vitest';
import './browser';
import type { GameTable } from '../src/table/game-table';
import type { Replayed } from '../src/messages';
import { ReplayState } from '../src/replay/state.svelte';

const CHANCE = -1;
const steps = [CHANCE, CHANCE, 0, 0, CHANCE, 1, 1, 0].map((actor, number) => ({
  number,
  actor,
  story: [],
  view: { round: Math.floor(number / 3) },
}));
const replayed = { game: 'x', options: {}, players: ['Ann', 'Bea'], bots: {}, steps, result: null };

test('a replay is walked by turns, and its rounds are its chapters', () => {
  const table = new ReplayState('', replayed as unknown as Replayed, null);
  table.game = {
    chapter: ({ round }: { round: number }) => (round ? `Round ${round}` : ''),
  } as unknown as GameTable;
  expect(table.at).toBe(1); // before the first who acts
  const walked = [];
  for (let turn = 0; turn < 4; turn++) {
    walked.push(table.turn(1));
    table.jump(table.turn(1));
  }
  expect(walked).toEqual([4, 6, 7, 7]);
  expect(table.turn(-1)).toBe(6);
  expect(table.chapters).toEqual([
    { at: 3, name: 'Round 1' },
    { at: 6, name: 'Round 2' },
  ]);
});
