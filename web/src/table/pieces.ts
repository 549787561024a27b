// The pieces that a line of the score sheet rests on, as symbols.
import type { GameTable } from './game-table';
import type { SheetLine } from '../messages';

/** The piece that a line is about, drawn beside its name. */
export function pieceOf(game: GameTable | null, line: SheetLine): string | null {
  for (const id of Object.values(line.args)) {
    const drawn = typeof id === 'string' && game?.art(id, line);
    if (drawn) return drawn;
  }
  return null;
}

/** The pieces of a seat that a line counts, else the one that it is about: each a symbol, or several
 * upon each other from top to bottom. */
export function piecesOf(
  game: GameTable | null,
  line: SheetLine,
  seat: number,
  view: unknown,
): string[][] {
  const counted = line.entries[seat]?.counted ?? [];
  const drawn =
    game?.pieces?.(line, seat, view) ??
    counted.map((id) => [game?.art(id, line) ?? ''].filter(Boolean));
  const found = drawn.filter((ids) => ids.length);
  if (found.length || !line.entries[seat]?.points) return found;
  const one = pieceOf(game, line);
  return one ? [[one]] : [];
}
