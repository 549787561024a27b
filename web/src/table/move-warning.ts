// Who is warned before a mistake: people who ask for it, at tables against bots only.
import type { About, Person } from '../messages';
import { saveSettings, settings } from '../local/settings.svelte';

const HERE = 'tepui-warn'; // the table of this tab at which one is warned in any case
const PATIENCE = 1000; // milliseconds

/** Whether a table gives warnings: where there are hints, among bots, and nothing is compared. */
export const warnsAt = (about: About | null, people: Person[], you: number | null): boolean =>
  Boolean(about?.hints && !about.daily && !about.duplicate && !about.rated) &&
  people.every(({ kind }, seat) => kind === 'bot' || seat === you);

export const isWarned = (table: string): boolean =>
  settings.warn || (table !== '' && sessionStorage.getItem(HERE) === table);

/** Be warned at a table, after a lesson. */
export const warnHere = (table: string): void => sessionStorage.setItem(HERE, table);

/** Be warned everywhere, or no more. */
export function saveWarned(on: boolean): void {
  sessionStorage.removeItem(HERE);
  saveSettings({ warn: on });
}

/** An answer, unless it takes too long: a move does not wait for it. */
export function soon<T>(asked: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return Promise.race([asked, late]);
}
