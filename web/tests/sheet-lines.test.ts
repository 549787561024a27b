import { expect, test } from 'vitest';
import './browser';
import { tableOf } from '../src/games';

test.each(['amazonas', 'amazones', 'coloretto', 'galapagos'])(
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
