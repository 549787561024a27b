// What the coach says of a whole game: result, level and luck in one sentence, and what cost the most.
import type { Kind, Par, Review, Skill, Strength, TurningPoint } from '../messages';
import { LEVELS } from '../local/levels';
import { say, words } from '../text/words.svelte';
import { costsChances, whole } from './figures';

const CLASSES = ['random', ...LEVELS]; // of players, from the weakest
const ME = 'me'; // in place of the reader's name

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
  return say('coach-on-ladder', { ...at, sure: low === high ? 'yes' : 'no' });
}

const luckOf = ({ dealt, usual }: Par): number =>
  dealt == null || usual == null ? 0 : dealt - usual;

/** Result and par, how well somebody played, and how lucky they were; '' where none is known. */
export function resultLine({ seat, played, par }: Skill, review: Review, name: string): string {
  if (!played) return '';
  const place = review.result[seat] === 1 ? 'won' : review.result[seat] ? 'shared' : 'lost';
  const like = { level: say(`coach-level-${played.level}`), between: onLadder(played) };
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
  const level = say(`coach-level-${played.level}`);
  const row = (key: string, points: number, total = false): Row => ({
    label: say(`coach-account-${key}`, { name, level }),
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
  say(kind.better ? 'coach-kind-better' : 'coach-kind-worse', {
    count: kind.plies.length,
    worth: kind.points
      ? counted(kind.points, unit)
      : say('coach-chances', { n: kind.chances ?? 0 }),
    kind: kindOf(kind),
  });

/** One thing to try next time: against what cost the most, unless nothing else is told. */
export function nextLine([first, second]: Kind[]): string {
  if (!first || !second) return '';
  return say(first.better ? 'coach-next-better' : 'coach-next-worse', { kind: kindOf(first) });
}

/** What decided the game for a seat; '' where that could not be known to be bad. */
export function turnLine(
  turn: TurningPoint | null | undefined,
  names: string[],
  seat: number,
  me: number | null,
): string {
  if (!turn) return say('coach-turn-none');
  if (turn.blameless) return '';
  const change = say(turn.after > turn.before ? 'coach-turn-won' : 'coach-turn-lost', {
    who: names[turn.actor] ?? '',
    move: words.tell(turn.does, names),
    whose: seat === me ? ME : 'other',
    name: names[seat] ?? '',
    before: whole(turn.before),
    after: whole(turn.after),
  });
  return `${say('coach-ply', { ply: turn.ply })} · ${change}`;
}

/** The sentence for a game in which no choice was shown to be costly: no praise for playing badly. */
export function noneLine({ seat, played, points_lost }: Skill, { choices }: Review): string {
  if (choices.some((each) => each.seat === seat && costsChances(each))) return '';
  const weak = played != null && rank(played.level) < rank('regular');
  return say(weak || points_lost ? 'coach-all-small' : 'coach-none-said');
}

/** How a seat is called in a sentence. */
export const called = (names: string[], seat: number, me: number | null): string =>
  seat === me ? ME : (names[seat] ?? '');

/** The lines about a seat in a review. */
export const skillOf = (review: Review, seat: number): Skill | undefined =>
  review.skill.find((each) => each.seat === seat);
