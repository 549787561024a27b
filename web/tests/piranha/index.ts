import type { GameTable } from '../../src/table/game-table';
import type { Cast } from './choices';
import Table from './Table.svelte';
import type { View } from './view';

const table: GameTable<View, Cast> = {
  Table,
  art: () => null, // no symbols: sentences name the fish
  beats: { shown: { weight: 'notable', sound: 'flip' }, took: { weight: 'great', mood: 'gain' } },
  travels: ({ key, args }) =>
    key === 'piranha-took' ? [{ from: 'river', to: `caught-${args.seat}`, ghost: true }] : [],
  tour: [{ key: 'piranha-phase-cast', at: '.prompt' }],
};

export default table;
