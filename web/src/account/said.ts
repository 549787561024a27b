// What the coach says of a whole game: result, level and luck in one sentence, and what cost the most.
import type { Kind, Par, Review, Skill, Strength, TurningPoint } from '../messages';
import { LEVELS } from '../local/levels';
import { say, words } from '../text/words.svelte';
import { whole } from './judged';

const CLASSES = ['random', ...LEVELS]; // of players, from the weakest
const ME = 'me'; // in place of the reader's name
const TABLE = 'regular'; // below it nobody is told that nothing cost much

/** What a level is in the ladder's order. */
export const rank = (level: string): number => CLASSES.indexOf(level);

/** The level in the middle of some games'. */
export function middle(ranks: number[]): string {
  const mean = ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
  return CLASSES[Math.round(mean)]!;
}

/** So many points, or what else the game counts. */
export const counted = (n: number, unit = 'points'): string =>
  say('coach-count', { n, many: Math.abs(n), unit });

function between({ low, high }: Strength): string {
  if (low === high) return '';
  return say('coach-between', { low: say(`coach-rank-${low}`), high: say(`coach-rank-${high}`) });
}

const luckOf = ({ dealt, usual }: Par): number =>
  dealt == null || usual == null ? 0 : dealt - usual;

/** Result and par, how well somebody played, and how lucky they were; '' where none is known. */
export function resultLine({ played, par }: Skill, unit: string, name: string): string {
  if (!played) return '';
  const like = { level: say(`coach-level-${played.level}`), between: between(played) };
  if (!par) return say('coach-result-alone', { name, ...like });
  const told = {
    par: say('coach-result-par', {
      name,
      made: counted(par.made, unit),
      regular: par.regular,
      master: par.master,
    }),
    played: say('coach-result-played', { name, ...like }),
  };
  const early = par.won_early && par.made < par.master ? ` ${say('coach-won-early')}` : '';
  if (par.usual == null) return say('coach-result-dealt', told) + early;
  const n = luckOf(par);
  const better = n === 0 ? 'even' : n > 0 ? 'yes' : 'no';
  const luck = say('coach-luck', { better, worth: counted(Math.abs(n), unit) });
  return say('coach-result-whole', { ...told, luck }) + early;
}

export interface Row {
  label: string;
  points: number;
  total: boolean;
}

/** The way from an average deal to the result. */
export function account({ par }: Skill, name: string): Row[] {
  if (!par) return [];
  const row = (key: string, points: number, total = false): Row => ({
    label: say(`coach-account-${key}`, { name }),
    points,
    total,
  });
  const { usual, regular, made } = par;
  const end = [row('par', regular, true), row('play', made - regular), row('made', made, true)];
  if (usual == null) return end;
  const others = row('others', regular - (par.dealt ?? regular));
  return [row('usual', usual, true), row('luck', luckOf(par)), others, ...end];
}

/** What all choices lost together; '' where it is not known, or nothing. */
export const costLine = (skill: Skill, unit: string, name: string): string =>
  skill.points_lost ? say('coach-cost', { name, worth: counted(skill.points_lost, unit) }) : '';

/** What choices of a kind have in common, without the cards and places of a single one. */
const kindOf = ({ fact }: Kind): string => say(fact.key.replace('-fact-', '-kind-'));

/** Choices of one kind, and what they cost. */
export const kindLine = (kind: Kind, unit: string): string =>
  say(kind.better ? 'coach-kind-better' : 'coach-kind-worse', {
    count: kind.plies.length,
    known: kind.points ? 'yes' : 'no',
    worth: counted(kind.points, unit),
    kind: kindOf(kind),
  });

/** One thing to try next time: against what cost the most. */
export function nextLine([first]: Kind[]): string {
  if (!first) return '';
  return say(first.better ? 'coach-next-better' : 'coach-next-worse', { kind: kindOf(first) });
}

/** What decided the game for a seat. */
export function turnLine(
  turn: TurningPoint | null | undefined,
  names: string[],
  seat: number,
  me: number | null,
): string {
  if (!turn) return say('coach-turn-none');
  const said = say(turn.after > turn.before ? 'coach-turn-won' : 'coach-turn-lost', {
    who: names[turn.actor] ?? '',
    move: words.tell(turn.does, names),
    whose: seat === me ? ME : 'other',
    name: names[seat] ?? '',
    open: turn.open ? 'yes' : 'no',
    drawn: turn.drawn ? 'yes' : 'no',
    before: whole(turn.before),
    after: whole(turn.after),
  });
  return turn.blameless ? `${said} ${say('coach-turn-blameless')}` : said;
}

/** The sentence for a game in which no choice was shown to be costly: no praise for playing badly. */
export function noneLine({ played, par }: Skill): string {
  const weak = played != null && rank(played.level) < rank(TABLE);
  const below = par != null && par.made < par.regular;
  return say(weak || below ? 'coach-many-small' : 'coach-none-said');
}

/** How a seat is called in a sentence. */
export const called = (names: string[], seat: number, me: number | null): string =>
  seat === me ? ME : (names[seat] ?? '');

/** The lines about a seat in a review. */
export const skillOf = (review: Review, seat: number): Skill | undefined =>
  review.skill.find((each) => each.seat === seat);
