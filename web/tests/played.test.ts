import { expect, test } from 'vitest';
import './browser';
import { myGames } from '../src/account/played.svelte';
import type { PlayedGame } from '../src/messages';
import { milestones, statistics } from '../src/played/statistics';

test('loading my games does not read what it writes: an effect that does it would never end', async () => {
  const game = { table: { table: 'a1', since: 1 }, coach: {} };
  localStorage.setItem('tepui-played', JSON.stringify({ games: [game] }));
  let [games, reads] = [myGames.games, 0];
  Object.defineProperty(myGames, 'games', {
    get: () => (reads++, games),
    set: (found) => (games = found),
  });
  await myGames.load();
  expect([reads, games]).toEqual([0, [game]]);
});

test('milestones are derived from finished games, each with the game that reached it first', () => {
  const at = (table: string, game: string, since: number, level: string, place: number) =>
    ({ table: { table, game, since, seat: 0, places: [place, 3 - place], scores: [], names: [],
      levels: [null, level] } }) as unknown as PlayedGame; // prettier-ignore
  const games = [
    at('e', 'amazones', 5, 'novice', 1),
    at('d', 'coloretto', 4, 'casual', 1),
    at('c', 'coloretto', 3, 'regular', 2),
    at('b', 'coloretto', 2, 'casual', 1),
    at('a', 'coloretto', 1, 'novice', 1),
  ];
  const lesson = at('l', 'amazonas', 6, 'novice', 1);
  lesson.table.arranged = true; // a game begun from a lesson is a lesson
  games.push(lesson);
  expect(statistics(games).map(({ game, won }) => [game, won])).toEqual([
    ['coloretto', 3],
    ['amazones', 1],
  ]);
  const told = milestones(games, ['coloretto', 'amazones']);
  expect(told.map(({ key, args, at }) => [key, args.game, args.level, at.table.table])).toEqual([
    ['first', 'amazones', undefined, 'e'],
    ['all', '', undefined, 'e'],
    ['beaten', 'coloretto', 'casual', 'b'],
    ['first', 'coloretto', undefined, 'a'],
  ]);
  expect(milestones([], ['coloretto'])).toEqual([]);
  expect(milestones([lesson], ['amazonas'])).toEqual([]);
});
