// Numbers and names of a match, as text.
import type { MatchResult } from '../messages';
import { say, words } from '../text/words.svelte';

export const tableName = (number: number): string => say('web-match-table', { n: number + 1 });

/** A column of a deal: a table; where people move on from seat to seat, a round of it. */
export function resultName(result: MatchResult, rounds: number, tables: number): string {
  const round = say('web-match-round', { n: (result.round % rounds) + 1 });
  if (rounds < 2) return tableName(result.number);
  return tables < 2 ? round : `${tableName(result.number)}, ${round}`;
}

export const percent = (part: number, of: number): string => (of ? words.percent(part / of) : '–');
