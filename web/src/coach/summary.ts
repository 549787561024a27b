// What the coach says of a whole game: result, level and luck in one sentence, and what cost the most.
import type { Kind, Par, Review, Skill, Strength, TurningPoint } from '../messages';
import { LEVELS } from '../local/levels';
import { say, words } from '../text/words.svelte';
import { costsChances } from './figures';

const CLASSES = ['random', ...LEVELS]; // of players, from the weakest
const ME = 'me'; // in place of the reader's name
const WIDE = 3; // steps between the levels of an interval that names no level

/** What a level is in the ladder's order. */
export const rank = (level: string): number => CLASSES.indexOf(level);

/** The level in the middle of some games'. */
export function middle(ranks: number[]): string {
  const mean = ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
  return CLASSES[Math.round(mean)]!;
}

/** So many points, or games won of GAMES. */
export const counted = (n: number, unit = 'points'): string =>
  say('coach-count', { n, many: Math.abs(n), unit });

function onLadder({ low, level, high }: Strength): string {
  const at = { low: rank(low) + 1, at: rank(level) + 1, high: rank(high) + 1 };
  const sure = low === high ? 'yes' : at.high - at.low < WIDE ? 'no' : 'wide';
  return say('coach-on-ladder', { ...at, sure, level: say(`coach-level-${level}`) });
}

const luckOf = ({ dealt, usual }: Par): number =>
  dealt == null || usual == null ? 0 : dealt - usual;

/** Result and par, how well somebody played, and how lucky they were; '' where none is known. */
export function resultLine({ seat, played, par }: Skill, review: Review, name: string): string {
  if (!played) return '';
  const place = review.result[seat] === 1 ? 'won' : review.result[seat] ? 'shared' : 'lost';
  const like = { level: onLadder(played) };
  if (!par) return say('coach-result-seen', { name, place, ...like });
  const told = {
    par: say(review.unit === 'wins' ? 'coach-result-wins' : 'coach-result-points', {
      name,
      made: counted(par.made, review.unit),
      regular: par.regular,
      master: par.master,
      place,
    }),
    played: say('coach-result-played', { name, ...like }),
  };
  if (par.usual == null) return say('coach-result-dealt', told);
  const n = luckOf(par);
  const better = n === 0 ? 'even' : n > 0 ? 'yes' : 'no';
  const luck = say('coach-luck', { better, worth: counted(Math.abs(n), review.unit) });
  return say('coach-result-whole', { ...told, luck });
}

/** How a game ended early for somebody, and what could have prevented it; '' for others. */
export const endedLine = ({ ended }: Skill, name: string, names: string[]): string =>
  ended
    ? words.tell({ ...ended, args: { ...ended.args, whose: name === ME ? ME : 'other' } }, names)
    : '';

export interface Row {
  label: string;
  points: number;
  total: boolean;
}

/** The way from an average deal to the result; of victories, to what such a player can expect. */
export function account({ par, played }: Skill, unit: string, name: string): Row[] {
  if (!par || !played) return [];
  const row = (key: string, points: number, total = false): Row => ({
    label: say(`coach-account-${key}`, { name }),
    points,
    total,
  });
  const { usual, regular, made, own } = par;
  const end = [row('par', regular, true), row('level', own - regular), row('own', own, true)];
  if (unit === 'points') end.push(row('rest', made - own), row('made', made, true));
  if (usual == null) return end;
  const others = row('others', regular - (par.dealt ?? regular));
  return [row('usual', usual, true), row('luck', luckOf(par)), others, ...end];
}

/** What the figures of an account are. */
export const accountTitle = (unit: string): string =>
  say(unit === 'points' ? 'coach-account' : 'coach-account-wins');

/** What choices of a kind have in common, without the cards and places of a single one. */
const kindOf = ({ fact }: Kind): string => say(fact.key.replace('-fact-', '-kind-'));

/** Choices of one kind, and what they cost. */
export const kindLine = (kind: Kind, unit: string): string =>
  say(`coach-${kind.points ? 'kind' : 'often'}-${kind.better ? 'better' : 'worse'}`, {
    count: kind.plies.length,
    worth: counted(kind.points, unit),
    kind: kindOf(kind),
  });

/** One thing to try next time: the costliest that recurs, unless nothing else is told. */
export function nextLine(kinds: Kind[]): string {
  const again = kinds.find((kind) => kind.plies.length > 1);
  if (!again || kinds.length < 2) return '';
  return say(again.better ? 'coach-next-better' : 'coach-next-worse', { kind: kindOf(again) });
}

/** Which choice lost a seat the game; '' where no single one did. */
export function turnLine(
  turn: TurningPoint | null | undefined,
  names: string[],
  me: number | null,
): string {
  if (!turn) return '';
  const name = names[turn.actor] ?? '';
  const change = say('coach-turn-lost', {
    who: name,
    move: words.tell(turn.does, names),
    whose: turn.actor === me ? ME : 'other',
    name,
  });
  return `${say('coach-ply', { ply: turn.ply })} · ${change}`;
}

/** The sentence in place of a seat's list of costly choices, where that is empty. */
export const noneLine = (seat: number, { choices }: Review): string =>
  choices.some((each) => each.seat === seat && costsChances(each))
    ? say('coach-none-explained')
    : say('coach-none-said');

/** How a seat is called in a sentence. */
export const called = (names: string[], seat: number, me: number | null): string =>
  seat === me ? ME : (names[seat] ?? '');

/** The lines about a seat in a review. */
export const skillOf = (review: Review, seat: number): Skill | undefined =>
  review.skill.find((each) => each.seat === seat);
