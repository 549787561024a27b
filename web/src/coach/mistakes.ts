// My own costly choices, to be tried again: at once, and then after longer and longer intervals.
import { store, stored } from '../platform/storage';
import type { Candidate, Judged, Review } from '../messages';
import { costliest, FREE, isGrave } from './figures';

export interface Mistake {
  table: string;
  game: string;
  seat: number;
  ply: number;
  /** How often it was found in a row, and when it is asked again, in milliseconds. */
  found: number;
  due: number;
}

const KEPT = 'tepui-mistakes';
const MOST = 200;
const DAY = 86_400_000;
const PAUSES = [0, 1, 3, 7, 21, 60]; // days, after having found it so often in a row

export const mistakes = (): Mistake[] => stored(KEPT, []);

const keep = (all: Mistake[]): void => store(KEPT, all.slice(0, MOST));

/** Whether an answer is right: nothing was shown to be better. */
export const isRight = ({ grade }: Pick<Candidate, 'grade'>): boolean => FREE.includes(grade);

/** Whether a choice can be asked again: one answer is clearly right, and there is a reason why. */
export const canBeAsked = (each: Judged): boolean =>
  isGrave(each) && Boolean(each.reasons?.length) && each.answers?.filter(isRight).length === 1;

const same = (a: Mistake, b: Mistake): boolean => a.table === b.table && a.ply === b.ply;

/** Keep the grave ones of a whole review that are mine; what is known already stays as it is. */
export function learnFrom(review: Review, table: string, seat: number, now = Date.now()): void {
  if (review.done < 1) return;
  const known = mistakes();
  const fresh = costliest(review, seat)
    .filter(canBeAsked)
    .map(({ ply }) => ({ table, game: review.game, seat, ply, found: 0, due: now }))
    .filter((each) => !known.some((other) => same(each, other)));
  if (fresh.length) keep([...fresh, ...known]);
}

/** Those that are to be tried now, the longest due first. */
export const due = (now = Date.now()): Mistake[] =>
  mistakes()
    .filter((each) => each.due <= now)
    .sort((a, b) => a.due - b.due);

/** It was tried: found, it is asked again after a longer pause, else tomorrow. */
export function tried(mistake: Mistake, right: boolean, now = Date.now()): void {
  const found = right ? mistake.found + 1 : 0;
  const days = right ? (PAUSES[found] ?? PAUSES.at(-1)!) : 1;
  keep(
    mistakes().map((each) =>
      same(each, mistake) ? { ...each, found, due: now + days * DAY } : each,
    ),
  );
}

/** It cannot be looked at any more. */
export const forgetMistake = (mistake: Mistake): void =>
  keep(mistakes().filter((each) => !same(each, mistake)));
