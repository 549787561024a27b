// The days on which something was played in this browser.
import { store, stored } from '../platform/storage';

const PLAYED = 'tepui-daily';
const MOST = 400; // days that are kept

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
