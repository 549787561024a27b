import { expect, test } from 'vitest';
import './browser';
import type { Event } from '../src/messages';
import { moment } from '../src/games/amazones/reveal';
import type { View } from '../src/games/amazones/view';

const seat = (value: number) => ({
  hand: null,
  hand_size: 5,
  laid: [{ colour: 'sun', value }],
  face_down: true,
  face_down_card: null,
  total: value,
  standing: null,
  would: 1,
});
const bids = { phase: 'second', turn: 1, seats: [seat(10), seat(5)] } as unknown as View;
const turned = (seat: number, value: string): Event => ({
  key: 'amazones-revealed',
  args: { seat, colour: 'sun', value },
});
const tied = (seat: number): Event => ({ key: 'amazones-tied', args: { seat } });
const nobody: Event = { key: 'amazones-nobody', args: {} };
const seen = ({ seats }: View) =>
  seats.map(({ total, face_down, would, standing }) => [total, face_down, would, standing]);

test('cards are turned up one after the other, and nobody stands anywhere before the last', () => {
  const story = [turned(0, '2'), turned(1, '5'), { key: 'amazones-first', args: { seat: 0 } }];
  const first = moment(bids, story, false)!;
  expect([first.told, first.view.phase]).toEqual([1, 'reveal']);
  expect(seen(first.view)).toEqual([
    [12, false, null, null],
    [5, true, null, null],
  ]);
  const second = moment(first.view, story.slice(1), false)!;
  expect(seen(second.view)[1]).toEqual([10, false, null, null]);
  expect(moment(second.view, story.slice(2), false)).toBe(null);
});

test('where it shall be brief, only bids that nobody wins with are looked at', () => {
  const won = [turned(0, '2'), turned(1, '5'), { key: 'amazones-first', args: { seat: 0 } }];
  expect(moment(bids, won, true)).toBe(null);
  const lost = [turned(0, '0'), turned(1, '5'), tied(0), tied(1), nobody];
  const only = moment(bids, lost, true)!;
  expect(only.told).toBe(lost.length);
  expect(seen(only.view).map((each) => each[3])).toEqual(['tied', 'tied']);
});
