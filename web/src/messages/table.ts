// The messages between the browser and the server: table, made from src/tepui/server/messages by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Caution } from './coach';
import type { Event, Fact, Sheet } from './engine';

/** The first message: who looks. Without a token, a spectator. */
export interface Hello {
  type: 'hello';
  token?: string;
  language?: 'de' | 'en' | 'fr';
}

/** A move: small moves by number, or a phrase in the game's notation; made whole or not. */
export interface Move {
  type: 'move';
  id: string;
  decision: number;
  moves?: number[] | null;
  phrase?: string | null;
}

/** Ask the others to consent. */
export interface Ask {
  type: 'ask';
  id: string;
  what: 'pause' | 'undo';
}

/** Consent, or not. */
export interface Answer {
  type: 'answer';
  id: string;
  yes: boolean;
}

/** Leave (a bot takes the seat; before play, it becomes free), return, withdraw a request, resume a paused table, play again; or, as the first person at the table, cancel it before play. */
export interface Do {
  type: 'do';
  id: string;
  what: 'cancel' | 'leave' | 'rematch' | 'resume' | 'return' | 'withdraw';
}

/** Before play, the first person at the table gives a free seat to a bot. */
export interface Fill {
  type: 'fill';
  id: string;
  seat: number;
  level: string;
}

/** Before play, the first person at the table frees a bot's seat, or that of somebody who is gone. */
export interface Free {
  type: 'free';
  id: string;
  seat: number;
}

/** Before play, change to a free seat. */
export interface Shift {
  type: 'shift';
  id: string;
  seat: number;
}

/** Before play, the first person at the table changes its settings; everybody is informed. */
export interface Settle {
  type: 'settle';
  id: string;
  options: Record<string, string>;
  clock: Clock;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
  absence: number;
}

/** A time control: none, seconds for each move, or a bank for the whole game. When time is out, a bot makes that move; or it takes the seat, until its person returns. */
export interface Clock {
  kind?: 'bank' | 'move' | 'none';
  seconds?: number;
  bonus?: number;
  then?: 'move' | 'seat';
}

/** Let a bot sit in for somebody who has been away for a while, until they return. */
export interface SitIn {
  type: 'sit-in';
  id: string;
  seat: number;
}

/** Promise a number for the shuffle: SHA-256("tepui number 1" + number), in hexadecimal. */
export interface Pledge {
  type: 'promise';
  id: string;
  promise: string;
}

/** Reveal the promised number, in hexadecimal. */
export interface Tell {
  type: 'tell';
  id: string;
  number: string;
}

/** Say something to all at the table. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Mute the chat of a seat for yourself; or unmute it. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask for advice, where the table allows it. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** Preview the table after these moves of mine. Nothing is played. A move that cannot be made is answered with the reason. */
export interface Preview {
  type: 'preview';
  id: string;
  moves?: number[];
  phrase?: string | null;
}

/** Is this move of mine a mistake? Only against bots, where the table allows hints. */
export interface Weigh {
  type: 'weigh';
  id: string;
  moves?: number[];
  phrase?: string | null;
}

/** The answer to a ping, at once: so latency is measured. */
export interface Pong {
  type: 'pong';
  ping: number;
}

/** Is the line alive? Answered at once with a ping. */
export interface Beat {
  type: 'beat';
}

/** Everything: the answer to hello, and all that a client needs to reconnect. Sent again when the host has removed a name or chat. */
export interface Whole {
  type: 'table';
  you: number | null;
  about: About;
  room: Room;
  scene: Scene | null;
  times: Times;
  story: Event[];
  chat: Said[];
}

/** What is settled about a table when it is opened. */
export interface About {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  live: boolean;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
  clock: Clock;
  numbers: boolean;
  commitment: string;
  absence: number;
  arranged?: boolean;
  daily?: string;
  duplicate?: Duplicate | null;
  rated?: boolean;
  tournament?: string;
  seen?: boolean;
  device?: boolean;
}

/** Which table of a match this is: several play the same deals, round by round. */
export interface Duplicate {
  match: string;
  table: number;
  tables: number;
  round: number;
  deals: number;
  rotated?: boolean;
}

/** The table without its position: status, people, proposals. The same for every viewer. */
export interface Room {
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing';
  people: Person[];
  promises: Record<string, string>;
  numbers: Record<string, string>;
  tell: boolean;
  proposal: Proposal | null;
  rematch: string | null;
  opener?: number | null;
  answered?: Answered | null;
  closed?: 'abandoned' | 'cancelled' | 'host' | null;
  declined?: number;
}

/** Who sits at a seat. */
export interface Person {
  name: string;
  kind: 'bot' | 'empty' | 'person';
  level?: string | null;
  away?: boolean;
  here?: boolean | null;
  missed?: boolean;
  free?: boolean;
  manner?: string;
}

/** Something a seat has asked the others to consent to. */
export interface Proposal {
  seat: number;
  what: 'pause' | 'undo';
  consenting: number[];
  needed: number[];
}

/** What became of the last question: `by` is the seat that declined or withdrew it. */
export interface Answered {
  seat: number;
  what: 'pause' | 'undo';
  how: 'declined' | 'granted' | 'lapsed' | 'withdrawn';
  by?: number | null;
}

/** The table as one viewer may see it, and what this viewer can do. */
export interface Scene {
  view: unknown;
  awaited: number[];
  choices: Choice[];
  decision: number;
  undo: boolean;
  result: Result | null;
  known?: string;
}

/** A legal move: its number, which is sent back, and what it is. Programs find it by its `action`, people read its notation and what it would do. */
export interface Choice {
  move: number;
  action: unknown;
  text: string;
  does: Event;
}

/** How a game ended. The seed shows that the deal was fair: `tepui verify`. */
export interface Result {
  ending: string;
  scores: number[];
  places: number[];
  seed: string;
  sheet: Sheet;
}

/** The clocks. What is left for each seat, and for the sandglass, as it was at `at`. */
export interface Times {
  at: number;
  left: number[] | null;
  running: number[];
  sand: number | null;
}

/** A line of chat. */
export interface Said {
  seat: number;
  text: string;
  at: number;
}

/** What has just happened, as you saw it, and the table after it. */
export interface Change {
  type: 'change';
  story: Event[];
  scene: Scene | null;
  times: Times;
  room?: Room | null;
}

/** A line of chat. */
export interface Heard {
  type: 'heard';
  said: Said;
}

/** The moves a strong bot would consider, the best first, with their chance of victory. */
export interface Advice {
  type: 'advice';
  id: string;
  moves: number[];
  chances: number[];
  facts?: Fact[][];
}

/** The table as it would be for you, as far as you can know. */
export interface Previewed {
  type: 'previewed';
  id: string;
  view: unknown;
  choices: Choice[];
  story: Event[];
}

/** What there is to say before you make a move; nothing, if it took too long to find out. */
export interface Weighed {
  type: 'weighed';
  id: string;
  caution: Caution | null;
}

/** Your message was carried out, and what it changed is stored. */
export interface Done {
  type: 'done';
  id: string;
}

/** Your message was not carried out: why, in a sentence. `rule` is the rule that forbids it. */
export interface Wrong {
  type: 'wrong';
  id: string;
  code: string;
  text: string;
  rule?: string | null;
}

/** Answer with a pong at once. */
export interface Ping {
  type: 'ping';
  ping: number;
}

/** The server is stopping, or has sent more than you have read: reconnect. */
export interface Bye {
  type: 'bye';
  why: 'error' | 'rate' | 'slow' | 'stop';
}

/** What the host announces to all tables; an empty text: nothing any more. */
export interface Announced {
  type: 'announced';
  text: string;
}

/** A request for a new table. `who`: for each seat `me`, `friend` or `bot:LEVEL`. */
export interface Wish {
  game: string;
  who: string[];
  name?: string;
  options?: Record<string, string>;
  live?: boolean;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  chat?: boolean;
  clock?: Clock;
  numbers?: boolean;
  absence?: number;
  rated?: boolean;
  from?: From | null;
}

/** A moment of a finished game, as one of its seats knew it: of a table here, or of a log. */
export interface From {
  ply: number;
  seat: number;
  table?: string;
  log?: string;
}

/** A request to sit down. `invitation` is the secret of the link, if the table is not public. */
export interface Join {
  name: string;
  seat?: number | null;
  invitation?: string;
}

/** A game as it went on without a connection, on the device of whoever plays it. `log`: from the position of the scene that was shown last. `decision`: that scene's. `pending`: the ids of moves that were sent before, and not answered. */
export interface OfflineGame {
  log: string;
  decision: number;
  pending?: string[];
}

/** A seat and the token that proves it is yours. Keep it: the server cannot repeat it. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
  invitation?: string;
}

/** A table in the lobby. */
export interface Listed {
  about: About;
  people: Person[];
}

export type In =
  | Hello
  | Move
  | Ask
  | Answer
  | Do
  | Fill
  | Free
  | Shift
  | Settle
  | SitIn
  | Pledge
  | Tell
  | Chat
  | Mute
  | Hint
  | Preview
  | Weigh
  | Pong
  | Beat;

export type Out =
  | Whole
  | Change
  | Heard
  | Advice
  | Previewed
  | Weighed
  | Done
  | Wrong
  | Ping
  | Bye
  | Announced;
