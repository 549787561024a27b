// The games' tables, each loaded when it is first needed.
import type { GameTable } from './game';

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  coloretto: () => import('./coloretto'),
  amazones: () => import('./amazones'),
  galapagos: () => import('./galapagos'),
  amazonas: () => import('./amazonas'),
};

export const GAMES = ['coloretto', 'amazones', 'galapagos', 'amazonas'];

/** How many usually sit at a table of each. */
export const SEATS: Record<string, number> = {
  coloretto: 2,
  amazones: 4,
  galapagos: 3,
  amazonas: 3,
};

/** The table of a game; for one that has none of its own, the plain one. */
export async function tableOf(game: string): Promise<GameTable> {
  return (await (TABLES[game] ?? (() => import('../plain')))()).default;
}
