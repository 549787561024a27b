// How a deal of the day went, as a text to share.
import type { Board } from '../messages';

/** Five signs: how many of a hundred bots were beaten. */
export const signs = (beaten: number): boolean[] =>
  Array.from({ length: 5 }, (_, n) => beaten >= 20 * n + 10);

/** A text to share that reveals nothing of the deal: the title, the row of signs, par, the link. */
export function shared(board: Board, title: string, says: string, origin: string): string {
  const { yours, par } = board;
  const row = signs(yours?.bots ?? 0).map((on) => (on ? '🟩' : '⬜'));
  const line = yours?.bots == null || !par ? says : `${row.join('')} ${says}`;
  return `Tepui · ${title} · ${board.day}\n${line}\n${origin}/daily/${board.game}/${board.day}`;
}
