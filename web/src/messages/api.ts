// The messages between the browser and the server: api, made from src/tepui/server/http/messages by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Review } from './coach';
import type { Event, Sheet } from './engine';
import type { About, Listed, Result, Room } from './table';
import type { PositionTask, ReviewTask } from './task';

/** The open tables that anyone may join. */
export interface Lobby {
  tables: Listed[];
}

/** What can be played here, in display order, and against whom. */
export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** A game, as it is offered. */
export interface GameInfo {
  id: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  seats: number[];
  minutes: number;
  age: number;
  weight: number;
  usual: number;
  taglines: Record<string, string>;
  options: GameOption[];
  unhurried: Record<string, string>;
  lesson?: number | null;
  puzzles?: number;
  pad?: boolean;
  transcript?: string[] | null;
  python?: string;
}

/** One choice made when a table is opened. */
export interface GameOption {
  name: string;
  values: string[];
  least?: number | null;
  most?: number | null;
}

/** A table, as the caller may see it. */
export interface Look {
  about: About;
  room: Room;
  awaited: number[];
  secret?: boolean;
}

/** A finished game, played through. */
export interface Replayed {
  game: string;
  players: string[];
  options: Record<string, string>;
  bots: Record<string, string>;
  steps: SeenStep[];
  result: Result | null;
  written?: number | null;
}

/** One small move of a game that is played through, as the asked viewer saw it. */
export interface SeenStep {
  number: number;
  actor: number;
  text: string;
  story: Event[];
  view: unknown;
  sheet: Sheet;
}

/** Everything that happened at a table, as the caller saw it. */
export interface Story {
  story: Event[];
}

/** What was wrong with a request: a code for programs and a sentence for people. */
export interface Sentence {
  code: string;
  text: string;
}

/** From where this server is reached: its own machine only, or the local network, too. */
export interface Where {
  local: boolean;
  lan: string;
  command: string;
}

/** Notify me when it is my turn: by mail to an address, by web push to a subscription, or by a webhook, in one of these formats and languages. Mail is sent once the `code` mailed to that address is given; without one, a code is mailed. */
export interface NoticeWish {
  kind: 'hook' | 'mail' | 'push';
  address: string;
  form?: 'discord' | 'json' | 'matrix';
  language?: 'de' | 'en' | 'fr';
  code?: string;
}

/** The ways in which this server can notify people: mail, push with a key, webhook. */
export interface NoticeWays {
  mail: boolean;
  key: string | null;
  hook?: boolean;
}

/** A game's options, those that differ from the usual. */
export interface Options {
  options?: Record<string, string>;
}

/** What the coach has to say of a finished game so far: ask again until it is done. */
export interface Reviewed {
  done: number;
  review: Review | null;
  task?: ReviewTask | null;
}

/** What the coach in somebody's browser found about their own choices: points of a hundred that were lost, in so many choices; the costliest of them; points lost in a hundred choices. */
export interface OwnFindings {
  lost: number;
  choices: number;
  worst: number;
  ply: number;
  error_rate: number;
}

/** What a seat may know of a position, for the hints that its browser finds itself; nothing where the server finds them. */
export interface Known {
  task: PositionTask | null;
}

/** What a game's page shows besides its rules. */
export interface GameAbout {
  plays: Plays | null;
  ahead: Record<string, number>;
}

/** How a game plays: what games of strong bots at its usual table showed. */
export interface Plays {
  games: number;
  seats: number;
  choices: number;
  winner: number;
  margin: number;
  first: number;
}
