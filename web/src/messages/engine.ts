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
