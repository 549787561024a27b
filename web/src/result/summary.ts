// How a game ended, for one viewer: a sentence, and what made the difference.
import type { Result, SheetLine } from '../messages';
import { minus } from '../text/numbers';
import { say } from '../text/words.svelte';

/** The seats by their places. */
export const ranked = ({ places }: Pick<Result, 'places'>): number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);

/** With whom a seat is compared: the winner, or who came next; another seat than its own. */
export function rivalOf(result: Pick<Result, 'places'>, seat: number): number {
  return ranked(result).find((other) => other !== seat) ?? seat;
}

/** The result as a sentence for a seat's player, or for a spectator. */
export function headline(
  { places, scores }: Pick<Result, 'places' | 'scores'>,
  names: string[],
  you: number | null,
): string {
  const winners = ranked({ places }).filter((seat) => places[seat] === 1);
  if (you === null || you < 0) {
    const told = winners.map((seat) => names[seat] ?? '').join(', ');
    return say('web-won', { names: told, n: winners.length });
  }
  const other = rivalOf({ places }, you);
  const [mine, theirs] = [scores[you] ?? 0, scores[other] ?? 0];
  const won = places[you] === 1;
  const args = { mine: minus(mine), theirs: minus(theirs), by: Math.abs(mine - theirs) };
  if (won && winners.length > 1) return say('web-result-shared', args);
  const side = won ? 'won' : 'lost';
  if (mine === theirs) return say(`web-result-${side}-tie`, args);
  // Who wins at once may have fewer points.
  if (mine > theirs !== won) return say(`web-result-${side}-plain`);
  return say(`web-result-${side}`, args);
}

export interface Difference {
  line: SheetLine;
  mine: number;
  theirs: number;
}

const SHOWN = 3; // lines of the sheet that are told at least, if there are as many

/** What decided between two seats: the lines of the sheet with the greatest differences, for and
    against, which add up to most of what was between them. */
export function decisive({ sheet, scores }: Result, seat: number, other: number): Difference[] {
  const margin = (scores[seat] ?? 0) - (scores[other] ?? 0);
  const ahead = ({ mine, theirs }: Difference) => Math.sign(margin) * (mine - theirs);
  const left = sheet.lines
    .map((line) => ({
      line,
      mine: line.entries[seat]?.points ?? 0,
      theirs: line.entries[other]?.points ?? 0,
    }))
    .filter(({ mine, theirs }) => mine !== theirs)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs));
  const told: Difference[] = [];
  for (let sum = 0; left.length;) {
    const short = 2 * sum <= Math.abs(margin) && margin !== 0;
    if (told.length >= SHOWN && !short) break;
    const next = short ? left.findIndex((each) => ahead(each) > 0) : 0;
    if (next < 0) break;
    told.push(...left.splice(next, 1));
    sum += ahead(told.at(-1)!);
  }
  return told;
}
