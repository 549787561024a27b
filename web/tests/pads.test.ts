import { expect, test } from 'vitest';
import './browser';
import { lot } from '../src/companion/aids.svelte';
import { fresh, fromFragment, pads, toCsv, toFragment } from '../src/companion/pads.svelte';
import { phraseOf, transcripts } from '../src/companion/transcripts.svelte';

const pad = { ...fresh('coloretto', 2, ['Zoë “Z”', '']), options: { a: 'b' } };
pad.entries = [{ toad: 1 }, {}];

test('a pad goes through a link and back', () => {
  expect(fromFragment(toFragment(pad), 'coloretto')).toEqual(pad);
});

test('a link that bears no pad of the game is none', () => {
  const others = [
    '',
    'nonsense',
    btoa('{}'),
    btoa('{"game":"coloretto","names":[],"entries":[1]}'),
  ];
  for (const text of others) expect(fromFragment(text, 'coloretto')).toBeNull();
  expect(fromFragment(toFragment(pad), 'galapagos')).toBeNull();
});

test('what is put on a pad is written down at once', () => {
  pads.put(pad);
  const kept = JSON.parse(localStorage.getItem('tepui-pads')!);
  expect(kept.pads.coloretto.entries[0]).toEqual({ toad: 1 });
});

test('a spreadsheet takes no name for a formula, and commas for no new cell', () => {
  const result = { ...pad, names: ['=1+1', 'Bo, "the" best'], id: '1', title: 'a\nb', at: 0 };
  const text = toCsv([{ ...result, totals: [3, -2], places: [1, 2] }], ['date', 'x']);
  expect(text.split('\r\n')).toEqual([
    'date,x',
    `1970-01-01,coloretto,"a\nb",'=1+1,3,1`,
    `1970-01-01,coloretto,"a\nb","Bo, ""the"" best",-2,2`,
    '',
  ]);
});

test('the lot falls on everybody', () => {
  const found = new Set(Array.from({ length: 200 }, () => lot(5)));
  expect([...found].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('what is tapped of a game is written down at once, and its words are put together', () => {
  const entered = { seats: 2, seat: 0, entries: ['start 1'], names: ['Ana', 'Bo'], options: {} };
  transcripts.put('coloretto', entered);
  transcripts.put('amazones', { ...entered, seats: 3 });
  transcripts.forget('amazones');
  expect(JSON.parse(localStorage.getItem('tepui-transcripts')!)).toEqual({ coloretto: entered });
  const cards = [{ phrase: '10' }, { phrase: '5' }, { phrase: '2' }];
  const bid = { phrase: 'bid sun', then: cards };
  expect(phraseOf([bid], [1, 0, 2])).toBe('bid sun 10 2 2');
  expect(phraseOf([{ then: cards }, { phrase: 'back 5' }])).toBe('back 5');
});
