// Tournaments of this browser: the secret of a guest's entry or of what a guest organises, and the
// link's. For a signed-in person, the session stands for the secret.
import { store, stored } from '../platform/storage';

export interface HeldTournament {
  tournament: string;
  token: string; // empty: the session's
  invitation: string;
}

const KEPT = 'tepui-tournaments';
const MOST = 30;

export const heldTournaments = (): HeldTournament[] => stored(KEPT, []);

export const heldTournament = (tournament: string): HeldTournament | undefined =>
  heldTournaments().find((each) => each.tournament === tournament);

export function keepTournaments(held: HeldTournament[]): void {
  store(KEPT, held.slice(0, MOST));
}

export function holdTournament(one: HeldTournament): void {
  keepTournaments([
    one,
    ...heldTournaments().filter(({ tournament }) => tournament !== one.tournament),
  ]);
}

/** Keep the link's secret while somebody signs in first. */
export function remember(tournament: string, invitation: string): void {
  if (!heldTournament(tournament)) holdTournament({ tournament, token: '', invitation });
}
