// What each game's folder brings, loaded when it is first needed: its table, and the drawings of its pieces.
import type { Draw, RulePiece } from '../drawing/piece';
import type { GameTable } from '../table/game-table';
import { words } from '../text/words.svelte';

const TABLES = import.meta.glob<{ default: GameTable }>('./*/index.ts');

/** The table of a game; for one that has none of its own, the plain one. */
export async function tableOf(game: string): Promise<GameTable> {
  return (await (TABLES[`./${game}/index.ts`] ?? (() => import('../plain')))()).default;
}

const DRAWN = import.meta.glob<Draw>('./*/pad.ts', { import: 'draw' });

/** How a game's pieces are drawn on score pads and in set-ups. */
export async function drawingOf(game: string): Promise<Draw> {
  return (await DRAWN[`./${game}/pad.ts`]?.()) ?? (() => ({ art: 'i-star' }));
}

const NAMED = import.meta.glob<RulePiece[]>('./*/rules.ts', { import: 'PIECES' });

/** The pieces that the rules of a game draw. */
export async function rulePieces(game: string): Promise<RulePiece[]> {
  await words.need(game);
  return (await NAMED[`./${game}/rules.ts`]?.()) ?? [];
}
