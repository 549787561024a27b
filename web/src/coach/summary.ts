// What the coach says of a whole game: result, level and luck in one sentence, and what cost the most.
import type { Kind, Par, Review, Skill, Strength } from '../messages';
import { LEVELS } from '../local/levels';
import { say, words } from '../text/words.svelte';
import { costliest, costsChances, isGrave } from './figures';
import { reasoned } from './reasons';

const CLASSES = ['random', ...LEVELS]; // of players, from the weakest
const ME = 'me'; // in place of the reader's name
const WIDE = 3; // steps between the levels of an interval that names no level
const APART = 5; // points between what was lost and what is usual at a level that ask for a word

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

/** What the level and the points that were lost have to do with each other, where they differ far;
 * '' elsewhere, and where no level was named. */
export function levelLine(skill: Skill, unit: string, name: string): string {
  const { played, par, points_lost: lost } = skill;
  if (!played || !par || lost == null || unit !== 'points') return '';
  if (rank(played.high) - rank(played.low) >= WIDE) return '';
  const gap = Math.max(par.master - par.own, 0);
  const [less, more] = [Math.min(lost, gap), Math.max(lost, gap)];
  if (more < 2 * less || more - less < APART) return '';
  if (lost < gap && par.master - par.made - lost < APART) return ''; // nothing is missing
  return say(`coach-gap-${lost > gap ? 'costly' : lost ? 'small' : 'none'}`, {
    name,
    level: say(`coach-level-${played.level}`),
    lost: counted(lost),
    usual: counted(gap),
    gap,
  });
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

/** The way from an average deal to the result; of victories, to what a master can expect. */
export function account({ par, points_lost: lost }: Skill, unit: string): Row[] {
  if (!par) return [];
  const row = (key: string, points: number, total = false): Row => ({
    label: say(`coach-account-${key}`),
    points,
    total,
  });
  const { usual, regular, made, master } = par;
  const end = [
    row('par', regular, true),
    row('better', master - regular),
    row('master', master, true),
  ];
  if (unit === 'points' && lost != null) {
    end.push(row('listed', -lost), row('rest', made - master + lost), row('made', made, true));
  }
  if (usual == null) return end;
  const others = row('others', regular - (par.dealt ?? regular));
  return [row('usual', usual, true), row('luck', luckOf(par)), others, ...end];
}

/** What the figures of an account are. */
export const accountTitle = (unit: string): string =>
  say(unit === 'points' ? 'coach-account' : 'coach-account-wins');

/** What choices of a kind have in common, without the cards and places of a single one. */
const kindOf = ({ fact }: Kind): string => (fact ? say(fact.key.replace('-fact-', '-kind-')) : '');

const sideOf = ({ better }: Kind): string => (better ? 'better' : 'worse');

/** What recurs among somebody's choices: these, with sentences about what they cost. */
export const kindLines = (kinds: Kind[], unit: string): { ply: number; text: string }[] =>
  kinds.slice(kinds[0]?.role === 'others' ? 1 : 0).map((kind) => ({
    ply: kind.plies[0]!,
    text: say(kind.role === 'others' ? 'coach-others' : `coach-${kind.role}-${sideOf(kind)}`, {
      count: kind.plies.length,
      worth: counted(kind.points, unit),
      known: kind.points ? 'yes' : 'no',
      kind: kindOf(kind),
    }),
  }));

/** One thing to try next time: the costliest that recurs, or the costliest of all. */
export const nextLine = ([first]: Kind[]): string =>
  first?.fact ? say(`coach-next-${sideOf(first)}`, { kind: kindOf(first) }) : '';

/** Which choice lost a seat the game, and why; or that no single one did. Then from when on the
 * winner was ahead. '' while that is not known. */
export function turnLine(review: Review, seat: number, names: string[], me: number | null): string {
  if (!review.turns?.length) return '';
  const [said, turn, name] = [[] as string[], review.turns[seat], called(names, seat, me)];
  if (turn) {
    const move = words.tell(turn.does, names);
    const whose = seat === me ? ME : 'other';
    const lost = say('coach-turn-lost', { who: names[turn.actor]!, move, whose, name });
    said.push(`${say('coach-ply', { ply: turn.ply })} · ${lost}`);
    const why = review.choices.find(({ ply }) => ply === turn.ply)?.reasons ?? [];
    for (const better of [true, false]) {
      said.push(reasoned(why, better, names, seat === me ? null : seat));
    }
  } else if (
    review.result[seat]! < Math.max(...review.result) &&
    !costliest(review, seat).some(isGrave)
  ) {
    said.push(say('coach-turn-none', { name }));
  }
  return [...said, ahead(review, names, me)].filter(Boolean).join(' ');
}

/** From which move on the only winner always had the best chances. */
function ahead({ result, curve }: Review, names: string[], me: number | null): string {
  const winner = result.indexOf(1);
  if (winner < 0) return '';
  const who = called(names, winner, me);
  const behind = curve.findLastIndex(({ chances }) => Math.max(...chances) > chances[winner]!);
  if (behind < 0) return say('coach-ahead-always', { who });
  const first = curve[behind + 1];
  return first ? say('coach-ahead', { who, ply: first.ply }) : '';
}

/** The sentence in place of a seat's list of costly choices, where that is empty. */
export function noneLine({ seat, played }: Skill, { choices }: Review): string {
  const explained = choices.some((each) => each.seat === seat && costsChances(each));
  if (explained) return say('coach-none-explained');
  return say(
    played && rank(played.level) < rank('regular') ? 'coach-none-together' : 'coach-none-said',
  );
}

/** How a seat is called in a sentence. */
export const called = (names: string[], seat: number, me: number | null): string =>
  seat === me ? ME : (names[seat] ?? '');

/** The lines about a seat in a review. */
export const skillOf = (review: Review, seat: number): Skill | undefined =>
  review.skill.find((each) => each.seat === seat);
