// The messages between the browser and the server: daily, made from src/tepui/server/table/board by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** A request to play a day's deal: today's, once per person; or a past one, for practice. `person` is a secret that the browser has made up, and repeats to continue. A signed-in person is identified by the session instead: one try, in any browser. */
export interface DailyWish {
  person: string;
  name?: string;
  day?: string;
}

/** Today's deals. */
export interface Daily {
  day: string;
  games: DailyGame[];
}

/** A game's deal of today, and the caller's progress with it. */
export interface DailyGame {
  game: string;
  commitment: string;
  tomorrow: string;
  yours: 'begun' | 'done' | 'new';
}

/** A day's deal, as far as the caller may know it. Results are for those who have finished. */
export interface Board {
  game: string;
  day: string;
  over: boolean;
  commitment: string;
  seed: string;
  begun: number;
  finished: number;
  yours: DailyVerdict | null;
  par: DailyPar | null;
  entries: Entry[];
  days: string[];
  played: string[];
}

/** How a try ended, and how that stands. `bots`, `people`: how many of 100 results it beats. */
export interface DailyVerdict {
  points: number;
  place: number;
  bots: number | null;
  people: number | null;
}

/** What a bot made of the deal in this seat. */
export interface DailyPar {
  mean: number;
  spread: number;
  games: number;
  final: boolean;
}

/** A line of the board. Equal points share a rank. */
export interface Entry {
  rank: number;
  name: string;
  points: number;
  place: number;
  yours: boolean;
  again: boolean;
  late: boolean;
  table: string;
}
