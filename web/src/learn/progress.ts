// Progress in lessons and puzzles, kept in this browser.
import { store, stored } from '../platform/storage';
import type { PuzzleTold } from '../messages';

const place = (game: string): string => `tepui-lesson-${game}`;

export function keepStep(game: string, step: number | 'done'): void {
  // Who has been through it once is no newcomer again by looking it up.
  if (keptStep(game) !== 'done') localStorage.setItem(place(game), String(step));
}

/** The step to go on from; null for somebody who has not begun. */
export function keptStep(game: string): number | 'done' | null {
  const kept = localStorage.getItem(place(game));
  return kept === 'done' ? kept : kept === null ? null : Number(kept) || 0;
}

/** Whether somebody has neither learnt nor played a game in this browser. */
export const isNewTo = (game: string): boolean =>
  keptStep(game) !== 'done' && !localStorage.getItem(`tepui-tour-${game}`);

/** The next puzzle of a game, how many were right in a row, and how well one solves (as the server
 * has it, on the scale of the bots; after some answers). */
export interface Progress {
  next: number;
  streak: number;
  level?: number | null;
}

export function progress(game: string): Progress {
  return { next: 0, streak: 0, ...stored(`tepui-puzzles-${game}`, {}) };
}

/** A puzzle was answered. The day's is one out of turn: one's own go on where they were. */
export function remember(
  game: string,
  right: boolean,
  { number, count }: PuzzleTold,
  ofTheDay: boolean,
): Progress {
  const { next, streak, level } = progress(game);
  return keep(game, {
    level,
    next: ofTheDay ? next : (number + 1) % count,
    streak: right ? streak + 1 : 0,
  });
}

/** How well one solves has changed. */
export const keepLevel = (game: string, level: number): Progress =>
  keep(game, { ...progress(game), level });

function keep(game: string, found: Progress): Progress {
  store(`tepui-puzzles-${game}`, found);
  return found;
}
