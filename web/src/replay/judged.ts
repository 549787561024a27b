// The coach's figures as shown: whole points of a hundred, the same everywhere.
import type { Judged, Review } from '../messages';

/** A share of a victory in whole points; halves to the even side, as the server rounds them. */
export function whole(share: number): number {
  const points = 100 * share;
  const below = Math.floor(points);
  if (points - below !== 0.5) return Math.round(points);
  return below % 2 ? below + 1 : below;
}

/** What a choice lost, as a share of a victory: nothing, where nothing was clearly better. */
export const costOf = ({ verdict }: Judged): number =>
  verdict.grade === 'best' ? 0 : verdict.loss;

/** The chances of who chose, in points: with the best move, and with the one that was made. */
export function chances(each: Judged): { best: number; chance: number; points: number } {
  const [best, points] = [whole(each.verdict.best_chance), whole(costOf(each))];
  return { best, points, chance: best - points };
}

/** The same with all cards open: before the choice, and after it. */
export function openChances(review: Review, { ply, seat }: Judged): [number, number] {
  const at = review.curve.findIndex((moment) => moment.ply === ply);
  const after = review.curve[at + 1]?.chances ?? review.result;
  return [whole(review.curve[at]?.chances[seat] ?? 0), whole(after[seat] ?? 0)];
}

/** The choices that cost something, the dearest first; of all seats, or of one. */
export function costliest(review: Review, seat: number | null = null): Judged[] {
  return review.choices
    .filter((each) => costOf(each) > 0 && (seat === null || each.seat === seat))
    .sort((a, b) => costOf(b) - costOf(a) || a.ply - b.ply);
}

const LEAST = 5; // points of a hundred from which a choice turned something

/** The choice that turned a game: the costliest of mine if I did not win, else of another; only if
 * there is none of those, of whoever made it. */
export function turningPoint(review: Review, mine: number, won: boolean): Judged | null {
  const all = costliest(review).filter((each) => each.played && chances(each).points >= LEAST);
  return all.find(({ seat }) => (seat === mine) !== won) ?? all[0] ?? null;
}
