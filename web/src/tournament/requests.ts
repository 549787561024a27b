// Requests to the server about tournaments, as a guest or signed in.
import { ask, posted } from '../net/api';
import { myself } from '../account/me.svelte';
import { heldAt, hold } from '../local/seats';
import { heldTournament, heldTournaments, holdTournament } from '../local/tournaments';
import type {
  MyTournament,
  MyTournaments,
  TournamentDo,
  TournamentEntered,
  TournamentOpened,
  TournamentTold,
  TournamentWish,
} from '../messages';

const SHOWN = 5; // of a guest

/** Open a tournament. */
export async function openTournament(wish: TournamentWish): Promise<string> {
  const opened = await ask<TournamentOpened>('tournaments', posted(wish), myself.session);
  holdTournament({ ...opened, token: myself.session ? '' : opened.token });
  return opened.tournament;
}

/** A tournament; the secret of our seat is kept for those of its tables that are ours. */
export async function look(tournament: string, token: string): Promise<TournamentTold> {
  return noted(await ask<TournamentTold>(`tournaments/${tournament}`, {}, token), token);
}

/** Tournaments of mine, on whichever device I entered; as a guest, the last of this browser. */
export async function mine(): Promise<MyTournament[]> {
  if (myself.session) return (await myself.ask<MyTournaments>('/tournaments')).tournaments;
  const asked = heldTournaments()
    .slice(0, SHOWN)
    .map(({ tournament, token }) => look(tournament, token));
  return (await Promise.allSettled(asked)).flatMap((each) =>
    each.status === 'fulfilled' ? [summary(each.value)] : [],
  );
}

const summary = (told: TournamentTold): MyTournament => ({
  tournament: told.tournament,
  title: told.terms.title ?? '',
  game: told.terms.game,
  kind: told.terms.kind ?? 'swiss',
  status: told.status,
  rounds: told.rounds.length,
  people: told.entrants.filter(({ gone }) => !gone).length,
  organiser: told.organiser ?? false,
  playing: typeof told.you === 'number',
});

/** Take part. */
export async function enter(
  tournament: string,
  name: string,
  invitation: string,
  token: string,
): Promise<void> {
  const wish = posted({ name, invitation });
  const entered = await ask<TournamentEntered>(`tournaments/${tournament}/enter`, wish, token);
  const known = heldTournament(tournament)?.token; // the organiser's own stays
  const secret = known || (myself.session ? '' : entered.token);
  holdTournament({ tournament, token: secret, invitation });
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
  if (!token || token === myself.session) return told; // a session stands for all seats
  for (const { tables } of told.rounds)
    for (const { table, yours, status, seats } of tables)
      if (yours && status !== 'over' && !heldAt(table)) {
        const seat = seats.findIndex(({ entrant }) => entrant === told.you);
        hold({ table, game: told.terms.game, token, seat, invitation: '', at: Date.now() });
      }
  return told;
}
