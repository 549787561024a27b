// What is seen of Amazones, made from src/tepui/games/amazones/view.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The table of Amazones. */
export interface View {
  viewer: number | null;
  passers: string;
  tracking: string;
  phase: string;
  joust: number;
  starter: number | null;
  turn: number | null;
  picks: number;
  ends: Event[];
  stacks: Stack[];
  seats: Seat[];
}

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** The tiles of one part. */
export interface Stack {
  part: string;
  top: number | null;
  height: number;
  under: number[];
  discarded: number[];
}

/** What lies before one seat. */
export interface Seat {
  colour: string;
  hand_size: number;
  hand: Card[] | null;
  hand_and_face_down: boolean;
  laid: Card[];
  face_down: boolean;
  face_down_card: Card | null;
  total: number;
  standing: string | null;
  rank: number | null;
  would: number | null;
  prize: number;
  takes_from: number | null;
  court: Man[];
  finished: number;
  score: number;
}

/** A warrior card. */
export interface Card {
  colour: string;
  value: number;
}

/** A man of a court, finished or not; his number is his place in the list. */
export interface Man {
  head: number | null;
  torso: number | null;
  legs: number | null;
  finished: boolean;
  value: number;
  best: boolean;
  worst: boolean;
}
