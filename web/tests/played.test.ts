import { expect, test } from 'vitest';
import './browser';
import { myGames } from '../src/state/played.svelte';

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
