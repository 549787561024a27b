import type { Event } from '../../messages';
import type { Sound } from '../../sound';
import type { GameTable } from '../game';
import { COLOURS } from './pieces';
import { travels } from './places';
import { moment } from './reveal';
import Table from './Table.svelte';
import type { View } from './view';

const SOUNDS: Record<string, Sound> = {
  laid: 'card',
  added: 'card',
  'added-colour': 'card',
  'added-unseen': 'card',
  'took-back': 'card',
  revealed: 'flip',
  took: 'tile',
  'took-new': 'tile',
  gave: 'tile',
  'gave-new': 'tile',
  discarded: 'thud',
  finished: 'shaker',
};

const table: GameTable<View> = {
  Table,
  art: (id) => (COLOURS.includes(id) ? `az-shield-${id}` : `az-${id}-1`),
  travels,
  moment,
  sound: (event: Event) => SOUNDS[event.key.slice('amazones-'.length)] ?? null,
  tour: [
    { key: 'amazones-web-tour-stacks', at: '[data-tour=stacks]' },
    { key: 'amazones-web-tour-hand', at: '[data-tour=hand]' },
    { key: 'amazones-web-tour-second', at: '.prompt' },
    { key: 'amazones-web-tour-court', at: '[data-tour=court]' },
    { key: 'amazones-web-tour-exchange', at: '[data-tour=rival]' },
  ],
};

export default table;
