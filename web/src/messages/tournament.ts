// The messages between the browser and the server: tournament, made from src/tepui/server/tournament by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Clock } from './table';

/** What a tournament shall be. Everything here is announced to whoever enters. `league`: until everybody has met everybody; `swiss`: so many rounds, by the standings; `duplicate`: Swiss, and all tables of a round play one deal. `seats`: the size that tables shall have; others are taken where people would be left over. */
export interface TournamentWish {
  game: string;
  title?: string;
  kind?: 'duplicate' | 'league' | 'swiss';
  seats?: number;
  rounds?: number;
  options?: Record<string, string>;
  live?: boolean;
  clock?: Clock;
  absent?: 'bot' | 'loss';
  level?: string;
  rated?: boolean;
  public?: boolean;
  start?: number;
  every?: number;
  rest?: number;
}

/** A tournament; the secret of the link by which people enter (/c/ID#join=INVITATION); and the organiser's own secret. */
export interface TournamentOpened {
  tournament: string;
  invitation: string;
  token: string;
}

/** A request to enter a tournament. */
export interface TournamentEntry {
  name: string;
  invitation?: string;
}

/** Your number, and the secret that proves your seat at every table of the tournament. */
export interface TournamentEntered {
  entrant: number;
  token: string;
}

/** An action of the organiser: begin, start the next round, close or open entry, remove somebody, end. Entrants may leave. */
export interface TournamentDo {
  what: 'begin' | 'close' | 'end' | 'leave' | 'next' | 'open' | 'remove';
  entrant?: number | null;
  rounds?: number | null;
}

/** A tournament, as everybody may know it; `you`, `organiser`: the caller's part in it. */
export interface TournamentTold {
  tournament: string;
  terms: TournamentWish;
  rules: number;
  status: 'open' | 'over' | 'running';
  entry: boolean;
  entrants: TournamentEntrant[];
  rounds: TournamentRound[];
  standings: TournamentStanding[];
  planned: number | null;
  next: number | null;
  you?: number | null;
  organiser?: boolean;
}

/** An entrant, with a sign if they have an account. `gone`: plays no further rounds. */
export interface TournamentEntrant {
  name: string;
  gone?: boolean;
  colour?: number | null;
  piece?: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile' | null;
}

/** A round. `match`: where the tables of one deal are compared. */
export interface TournamentRound {
  begun: number;
  done: boolean;
  tables: TournamentTable[];
  byes: number[];
  match?: string;
}

/** A table of a round. `table`: its id, if the caller may look. */
export interface TournamentTable {
  table: string;
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing';
  seats: TournamentSeat[];
  yours?: boolean;
}

/** A seat at a table of a round, and its result, once that may be shown. */
export interface TournamentSeat {
  entrant: number | null;
  place?: number | null;
  score?: number | null;
  points?: number | null;
  absent?: boolean;
}

/** Somebody's standing: points, their opponents' average points, and the result of direct meetings with equals. */
export interface TournamentStanding {
  entrant: number;
  place: number;
  points: number;
  played: number;
  met: number;
  direct: number;
}

/** The tournaments of a browser. Those without an owner become the signed-in caller's. */
export interface HeldTournaments {
  tournaments: HeldTournament[];
}

/** A tournament, and a secret of it: the organiser's, or that of an entry. */
export interface HeldTournament {
  tournament: string;
  token: string;
}

/** Those among them that are yours: there the session stands for the secret. */
export interface OwnTournaments {
  tournaments: string[];
}

/** Tournaments of mine, on whichever device I entered, the latest first. */
export interface MyTournaments {
  tournaments: MyTournament[];
}

/** A tournament that I organise or have entered, and its state. `table`: where I play now. */
export interface MyTournament {
  tournament: string;
  title: string;
  game: string;
  kind: 'duplicate' | 'league' | 'swiss';
  status: 'open' | 'over' | 'running';
  rounds: number;
  people: number;
  organiser: boolean;
  playing: boolean;
  place?: number | null;
  table?: string;
}

/** The tournaments of this server that everybody is shown; the past ones, the latest first. */
export interface Tournaments {
  upcoming: ListedTournament[];
  running: ListedTournament[];
  past: ListedTournament[];
}

/** A public tournament. `rounds`: that have begun, `of`: that there will be, where that is known; `start`: when it begins by itself, or 0; `winners`: once it is over. */
export interface ListedTournament {
  tournament: string;
  title: string;
  game: string;
  kind: 'duplicate' | 'league' | 'swiss';
  live: boolean;
  rated: boolean;
  rounds: number;
  of: number | null;
  people: number;
  start: number;
  winners: string[];
}
