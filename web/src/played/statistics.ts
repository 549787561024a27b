// Statistics of my games, game by game.
import type { PlayedGame } from '../messages';
import { points, won } from '../account/played.svelte';
import { rank } from '../coach/summary';
import { LEVELS } from '../local/levels';

export interface Statistics {
  game: string;
  games: number;
  won: number;
  /** Games and wins by the number of seats. */
  seats: { seats: number; games: number; won: number }[];
  /** The points of each game, the oldest first. */
  points: number[];
  average: number;
  best: number;
  /** Which level I played like, in each game that the coach has seen, the oldest first. */
  levels: number[];
  /** With whom I played most, and how often I came before them. */
  rivals: { name: string; games: number; ahead: number }[];
}

const RIVALS = 3;

/** What was reached for the first time in finished games: key and arguments of a sentence, and the game
 * in which it happened. */
export interface Milestone {
  key: string;
  args: { game: string; level?: string };
  at: PlayedGame;
}

/** The first win in each game, the strongest bots that were beaten there, and a win in each game. */
export function milestones(games: PlayedGame[], shelf: string[]): Milestone[] {
  const oldest = games.filter(won).sort((a, b) => a.table.since - b.table.since);
  const found: Milestone[] = [];
  for (const game of shelf) {
    const ours = oldest.filter(({ table }) => table.game === game);
    if (!ours[0]) continue;
    found.push({ key: 'first', args: { game }, at: ours[0] });
    const beaten = (each: PlayedGame) =>
      Math.max(-1, ...(each.table.levels ?? []).map((level) => LEVELS.indexOf(level ?? '')));
    const best = Math.max(...ours.map(beaten));
    if (best > 0)
      found.push({
        key: 'beaten',
        args: { game, level: LEVELS[best]! },
        at: ours.find((each) => beaten(each) === best)!,
      });
  }
  const firsts = found.filter(({ key }) => key === 'first').map(({ at }) => at);
  const last = firsts.sort((a, b) => b.table.since - a.table.since)[0];
  if (last && firsts.length === shelf.length && shelf.length > 1)
    found.push({ key: 'all', args: { game: '' }, at: last });
  return found.sort((a, b) => b.at.table.since - a.at.table.since);
}

export function statistics(all: PlayedGame[]): Statistics[] {
  const games = all.filter(({ table }) => !table.arranged);
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
    points: all.toReversed(),
    average: all.reduce((sum, each) => sum + each, 0) / all.length,
    best: Math.max(...all),
    levels: games
      .flatMap(({ coach }) => (coach?.level ? [rank(coach.level)] : [])) // not a former coach's
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
