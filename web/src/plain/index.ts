// The table of any game without a drawn one: its view as cards and rows, its choices in words.
import type { GameTable } from '../table/game-table';
import Table from './Table.svelte';

const table: GameTable = {
  Table,
  art: () => null,
  travels: () => [],
  beats: {},
  tour: [],
};

export default table;
