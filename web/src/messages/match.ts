// The messages between the browser and the server: match, made from src/tepui/server/table/duplicate by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Event } from './engine';
import type { Clock, Person } from './table';

/** A request for a match: several tables with the same seats, over several deals. `who`: for each seat of every table `me`, `friend` or `bot:LEVEL`; `me` sits at the first table, and is a friend's seat at the others. `rotated`: each deal is played from every seat in turn. */
export interface MatchWish {
  game: string;
  who: string[];
  tables?: number;
  deals?: number;
  rotated?: boolean;
  name?: string;
  options?: Record<string, string>;
  live?: boolean;
  chat?: boolean;
  clock?: Clock;
  absence?: number;
}

/** A match, the secret of its link (/match/MATCH#join=INVITATION), and my seat, if any. */
export interface MatchSeated {
  match: string;
  invitation: string;
  table: string;
  seat: number | null;
  token: string;
}

/** A match, as far as the caller may know it. */
export interface MatchTold {
  match: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
  rotated: boolean;
  rounds: number;
  over: boolean;
  tables: MatchTable[];
  deals: MatchDeal[];
  standings: MatchStanding[];
}

/** A table of a match, its state, and who sits there now. */
export interface MatchTable {
  people: Person[];
  status: 'closed' | 'gone' | 'open' | 'over' | 'paused' | 'playing';
  round: number;
  yours: boolean;
  table: string;
}

/** A deal of a match. Results are for those who have played it; all is shown at the end. */
export interface MatchDeal {
  commitment: string;
  seed: string;
  done: boolean;
  results: MatchResult[];
  forks: MatchBranch[][];
}

/** How a deal ended at one table, seat by seat. */
export interface MatchResult {
  number: number;
  round: number;
  people: Person[];
  scores: MatchScore[];
  table: string;
}

/** What a seat made of a deal at one table, against the same seat at the others. */
export interface MatchScore {
  points: number;
  place: number;
  against: number | null;
  matchpoints: number;
  most: number;
}

/** What some tables did where they parted from others. */
export interface MatchBranch {
  results: number[];
  story: Event[];
  ply: number;
}

/** Somebody's results over all deals that may be shown. */
export interface MatchStanding {
  place: number;
  number: number;
  person: Person;
  played: number;
  against: number;
  matchpoints: number;
  most: number;
  yours: boolean;
}
