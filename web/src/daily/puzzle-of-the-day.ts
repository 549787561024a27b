// The puzzle of the day: the games take turns, and a prime steps through a game's puzzles, which
// are in order of difficulty. So it is the same for everybody, and no server stores it.
import type { GameInfo } from '../messages';

const STRIDE = 7919; // has no factor in common with any number of puzzles

export interface PuzzleOfTheDay {
  game: string;
  number: number;
}

/** The puzzle of a day in UTC, such as 2026-11-15; none where no game has any. */
export function puzzleOf(day: string, games: GameInfo[]): PuzzleOfTheDay | null {
  const asked = games.filter(({ puzzles }) => puzzles);
  if (!asked.length) return null;
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const { id, puzzles = 0 } = asked[days % asked.length]!;
  return { game: id, number: (Math.floor(days / asked.length) * STRIDE) % puzzles };
}

/** Where it is solved. */
export const wayTo = ({ game, number }: PuzzleOfTheDay, day: string): string =>
  `/puzzles/${game}?n=${number + 1}&day=${day}`;
