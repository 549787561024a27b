// The messages between the browser and the server: coach, made from src/tepui/coach by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Event, Fact } from './engine';

/** What a move would lose, and why. */
export interface Caution {
  grade: string;
  loss: number;
  error: number;
  chance: number;
  best_chance: number;
  played: Event;
  better: Event;
  reasons: Reason[];
}

/** A fact that speaks for the better move, or against the one that was made. */
export interface Reason {
  better: boolean;
  fact: Fact;
}

/** What the coach has to say of a game. */
export interface Review {
  game: string;
  seats: number;
  seat: number | null;
  open: boolean;
  done: number;
  result: number[];
  curve: Moment[];
  choices: Judged[];
  skill: Skill[];
  accounts: Account[];
  luck: Draw[];
  unknown?: boolean;
}

/** Everyone's chance of victory before a move, and what chance brought since the one before. */
export interface Moment {
  ply: number;
  actor: number;
  chances: number[];
}

/** A choice of a seat, and what is said of it; where it cost something, with reasons. */
export interface Judged {
  ply: number;
  seat: number;
  verdict: Verdict;
  played?: Event | null;
  better?: Event | null;
  actions?: unknown[];
  reasons?: Reason[];
  answers?: Candidate[];
}

/** The verdict on one choice. */
export interface Verdict {
  move: number;
  best: number;
  chance: number;
  best_chance: number;
  loss: number;
  error: number;
  grade: string;
  options: RatedMove[];
}

/** One move that could be made, and its chance of victory. */
export interface RatedMove {
  move: number;
  chance: number;
  error: number;
  visits?: number;
}

/** One of the moves that could be made instead, and what is said of it. */
export interface Candidate {
  does: Event;
  grade: string;
  loss: number;
  action?: unknown;
}

/** How well a seat chose. */
export interface Skill {
  seat: number;
  choices: number;
  grades: Record<string, number>;
  error_rate: number;
  error: number;
}

/** One seat's columns, in shares of a victory, with standard errors; and in three lines. */
export interface Account {
  seat: number;
  start: number;
  result: number;
  columns: Record<string, number>;
  errors: Record<string, number>;
  lines?: Line[];
}

/** What one kind of thing gave a seat: the greatest by name, sums, and all the rest together. */
export interface Line {
  name: 'luck' | 'mine' | 'others';
  points: number;
  items: Item[];
  rest: number;
  sums?: Sum[];
}

/** A draw or a choice, and what it gave a seat, in points. */
export interface Item {
  ply: number;
  actor: number;
  points: number;
}

/** A part of a seat's luck: draws that are not named, or how somebody's choices turned out. */
export interface Sum {
  name: 'draws' | 'mine' | 'others';
  count: number;
  points: number;
}

/** What chance brought at once, by its names, and what it gave each seat. */
export interface Draw {
  ply: number;
  story: Event[];
  luck: number[];
}
