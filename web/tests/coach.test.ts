// What the coach's figures and lists show.
import { beforeAll, describe, expect, test } from 'vitest';
import './browser';
import { chances, costliest, differing } from '../src/coach/figures';
import { canBeAsked, due, learnFrom } from '../src/coach/mistakes';
import {
  account,
  kindLines,
  levelLine,
  nextLine,
  noneLine,
  resultLine,
  turnLine,
} from '../src/coach/summary';
import type { Judged, Kind, Result, Review, Skill } from '../src/messages';
import { decisive } from '../src/result/summary';
import { words } from '../src/text/words.svelte';

const judged = (ply: number, grade: string, loss: number, right = 1, reasons = 1): Judged =>
  ({
    ply, seat: 0, verdict: { grade, loss, best_chance: 0.764 },
    reasons: Array(reasons).fill({ better: true }),
    played: reasons ? {} : null, answers: [{ grade: 'best' }, { grade: right > 1 ? 'even' : 'blunder' }],
  }) as unknown as Judged; // prettier-ignore

const review = (choices: Judged[]): Review => ({ done: 1, game: 'x', choices }) as Review;

test('chances differ by the loss as it is shown, wherever they are shown', () => {
  for (let n = 0; n < 400; n += 1) {
    const [best, loss] = [0.5 + n / 1000, n / 1700];
    const shown = differing(best, loss);
    expect(shown.best - shown.chance).toBe(differing(1, 0).best - differing(1, loss).chance);
  }
  expect(chances(judged(1, 'mistake', 0.136))).toEqual({ best: 76, chance: 62 });
  expect(chances(judged(1, 'even', 0.136))).toEqual({ best: 76, chance: 76 });
});

test('what is listed as costly is costly', () => {
  const choices = [judged(1, 'fine', 0.03), judged(2, 'slip', 0.06), judged(3, 'blunder', 0.3)];
  expect(costliest(review([...choices, judged(4, 'even', 0.5)])).map(({ ply }) => ply)).toEqual([
    3, 2,
  ]);
});

test('points come before chances, and five of these weigh as much as one', () => {
  const points = (ply: number, points: number, loss: number) => ({
    ...judged(ply, 'slip', loss),
    points,
  });
  const choices = [points(1, 3, 0.06), points(2, 7, 0), points(3, 0, 0.14), points(4, 0, 0.16)];
  expect(costliest(review(choices)).map(({ ply }) => ply)).toEqual([2, 4, 1, 3]);
});

test('a mistake is asked again where one answer is right, and there is a reason', () => {
  const choices = [
    judged(1, 'blunder', 0.3), judged(2, 'blunder', 0.3, 2), judged(3, 'mistake', 0.12, 1, 0),
    judged(4, 'slip', 0.06), judged(5, 'mistake', 0.12),
  ]; // prettier-ignore
  expect(choices.filter(canBeAsked).map(({ ply }) => ply)).toEqual([1, 5]);
  learnFrom(review(choices), 't', 0, 5);
  expect(due(9).map(({ ply }) => ply)).toEqual([1, 5]);
});

const sheet = (mine: number[], theirs: number[]): Result =>
  ({
    scores: [mine, theirs].map((own) => own.reduce((a, b) => a + b, 0)),
    sheet: { lines: mine.map((_, i) => ({ key: String(i), args: {}, entries: [mine, theirs].map((own) => ({ points: own[i] })) })) },
  }) as unknown as Result; // prettier-ignore

test('what decided adds up to what was between two', () => {
  const told = (mine: number[], theirs: number[]) =>
    decisive(sheet(mine, theirs), 0, 1).map((each) => [each.line.key, each.mine, each.theirs]);
  expect(told([5, 4, 1, 0, 1], [1, 1, 1, 4, 9])).toEqual([
    ['4', 1, 9], ['0', 5, 1], ['3', 0, 4], ['1', 4, 1],
  ]); // prettier-ignore
  expect(told([5, 4, 3, 1, 1], [1, 1, 0, 3, 2])).toEqual([
    ['0', 5, 1], ['1', 4, 1], ['2', 3, 0], ['web-decided-rest', 2, 5],
  ]); // prettier-ignore
  expect(told([3, 0], [0, 3])).toEqual([['0', 3, 0], ['1', 0, 3]]); // prettier-ignore
  // The first man of one court is not the rival of the first of another.
  const men = sheet([3, -1, 4], [9, 3, 0]);
  men.sheet.lines.forEach((line, i) => Object.assign(line, { key: 'man', args: { n: i + 1 } }));
  expect(decisive(men, 0, 1)).toMatchObject([{ line: { args: { n: 0 } }, mine: 6, theirs: 12 }]);
});

const kind = (points: number, plies: number[], role = 'kind'): Kind =>
  ({ role, better: true, fact: { key: 'coloretto-fact-completes' }, plies, points }) as Kind;

describe('in English, the coach', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await words.need('coach', 'coloretto');
    await words.speak('en');
  });

  test('says who won, and where on the ladder one played', () => {
    const played = { low: 'beginner', level: 'casual', high: 'regular' };
    const skill = (seat: number) =>
      ({ seat, played, par: { made: 9, regular: 8, master: 10 } }) as Skill;
    const said = (...result: number[]) => resultLine(skill(0), { result } as Review, 'Ana');
    expect(said(1, 0)).toContain('Ana won with 9 points');
    expect(said(0.5, 0.5)).toContain('Ana shared the win with 9 points');
    expect(said(0, 1)).toContain('Ana lost with 9 points');
    expect(said(0, 1)).toContain('(level 4 of 8, probably 3 to 5)');
    const alone = { seat: 0, played: { ...played, low: 'casual', high: 'casual' } } as Skill;
    expect(resultLine(alone, { result: [1, 0] } as Review, 'me')).toBe(
      'You won and played like a casual player (level 4 of 8).',
    );
  });

  test('advises against what recurs, or cost the most', () => {
    const alone = { ...kind(9, [7], 'others'), better: false };
    const advice = 'Next time, try to complete a column.';
    expect(nextLine([kind(3, [1, 2]), alone])).toBe(advice);
    expect(nextLine([alone])).toBe('Next time, try not to complete a column.');
    expect(nextLine([])).toBe('');
  });

  test('denies no costly choice that is not listed', () => {
    const said = (level: string, ...choices: Judged[]) =>
      noneLine({ seat: 0, played: { level } } as Skill, review(choices));
    expect(said('regular')).toBe(words.say('coach-none-said'));
    expect(said('casual')).toBe(words.say('coach-none-together')); // not absolved
    expect(said('casual', judged(1, 'slip', 0.06, 1, 0))).toBe(words.say('coach-none-explained'));
  });

  test('gives kinds and other choices the cost of what is listed, and habits none', () => {
    const kinds = [kind(4, [1, 2]), kind(9, [70, 12], 'others'), kind(0, [5, 6, 8], 'habit')];
    const [often, others, habit] = kindLines(kinds, 'points');
    expect(often).toMatchObject({ ply: 1 });
    expect(often!.text).toContain('Twice');
    expect(often!.text).toContain('4 points');
    expect(others).toEqual({ ply: 70, text: 'The 2 other choices listed cost 9 points in all.' });
    expect(habit!.text).toMatch(/^A habit: 3 times/);
    expect(kindLines(kinds.slice(1, 2), 'points')).toEqual([]);
    expect(kindLines([kind(0, [1, 2])], 'wins')[0]!.text).not.toContain('cost');
  });

  test('adds up, and says why a level and the points lost are far apart', () => {
    const par = { made: 9, regular: 20, master: 30, own: 22, dealt: 21, usual: 18 };
    const played = { low: 'casual', level: 'casual', high: 'casual' };
    const skill = (points_lost: number) => ({ seat: 0, played, par, points_lost }) as Skill;
    const rows = account(skill(16), 'points');
    const steps = rows.filter(({ total }) => !total).map(({ points }) => points);
    expect(steps).toEqual([3, -1, 10, -16, -5]);
    expect(rows.at(-1)).toMatchObject({ points: 9, total: true });
    expect(account(skill(0), 'wins').at(-1)!.points).toBe(30);
    const told = [16, 3, 0, 12].map((lost) => levelLine(skill(lost), 'points', 'me'));
    expect(told[0]).toContain('lost 16 points, though a casual player usually scores only 8');
    expect(told[1]).toContain('lost 3 points');
    expect(told[2]).toContain('No single choice');
    expect(told[3]).toBe('');
  });

  test('tells what lost the game, and from when on the winner was ahead', () => {
    const curve = [0.6, 0.4].map((mine, n) => ({ ply: 10 * n, chances: [mine, 1 - mine] }));
    const game = (turns: unknown[], result = [0, 1]) =>
      ({ ...review([]), result, curve, turns }) as unknown as Review;
    const names = ['Ana', 'Ben'];
    expect(turnLine(game([null, null]), 0, names, 0)).toBe(
      'No single choice of yours lost the game. From move 10 on, Ben always had the best chance of winning.',
    );
    expect(turnLine(game([null, null], [1, 0]), 0, names, 0)).toBe('');
    expect(turnLine(game([]), 0, names, 0)).toBe('');
  });
});
