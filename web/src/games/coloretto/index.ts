// Coloretto Amazonas in the browser.
import type { Sound } from '../../sound';
import type { GameTable } from '../game';
import { COLOURS } from './cards';
import Table from './Table.svelte';
import { travels } from './travels';
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

const table: GameTable<View> = {
  Table,
  art: (id) => (COLOURS.some((colour) => colour === id) ? `co-fam-${id}` : `co-${id}`),
  travels,
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
