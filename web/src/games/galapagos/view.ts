// What is seen of Galapagos, made from src/tepui/games/galapagos/view.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The table of Galapagos. */
export interface View {
  viewer: number | null;
  phase: string;
  round: number;
  turn: number | null;
  next_die: number | null;
  tiles: Tile[];
  bag: number;
  sand: Sand;
  draw: string;
  stale: number | null;
  quiet: number;
  ends: Event[];
  seats: Seat[];
}

/** A tile of the island, at axial coordinates; the volcano at (0, 0) is not among them. */
export interface Tile {
  number: number;
  colour: string;
  q: number;
  r: number;
  turtle: string | null;
}

/** The sandglass. */
export interface Sand {
  kind: string;
  seconds: number | null;
  taken_by: number | null;
  running: boolean;
  ticks_left: number | null;
}

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** What one seat has. */
export interface Seat {
  pawn: number | null;
  dice: string[];
  laid: number;
  plan: string[] | null;
  ways: Step[][];
  finished: boolean;
  turtles: Turtle[];
  score: number;
}

/** A step that a die allows, from one tile to another, by their numbers. */
export interface Step {
  leaves: number;
  enters: number;
}

/** A turtle collected. */
export interface Turtle {
  number: number;
  colour: string;
}
