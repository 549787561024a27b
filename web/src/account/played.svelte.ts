// The games I have played: on all my devices with an account, otherwise in this browser. What a
// browser has learned about a finished game it keeps: its seat may be forgotten long before.
import { store, stored } from '../platform/storage';
import { ask, posted } from '../net/api';
import type { Played, PlayedGame } from '../messages';
import { myself } from './me.svelte';
import { held } from '../local/seats';

const KEPT = 'tepui-played';
const MOST = 300; // games that are kept here
const AT_ONCE = 20; // that are asked for

/** What is kept here: a person's games only as long as they are signed in. */
function kept(): PlayedGame[] {
  const { known, games } = stored<{ known?: boolean; games?: PlayedGame[] }>(KEPT, {});
  return known && !myself.session ? [] : (games ?? []);
}

class MyGames {
  games = $state.raw<PlayedGame[]>(kept());
  loaded = $state(false);

  async load(): Promise<void> {
    const mine = myself.session ? await myself.ask<Played>('/played').catch(() => null) : null;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
    const known = new Map(kept().map((each) => [each.table.table, each]));
    for (const each of mine?.games ?? []) known.set(each.table.table, each);
    const asked = held().filter(
      ({ table, seat, token }) =>
        seat !== null && token !== myself.session && !known.get(table)?.coach,
    );
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      const seats = asked.slice(at, at + AT_ONCE).map(({ table, token }) => ({ table, token }));
      const found = await ask<Played>('played', posted({ seats })).catch(() => null);
      for (const each of found?.games ?? []) known.set(each.table.table, each);
    }
    const games = [...known.values()].sort((a, b) => b.table.since - a.table.since).slice(0, MOST);
    // Not read again: where nothing was asked, whoever called would depend on what is written here.
    this.games = games;
    store(KEPT, { known: Boolean(myself.session), games });
    this.loaded = true;
  }
}

export const myGames = new MyGames();

export const won = ({ table }: PlayedGame): boolean =>
  table.places?.[table.seat] === 1 && !table.arranged;
export const points = ({ table }: PlayedGame): number => table.scores?.[table.seat] ?? 0;

/** Whether a game is my best one at its number of seats, and not the first. */
export function isRecord(games: PlayedGame[], table: string): boolean {
  const mine = games.find((each) => each.table.table === table);
  if (!mine || mine.table.arranged) return false;
  const others = games.filter(
    (each) =>
      each !== mine &&
      !each.table.arranged &&
      each.table.game === mine.table.game &&
      each.table.names.length === mine.table.names.length,
  );
  return others.length > 0 && others.every((each) => points(each) < points(mine));
}
