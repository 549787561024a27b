import { expect, test, vi } from 'vitest';
import './browser';
import { milliseconds, travel } from '../src/motion/motion';
import { saveSettings } from '../src/local/settings.svelte';

interface Place {
  at: string;
  x: number;
}

/** A stage whose pieces only know where they are, and note how they are moved. */
function stage(places: Place[]) {
  const moves: Record<string, unknown[]> = {};
  const how: unknown[] = [];
  const piece = ({ at, x }: Place) => ({
    dataset: { at },
    style: {},
    classList: { add: () => undefined, remove: () => undefined },
    getBoundingClientRect: () => ({
      left: x,
      top: 0,
      x,
      y: 0,
      width: 10,
      height: 10,
      right: x + 10,
      bottom: 10,
    }),
    animate: (frames: unknown, options: unknown) => {
      (moves[at] ??= []).push(frames);
      how.push(options);
      return {
        finished: Promise.resolve(),
        finish: () => undefined,
        addEventListener: () => undefined,
        onfinish: null,
      };
    },
  });
  return { moves, how, places, querySelectorAll: () => places.map(piece) };
}

test('durations are read from the tokens, in seconds or milliseconds', () => {
  expect(milliseconds('--d-long')).toBe(420);
  expect(milliseconds('--d-short')).toBe(120);
});

test('without a stage the table changes at once', async () => {
  const change = vi.fn();
  await travel(null, [{ from: 'a', to: 'b' }], change);
  expect(change).toHaveBeenCalledOnce();
});

test('a piece that has another place now is played from where it was', async () => {
  const table = stage([
    { at: 'card', x: 0 },
    { at: 'still', x: 50 },
  ]);
  await travel(table as unknown as Element, [], () => (table.places[0]!.x = 100));
  expect(Object.keys(table.moves)).toEqual(['card']);
});

test('a piece that was named goes from the one place to the other', async () => {
  const table = stage([{ at: 'hand', x: 0 }]);
  await travel(table as unknown as Element, [{ from: 'hand', to: 'column' }], () => {
    table.places[0] = { at: 'column', x: 80 };
  });
  expect(table.moves.column).toHaveLength(1);
});

test('with reduced motion nothing moves or fades: what arrives is marked, then it is not', async () => {
  saveSettings({ motion: 'calm' });
  const table = stage([
    { at: 'hand', x: 0 },
    { at: 'shifts', x: 50 },
  ]);
  await travel(table as unknown as Element, [{ from: 'hand', to: 'column' }], () => {
    table.places.splice(0, 2, { at: 'column', x: 80 }, { at: 'shifts', x: 20 });
  });
  saveSettings({ motion: 'auto' });
  expect(Object.keys(table.moves)).toEqual(['column']);
  expect(JSON.stringify(table.moves)).not.toContain('transform');
  expect(table.how).toEqual([{ duration: 1200, easing: 'step-end' }]);
});
