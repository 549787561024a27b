import Plain from '../../shell/Plain.svelte';
import type { GameTable } from '../game';
import type { View } from './view';

const table: GameTable<View> = {
  Table: Plain,
  art: (id) => `am-${id}`,
  travels: () => [],
  sound: () => 'card',
  score: () => [],
  tour: [{ key: 'web-your-turn', at: '.prompt' }],
};

export default table;
