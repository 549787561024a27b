import { expect, test } from 'vitest';
import './browser';
import { tableOf } from '../src/games';

test('Amazonas lights the own hut that counts, and the village that was missed', async () => {
  const { where } = (await tableOf('amazonas'))!;
  const sites = [{ hut: 1 }, { hut: 0 }];
  const villages = [
    { name: 'Tucu', sites },
    { name: 'Xibu', sites: [{ hut: 1 }] },
  ];
  const entries = [{ counted: ['Tucu', 'Xibu'] }];
  const line = { rule: 'AM15', key: 'amazonas-sheet-reached', args: {}, entries };
  expect(where!(line, 0, { villages })).toEqual(['site-0-1', 'token-1']);
});

const GAMES = Object.keys(import.meta.glob('../src/games/*/index.ts')).map(
  (path) => path.split('/')[3]!,
);

test.each(GAMES)(
  'a line of the score sheet that %s does not know lights up and draws nothing',
  async (game) => {
    const { where, pieces } = (await tableOf(game))!;
    const seat = {
      piles: ['red'],
      bonuses: ['red'],
      tiles: { jaguar: 2 },
      turtles: [{ colour: 'red' }],
      court: [{ finished: true }],
    };
    const counted = ['jaguar', 'red'];
    const line = { rule: 'XX1', key: `${game}-sheet-new`, args: {}, entries: [{ counted }] };
    expect(where!(line, 0, { seats: [seat], villages: [] })).toEqual([]);
    expect(pieces!(line, 0, { seats: [seat], villages: [] })).toEqual([]);
  },
);
