import { expect, test, vi } from 'vitest';
import './browser';
import { ScoreCount, steps } from '../src/motion/score-count.svelte';
import type { Result, SheetLine } from '../src/messages';

const line = (key: string, ...points: (number | null)[]): SheetLine => ({
  rule: null,
  key,
  args: {},
  entries: points.map((each) => ({ points: each })),
});
const result: Result = {
  scores: [7, 4],
  places: [1, 2],
  ending: 'pile',
  seed: '',
  sheet: { lines: [line('column', 3, 0), line('turtles', null, null), line('bonus', 4, 4)] },
} as unknown as Result;

/** A stage that holds still until it is let go: what was brought when is noted. */
const drawn = vi.hoisted(() => ({
  brought: [] as unknown[],
  go: () => {},
}));
vi.mock('../src/motion/points', () => ({
  bring: (_: Element, parts: unknown) => {
    drawn.brought.push(parts);
    return new Promise<void>((done) => (drawn.go = done));
  },
}));

test('only lines that bring points are counted, each where its pieces lie', () => {
  const found = steps(result.sheet, ({ key }, seat) => [`${key}-${seat}`]);
  expect(found.map(({ line, parts }) => [line.key, parts])).toEqual([
    ['column', [{ seat: 0, points: 3, at: ['column-0'] }]],
    [
      'bonus',
      [
        { seat: 0, points: 4, at: ['bonus-0'] },
        { seat: 1, points: 4, at: ['bonus-1'] },
      ],
    ],
  ]);
});

test('points add up line by line, then comes the ceremony', async () => {
  const counting = new ScoreCount(result, () => []);
  const ceremony = vi.fn(async () => undefined);
  counting.ceremony = ceremony;
  const done = counting.run({} as Element);
  expect([counting.totals, counting.line?.key, counting.settled]).toEqual([
    [0, 0],
    'column',
    false,
  ]);
  drawn.go();
  await vi.waitFor(() => expect(counting.line?.key).toBe('bonus'));
  expect(counting.totals).toEqual([3, 0]);
  drawn.go();
  await done;
  expect([counting.totals, counting.settled]).toEqual([[7, 4], true]);
  expect(ceremony).toHaveBeenCalledOnce();
});

test('who skips it sees all points at once, and no ceremony', async () => {
  drawn.brought.length = 0;
  const counting = new ScoreCount(result, () => []);
  const ceremony = vi.fn();
  counting.ceremony = ceremony;
  const done = counting.run({} as Element);
  counting.skip();
  drawn.go();
  await done;
  expect(drawn.brought).toHaveLength(1);
  expect([counting.totals, counting.settled]).toEqual([[7, 4], true]);
  expect(ceremony).not.toHaveBeenCalled();
});
