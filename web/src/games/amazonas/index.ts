import type { GameTable } from '../game';
import { art } from './pieces';
import Table from './Table.svelte';
import { sound, travels } from './travels';
import type { View } from './view';

const table: GameTable<View> = {
  Table,
  art,
  travels,
  sound,
  tour: [
    { key: 'amazonas-web-tour-map', at: '.map' },
    { key: 'amazonas-web-tour-event', at: '.event' },
    { key: 'amazonas-web-tour-income', at: '.hand' },
    { key: 'amazonas-web-tour-seats', at: '.seats' },
    { key: 'amazonas-web-tour-mission', at: '.mission' },
    { key: 'amazonas-web-tour-prompt', at: '.prompt' },
  ],
  wide: true,
};

export default table;
