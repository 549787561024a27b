// Tournaments of this browser: the secret that proves our seats, or that we organise it; the link's.
import { ask, posted } from '../api';
import { heldAt, hold } from '../seats';
import type {
  TournamentDo,
  TournamentEntered,
  TournamentOpened,
  TournamentTold,
  TournamentWish,
} from '../messages';

interface Ours {
  tournament: string;
  token: string;
  invitation: string;
}

const KEPT = 'tepui-tournaments';
const MOST = 30;
const SHOWN = 5; // at home

function all(): Ours[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

export const ours = (tournament: string): Ours | undefined =>
  all().find((each) => each.tournament === tournament);

function keep(one: Ours): void {
  const others = all().filter((each) => each.tournament !== one.tournament);
  localStorage.setItem(KEPT, JSON.stringify([one, ...others].slice(0, MOST)));
}

/** Keep the link's secret for whoever goes and signs in first. */
export function remember(tournament: string, invitation: string): void {
  if (!ours(tournament)) keep({ tournament, token: '', invitation });
}

/** Open a tournament, and keep the organiser's secret. */
export async function openTournament(wish: TournamentWish, session: string): Promise<string> {
  const opened = await ask<TournamentOpened>('tournaments', posted(wish), session);
  keep(opened);
  return opened.tournament;
}

/** A tournament; the secret of our seat is kept for those of its tables that are ours. */
export async function look(tournament: string, token: string): Promise<TournamentTold> {
  return noted(await ask<TournamentTold>(`tournaments/${tournament}`, {}, token), token);
}

/** The last tournaments of this browser that are not over yet. */
export async function going(session: string): Promise<TournamentTold[]> {
  const asked = all()
    .slice(0, SHOWN)
    .map(({ tournament, token }) => look(tournament, token || session));
  return (await Promise.allSettled(asked)).flatMap((each) =>
    each.status === 'fulfilled' && each.value.status !== 'over' ? [each.value] : [],
  );
}

/** Take part, and keep the secret; where one has signed in, the session is as good. */
export async function enter(
  tournament: string,
  name: string,
  invitation: string,
  token: string,
): Promise<void> {
  const wish = posted({ name, invitation });
  const entered = await ask<TournamentEntered>(`tournaments/${tournament}/enter`, wish, token);
  const known = ours(tournament)?.token || entered.token; // the organiser's own stays
  keep({ tournament, token: known, invitation });
}

export async function act(
  tournament: string,
  wish: TournamentDo,
  token: string,
): Promise<TournamentTold> {
  const told = await ask<TournamentTold>(`tournaments/${tournament}/do`, posted(wish), token);
  return noted(told, token);
}

function noted(told: TournamentTold, token: string): TournamentTold {
  if (ours(told.tournament)?.token !== token) return told; // a session stands for all seats
  for (const { tables } of told.rounds)
    for (const { table, yours, status, seats } of tables)
      if (yours && status !== 'over' && !heldAt(table)) {
        const seat = seats.findIndex(({ entrant }) => entrant === told.you);
        hold({ table, game: told.terms.game, token, seat, invitation: '', at: Date.now() });
      }
  return told;
}
