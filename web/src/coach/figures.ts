// The coach's figures as shown: whole points of a hundred, the same everywhere.
import type { Judged, Review } from '../messages';

/** A share of a victory in whole points; halves to the even side, as the server rounds them. */
export function whole(share: number): number {
  const points = 100 * share;
  const below = Math.floor(points);
  if (points - below !== 0.5) return Math.round(points);
  return below % 2 ? below + 1 : below;
}

export const FREE = ['best', 'even']; // grades of choices that nothing was shown to be better than
const COSTLY = ['slip', 'mistake', 'blunder']; // and of those that are listed

/** Whether a choice was a mistake or a blunder. */
export const isGrave = ({ verdict }: Judged): boolean =>
  ['mistake', 'blunder'].includes(verdict.grade);

/** What a choice lost, as a share of a victory: nothing, where nothing was clearly better. */
export const costOf = ({ verdict }: Judged): number =>
  FREE.includes(verdict.grade) ? 0 : verdict.loss;

/** Chances in points, which differ by the loss as shown: with the best move, and with another. */
export function differing(best_chance: number, loss: number): { best: number; chance: number } {
  const best = whole(best_chance);
  return { best, chance: best - whole(loss) };
}

/** The chances of who chose: with the best move, and with the one that was made. */
export const chances = (each: Judged): { best: number; chance: number } =>
  differing(each.verdict.best_chance, costOf(each));

/** Whether it is known what a choice lost in chances; otherwise only its points are. */
export const costsChances = ({ verdict }: Judged): boolean => COSTLY.includes(verdict.grade);

/** The costly choices of all seats, or of one; the dearest first, by points or else by chances. */
export function costliest(review: Review, seat: number | null = null): Judged[] {
  const dearness = (each: Judged): number => each.points || whole(costOf(each)) / 5;
  return review.choices
    .filter(
      (each) =>
        each.played && (costsChances(each) || each.points) && (seat === null || each.seat === seat),
    )
    .sort((a, b) => dearness(b) - dearness(a) || a.ply - b.ply);
}
