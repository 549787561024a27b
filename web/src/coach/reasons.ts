// Facts about a move as one sentence, in the coach's words (`words.need('coach')` first).
import type { Fact, Reason } from '../messages';
import { say, words } from '../text/words.svelte';

const MOST = 3;

/** What a move does: "It completes your blue column [CA7] and ...". */
export function sentence(facts: Fact[], names: string[], key = 'coach-it-does', name = ''): string {
  const said = facts
    .slice(0, MOST)
    .map((fact) => say('coach-fact', { fact: words.tell(fact, names), rule: fact.rule }));
  const last = said.pop();
  if (!last) return '';
  const all = said.length ? say('coach-and', { first: said.join(', '), last }) : last;
  return say(key, { facts: all, name });
}

/** What speaks for the better move, or against the one that was made; if another made it, said to them. */
export function reasoned(
  reasons: Reason[],
  better: boolean,
  names: string[],
  to: number | null = null,
): string {
  const facts = reasons.filter((reason) => reason.better === better).map(({ fact }) => fact);
  const key = better ? 'coach-it-does' : 'coach-yours-does';
  if (to === null) return sentence(facts, names, key);
  return sentence(facts, names, `${key}-to`, names[to]);
}
