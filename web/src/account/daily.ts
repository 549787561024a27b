// The deals of the day as this browser knows them: its identity, a streak, and a text to share.
import { store, stored } from '../platform/storage';
import { myself } from './me.svelte';
import type { Board } from '../messages';

const PERSON = 'tepui-person';
const PLAYED = 'tepui-daily';
const MOST = 400; // days that are kept

/** The secret by which the server knows this browser again. */
export function person(): string {
  let kept = localStorage.getItem(PERSON);
  if (!kept || !/^[0-9a-f]{32}$/.test(kept)) {
    kept = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(PERSON, kept);
  }
  return kept;
}

/** What proves who asks: the session of somebody who has signed in, or else this browser. */
export const proof = (): string => myself.session || person();

/** The days on which something was done here, such as the puzzle of the day. */
export function played(what: string): string[] {
  return stored<Record<string, string[]>>(PLAYED, {})[what] ?? [];
}

export function keepPlayed(what: string, day: string): void {
  const days = played(what);
  if (days.includes(day)) return;
  store(PLAYED, { ...stored(PLAYED, {}), [what]: [...days, day].sort().slice(-MOST) });
}

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** How many days in a row were played, up to today; today need not be played yet. */
export function streak(days: string[], today: string): number {
  const known = new Set(days);
  let day = known.has(today) ? today : before(today);
  let count = 0;
  for (; known.has(day); day = before(day)) count += 1;
  return count;
}

/** Points with a sign, as they stand to par. */
export function signed(points: number, language: string): string {
  const whole = Math.round(points * 10) / 10;
  const sign = whole > 0 ? '+' : whole < 0 ? '−' : '±';
  return sign + Math.abs(whole).toLocaleString(language);
}

/** Five signs: how many of a hundred bots were beaten. */
export const signs = (beaten: number): boolean[] =>
  Array.from({ length: 5 }, (_, n) => beaten >= 20 * n + 10);

const row = (beaten: number): string =>
  signs(beaten)
    .map((on) => (on ? '🟩' : '⬜'))
    .join('');

/** A text to share that reveals nothing of the deal: the title, the row of signs, par, the link. */
export function shared(board: Board, title: string, says: string, origin: string): string {
  const { yours, par } = board;
  const line = yours?.bots == null || !par ? says : `${row(yours.bots)} ${says}`;
  return `Tepui · ${title} · ${board.day}\n${line}\n${origin}/daily/${board.game}/${board.day}`;
}
