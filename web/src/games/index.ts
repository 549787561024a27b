// The games' tables, each loaded when it is first needed.
import type { GameTable } from './game';

const TABLES = import.meta.glob<{ default: GameTable }>('./*/index.ts');

/** The table of a game; for one that has none of its own, the plain one. */
export async function tableOf(game: string): Promise<GameTable> {
  return (await (TABLES[`./${game}/index.ts`] ?? (() => import('../plain')))()).default;
}
