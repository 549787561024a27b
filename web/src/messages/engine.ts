// The messages between the browser and the server: engine, made from src/tepui/engine by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** The score worked out. Each seat's points add up to its score, as far as the viewer knows. `ties` are the tie-breaks that were needed, in their order: who was equal until then has an entry, and more of it is a better place. */
export interface Sheet {
  lines: SheetLine[];
  ties?: SheetLine[];
}

/** A line of the sheet: a key of the game's words, the rule it rests on, an entry a seat. */
export interface SheetLine {
  rule: string | null;
  key: string;
  args: Record<string, string | number>;
  entries: SheetEntry[];
}

/** One seat's entry in a line of the sheet. `points` is None where the line brings the seat nothing to add, or where it is hidden. A note says in the game's words what the points rest on, `counted` names the pieces. */
export interface SheetEntry {
  points?: number | null;
  note?: Event | null;
  counted?: string[];
  hidden?: boolean;
}

/** Something a move does, checked on the position: what a game's `reasons` names. Its words go on from the move ("completes your blue column"), and it cites the rule it rests on. */
export interface Fact {
  key: string;
  args: Record<string, string | number>;
  rule: string;
  good?: boolean;
}

/** All that a browser needs beside a real table of so many seats. */
export interface Companion {
  pad: PadForm;
  aids: Aids;
  prints?: Record<string, string[]>;
}

/** What can be entered for each seat, and the options of the game that the score depends on. */
export interface PadForm {
  groups: PadGroup[];
  options: string[];
}

/** Pieces that lie together; with `rows`, so many times: a piece of row k is `<id>-<k>`. */
export interface PadGroup {
  id: string;
  label: Event;
  pieces: PadPiece[];
  rows?: number;
}

/** A piece that can be entered: up to `most` of it, or one of these values. */
export interface PadPiece {
  id: string;
  label: Event;
  most?: number;
  values?: number[];
}

/** What helps during play. */
export interface Aids {
  setup: SetupStep[];
  questions: Question[];
  turn: Reminder[];
  scoring: Reminder[];
  rows: Event[];
  rounds?: number;
  events?: PadPiece[];
  sand?: number;
}

/** One step of the set-up: what is done, the rule that asks for it, and what is laid. */
export interface SetupStep {
  label: Event;
  rule: string;
  lays: Laid[];
}

/** Pieces that are laid in one step: in the middle of the table, or before each seat. */
export interface Laid {
  piece: string;
  count: number;
  at: 'middle' | 'seat';
}

/** What people ask at the table: a key of the game's words, and the rule that answers it. */
export interface Question {
  key: string;
  rule: string;
}

/** A line of the rules in short: what is done or counted, its points, and its rule. */
export interface Reminder {
  label: Event;
  rule: string;
  points?: string;
}

/** What lies before each seat of a real table. */
export interface PadEntered {
  entries: Record<string, number>[];
  options?: Record<string, string>;
}

/** The score of what was entered; `wrong` says which rule such a table breaks, if it does. Then the sheet is that of the table as it was entered, as far as it can be counted at all. */
export interface PadScored {
  sheet?: Sheet | null;
  totals?: number[];
  places?: number[];
  wrong?: Refusal | null;
}

/** Why a move is not allowed: the id of the rule that forbids it, and a sentence. */
export interface Refusal {
  rule: string;
  key: string;
  args: Record<string, string | number>;
}

/** What was tapped so far, phrase by phrase, by whoever sits at `seat`. */
export interface TranscriptEntered {
  seats: number;
  seat: number;
  entries: string[];
  names?: string[];
  options?: Record<string, string>;
}

/** Where a transcript stands: what is asked next, or that the game is over. `wrong` says which rule the entry after the first `entered` breaks, if one does; it and those after it do not count. */
export interface TranscriptTold {
  entered: number;
  scores: number[];
  story?: Event[];
  asked?: Asked | null;
  wrong?: Refusal | null;
  places?: number[];
  log?: string;
}

/** What is to be entered next, and what can be tapped. */
export interface Asked {
  actor: number;
  question: Event;
  taps: Tap[];
}

/** Something to tap: a piece, a seat, or words alone. It enters a phrase of the game's notation, or leads to further taps. Taps with `most` are counted: each as often as it was tapped, their phrases go on from that of the tap before them. */
export interface Tap {
  label: Event;
  phrase?: string;
  piece?: string;
  value?: number;
  seat?: number;
  most?: number;
  then?: Tap[];
}
