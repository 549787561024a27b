// What a bot says now and then: made here, from an event that everybody at the table was told, the bot's
// manner and the table's id, so that all hear the same and nobody learns anything.
import type { Event, Person } from '../messages';
import { beatOf } from '../motion/tempo';
import { words } from '../text/words.svelte';
import type { GameTable } from './game-table';

/** What somebody says, and of which occasion it is. */
export interface Quip {
  seat: number;
  text: string;
}

const VARIANTS = 2;
const SILENT = 2; // one occasion in this many is taken

function hash(text: string): number {
  let found = 7;
  for (const letter of text) found = (found * 31 + letter.charCodeAt(0)) % 1_000_003;
  return found;
}

/** The key of what somebody says of a story, and who; null where nobody does. */
export function quipOf(
  game: GameTable | null,
  table: string,
  people: Person[],
  story: Event[],
): { seat: number; key: string } | null {
  for (const event of story) {
    const { mood } = beatOf(game, event);
    const seat = Number(event.args.seat);
    const manner = people[seat]?.kind === 'bot' && people[seat].manner;
    if (!mood || !manner) continue;
    const chance = hash(table + event.key + JSON.stringify(event.args));
    if (chance % SILENT) continue;
    const variant = Math.floor(chance / SILENT) % VARIANTS;
    return { seat, key: `table-${manner}-${mood}-${variant}` };
  }
  return null;
}

/** What somebody says of a story, in words. */
export async function quip(...of: Parameters<typeof quipOf>): Promise<Quip | null> {
  const found = quipOf(...of);
  if (!found) return null;
  await words.need('table');
  return { seat: found.seat, text: words.say(found.key) };
}
