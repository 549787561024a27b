import './browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPlayed, played, streak } from '../src/daily/days';
import { shared, signs } from '../src/daily/share';
import { person } from '../src/local/person';
import { signed } from '../src/text/numbers';
import { puzzleOf } from '../src/daily/puzzle-of-the-day';
import type { Board, GameInfo } from '../src/messages';

beforeEach(() => {
  for (const key of ['tepui-person', 'tepui-daily']) localStorage.removeItem(key);
});

describe('the deal of the day', () => {
  it('knows its browser again', () => {
    expect(person()).toMatch(/^[0-9a-f]{32}$/);
    expect(person()).toBe(person());
  });

  it('counts days in a row, over months, and forgives that today is not over', () => {
    const days = ['2026-10-30', '2026-10-31', '2026-11-01'];
    expect(streak(days, '2026-11-01')).toBe(3);
    expect(streak(days, '2026-11-02')).toBe(3);
    expect(streak(days, '2026-11-03')).toBe(0);
    expect(streak([], '2026-11-01')).toBe(0);
  });

  it('keeps each day once, game by game', () => {
    for (const day of ['2026-11-02', '2026-11-01', '2026-11-02']) keepPlayed('coloretto', day);
    expect(played('coloretto')).toEqual(['2026-11-01', '2026-11-02']);
    expect(played('galapagos')).toEqual([]);
    localStorage.setItem('tepui-daily', 'nonsense');
    expect(played('coloretto')).toEqual([]);
    keepPlayed('coloretto', '2026-11-03');
    expect(played('coloretto')).toEqual(['2026-11-03']);
  });

  it('shares signs and no points', () => {
    expect([0, 9, 10, 50, 90, 100].map((n) => signs(n).filter(Boolean).length)).toEqual([
      0, 0, 1, 3, 5, 5,
    ]);
    expect([3.14, -2, 0.01].map((n) => signed(n, 'en'))).toEqual(['+3.1', '−2', '±0']);
    expect(signed(-2.5, 'de')).toBe('−2,5');
    const board = {
      game: 'coloretto',
      day: '2026-11-15',
      yours: { points: 57, place: 1, bots: 72, people: null },
      par: { mean: 54.2, spread: 6, games: 24, final: true },
    } as Board;
    const text = shared(board, 'Coloretto', '+2.8', 'https://x.example');
    expect(text).toBe(
      'Tepui · Coloretto · 2026-11-15\n🟩🟩🟩🟩⬜ +2.8\nhttps://x.example/daily/coloretto/2026-11-15',
    );
    expect(text).not.toContain('57');
  });

  it('has a puzzle, from the date and the list alone; each comes in its turn', () => {
    const games = [
      { id: 'a', puzzles: 3 },
      { id: 'none', puzzles: 0 },
      { id: 'b', puzzles: 5 },
    ] as GameInfo[];
    const days = Array.from({ length: 30 }, (_, n) =>
      new Date(Date.UTC(2026, 10, 15 + n)).toISOString().slice(0, 10),
    );
    const asked = days.map((day) => puzzleOf(day, games)!);
    expect(asked.map(({ game }) => game).slice(0, 3)).not.toContain('none');
    for (const [game, count] of [
      ['a', 3],
      ['b', 5],
    ] as const) {
      const numbers = asked.filter((each) => each.game === game).map(({ number }) => number);
      expect(new Set(numbers.slice(0, count)).size).toBe(count);
      expect(Math.max(...numbers)).toBe(count - 1);
    }
    expect(puzzleOf(days[0]!, [])).toBeNull();
  });
});
