// Statistics of my games, game by game.
import type { PlayedGame } from '../messages';
import { points, won } from '../state/played.svelte';

export interface Statistics {
  game: string;
  games: number;
  won: number;
  /** Games and victories by the number of seats. */
  seats: { seats: number; games: number; won: number }[];
  average: number;
  best: number;
  /** Points of a hundred lost for ten choices, in each game that the coach has seen, the oldest first. */
  errors: number[];
  /** With whom I played most, and how often I came before them. */
  rivals: { name: string; games: number; ahead: number }[];
}

const RIVALS = 3;

export function statistics(games: PlayedGame[]): Statistics[] {
  const ids = [...new Set(games.map(({ table }) => table.game))];
  return ids
    .map((game) =>
      ofGame(
        game,
        games.filter(({ table }) => table.game === game),
      ),
    )
    .sort((a, b) => b.games - a.games);
}

function ofGame(game: string, games: PlayedGame[]): Statistics {
  const sizes = [...new Set(games.map(({ table }) => table.names.length))].sort((a, b) => a - b);
  const all = games.map(points);
  return {
    game,
    games: games.length,
    won: games.filter(won).length,
    seats: sizes.map((seats) => {
      const those = games.filter(({ table }) => table.names.length === seats);
      return { seats, games: those.length, won: those.filter(won).length };
    }),
    average: all.reduce((sum, each) => sum + each, 0) / all.length,
    best: Math.max(...all),
    errors: games
      .filter(({ coach }) => coach?.choices)
      .map(({ coach }) => (10 * coach!.lost) / coach!.choices)
      .reverse(),
    rivals: rivals(games).slice(0, RIVALS),
  };
}

/** People I played with; bots have no names of their own. */
export function rivals(games: PlayedGame[]): Statistics['rivals'] {
  const known = new Map<string, { name: string; games: number; ahead: number }>();
  for (const { table } of games) {
    const { names, seat, levels = [], places = [] } = table;
    names.forEach((name, other) => {
      if (other === seat || levels[other] || !name) return;
      const found = known.get(name) ?? { name, games: 0, ahead: 0 };
      found.games += 1;
      found.ahead += (places[seat] ?? 0) < (places[other] ?? 0) ? 1 : 0;
      known.set(name, found);
    });
  }
  return [...known.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
