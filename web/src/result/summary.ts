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

const SHOWN = 3; // lines of the sheet that are told by themselves

/** Lines that differ by their number alone, such as a court's men, are one without it: the first of
    one seat has nothing to do with the first of another. */
function together(lines: SheetLine[]): SheetLine[] {
  const alike = ({ key, args }: SheetLine) => Object.keys(args).join() === 'n' && key;
  return lines.flatMap((line) => {
    const all = lines.filter((each) => alike(line) === each.key && alike(each));
    if (all.length < 2) return [line];
    const entries = line.entries.map((_, seat) => sum(all, seat));
    return line === all[0] ? [{ ...line, args: { n: 0 }, entries }] : [];
  });
}

const sum = (lines: SheetLine[], seat: number) => ({
  points: lines.reduce((before, { entries }) => before + (entries[seat]?.points ?? 0), 0),
});

/** What decided between two seats: the lines of the sheet with the greatest differences, for and
    against; the others are one, so that all of them add up to what was between the two. */
export function decisive({ sheet }: Result, seat: number, other: number): Difference[] {
  const differences = (lines: SheetLine[]) =>
    lines
      .map((line) => ({
        line,
        mine: line.entries[seat]?.points ?? 0,
        theirs: line.entries[other]?.points ?? 0,
      }))
      .filter(({ mine, theirs }) => mine !== theirs)
      .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs));
  const all = differences(together(sheet.lines));
  if (all.length <= SHOWN + 1) return all;
  const rest = all.slice(SHOWN).map(({ line }) => line);
  const entries = rest[0]!.entries.map((_, each) => sum(rest, each));
  const line = { key: 'web-decided-rest', args: {}, entries, rule: null };
  return [...all.slice(0, SHOWN), ...differences([line])];
}
