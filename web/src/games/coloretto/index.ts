// Coloretto Amazonas in the browser.
import type { SheetLine } from '../../messages';
import type { Sound } from '../../motion/sound';
import type { GameTable } from '../game';
import { COLOURS } from './cards';
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

const table: GameTable<View, Action> = {
  Table,
  art: (id) => (COLOURS.some((colour) => colour === id) ? `co-fam-${id}` : `co-${id}`),
  travels,
  where,
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
