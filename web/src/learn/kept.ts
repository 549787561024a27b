// How far somebody has come in a lesson, kept in this browser.
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
