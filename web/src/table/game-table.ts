// What the table shell needs from a game. A game's folder has its table and knows how pieces look
// and move; it has no rules: what can be done comes from the server.
import type { Component } from 'svelte';
import type { Event, SheetLine } from '../messages';
import type { Travel } from '../motion/motion';
import type { Beats } from '../motion/tempo';

/** A step of the first-game tour: the words, and what on the table they are about. */
export interface TourStep {
  key: string;
  /** A CSS selector inside the stage; without it, the middle of the table. */
  at?: string;
}

/** A moment within a story that is shown before the rest of it: the table then, and how many events
 * had been told. */
export interface Moment<V> {
  view: V;
  told: number;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game has a view of its own */
export interface GameTable<V = any, A = any> {
  Table: Component<{ table: any }>; // a TableState, which imports this
  /** The symbol of one of the game's ids, for sentences: "toucan" is "co-toucan". */
  art(id: string, event: Event): string | null;
  /** What its events are worth: a look, a sound, what is drawn of them. Trifles are not told. */
  beats: Beats<V>;
  /** How pieces go when something has happened, as a part of a story. */
  travels(event: Event, before: V, after: V, story: Event[]): Travel[];
  /** The next moment within a story at which everybody should look, where it has one; brief: only if it
   * would not be seen otherwise. */
  moment?(before: V, story: Event[], brief: boolean): Moment<V> | null;
  /** The names (`data-at`) of what a line of the score sheet rests on at a seat, to light up when it is
   * counted. */
  where?(line: SheetLine, seat: number, view: V): string[];
  /** The pieces of a seat that a line of the score sheet rests on, drawn in the result: each a symbol, or
   * several upon each other from top to bottom. Without it, those that the line names. */
  pieces?(line: SheetLine, seat: number, view: V): string[][];
  /** What a move of a seat would come to, where points do not tell it: a line about the table then. */
  comes?(view: V, seat: number): string;
  /** The names of what a move takes up, then of where it goes, to be marked on the table. */
  touches?(action: A, seat: number, view: V): string[];
  /** The chapter of a game that a table belongs to: its round, by name; '' before the first. */
  chapter?(view: V): string;
  tour: TourStep[];
  /** The table takes all the width, and the notebook opens above it. */
  wide?: boolean;
}
