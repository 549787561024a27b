// Coloretto Amazonas in the browser.
import type { SheetLine } from '../../messages';
import type { Beats } from '../../motion/tempo';
import type { GameTable } from '../../table/game-table';
import { animalsOf, COLOURS } from './cards';
import type { Action } from './choices';
import Table from './Table.svelte';
import { touches, travels } from './travels';
import type { View } from './view';

const beats: Beats<View> = {
  dealt: { weight: 'routine', sound: 'flip' },
  played: { weight: 'routine', sound: 'card' },
  gave: { weight: 'routine', sound: 'card', mood: 'sly' },
  accepted: { weight: 'routine', sound: 'card' },
  refused: { weight: 'notable', sound: 'flip' },
  clashed: { weight: 'notable', sound: 'thud', mood: 'loss' },
  completed: {
    weight: 'great',
    sound: 'birds',
    mood: 'gain',
    burst: ({ colour }) => animalsOf(String(colour)).map((animal) => `co-${animal}`),
  },
};

/** What the points of a line come from: a column, the piles of a colour, the bonus cards. */
function where({ key, args }: SheetLine, seat: number, view: View): string[] {
  const { piles, bonuses } = view.seats[seat]!;
  switch (key) {
    case 'coloretto-sheet-column':
      return [`column-${seat}-${args.colour}`];
    case 'coloretto-sheet-piles':
      return piles.flatMap((pile, i) => (pile === args.colour ? [`pile-${seat}-${i}`] : []));
    case 'coloretto-sheet-bonuses':
      return bonuses.map((colour) => `bonus-${colour}`);
  }
  return [];
}

/** What is drawn of a line: the animals of a column, of a pile or of a bonus card. */
function pieces({ key, entries }: SheetLine, seat: number): string[][] {
  const counted = entries[seat]?.counted ?? [];
  switch (key) {
    case 'coloretto-sheet-column':
      return counted.map((animal) => [`co-${animal}`]);
    case 'coloretto-sheet-piles':
      return counted.flatMap(animalsOf).map((animal) => [`co-${animal}`]);
    case 'coloretto-sheet-bonuses':
      return counted.map((colour) => [`co-fam-${colour}`]);
  }
  return [];
}

const table: GameTable<View, Action> = {
  Table,
  art: (id) => (COLOURS.some((colour) => colour === id) ? `co-fam-${id}` : `co-${id}`),
  travels,
  where,
  pieces,
  touches,
  beats,
  tour: [
    { key: 'coloretto-web-tour-columns', at: '.mine' },
    { key: 'coloretto-web-tour-hand', at: '.hand' },
    { key: 'coloretto-web-tour-rivals', at: '.rivals' },
    { key: 'coloretto-web-tour-bonus', at: '.mid' },
    { key: 'coloretto-web-tour-end', at: '.decks' },
    { key: 'coloretto-web-tour-prompt', at: '.prompt' },
  ],
};

export default table;
