// Coloretto Amazonas in the browser.
import type { SheetLine } from '../../messages';
import type { Sound } from '../../motion/sound';
import type { GameTable } from '../game';
import { animalsOf, COLOURS } from './cards';
import type { Action } from './choices';
import Table from './Table.svelte';
import { touches, travels } from './travels';
import type { View } from './view';

const SOUNDS: Record<string, Sound> = {
  clashed: 'thud',
  completed: 'shaker',
  gave: 'card',
  played: 'card',
  accepted: 'card',
  refused: 'flip',
  dealt: 'flip',
};

/** What the points of a line come from: a column, the piles of a colour, the bonus cards. */
function where({ key, args }: SheetLine, seat: number, view: View): string[] {
  const { piles, bonuses } = view.seats[seat]!;
  if (key === 'coloretto-sheet-column') return [`column-${seat}-${args.colour}`];
  if (key === 'coloretto-sheet-piles')
    return piles.flatMap((pile, i) => (pile === args.colour ? [`pile-${seat}-${i}`] : []));
  return bonuses.map((colour) => `bonus-${colour}`);
}

/** What is drawn of a line: the animals of a column, of a pile or of a bonus card. */
const pieces = ({ key, entries }: SheetLine, seat: number): string[][] => {
  const counted = entries[seat]?.counted ?? [];
  if (key === 'coloretto-sheet-bonuses') return counted.map((colour) => [`co-fam-${colour}`]);
  const animals = key === 'coloretto-sheet-column' ? counted : counted.flatMap(animalsOf);
  return animals.map((animal) => [`co-${animal}`]);
};

const table: GameTable<View, Action> = {
  Table,
  art: (id) => (COLOURS.some((colour) => colour === id) ? `co-fam-${id}` : `co-${id}`),
  travels,
  where,
  pieces,
  touches,
  sound: (event) => SOUNDS[event.key.replace('coloretto-', '')] ?? null,
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
