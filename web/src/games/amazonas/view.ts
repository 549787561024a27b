// What is seen of Amazonas, made from src/tepui/games/amazonas/view.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The table of Amazonas. */
export interface View {
  viewer: number | null;
  phase: string;
  board: string;
  size: [number, number];
  round: number;
  rounds: number;
  ends: Event[];
  event: string | null;
  events: Record<string, number>;
  guide: boolean;
  first: number | null;
  turn: number | null;
  order: number[];
  step: number;
  placed: boolean;
  tokens: number[];
  plus: boolean;
  villages: Village[];
  links: Link[];
  missions: Mission[];
  reach: Reached[];
  ties: number[][];
  seats: Seat[];
}

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** A village on the map. */
export interface Village {
  name: string;
  species: string;
  at: [number, number];
  sites: Site[];
}

/** A building site: its price in gold, and whose hut stands on it. */
export interface Site {
  price: number;
  hut: number | null;
  neutral: boolean;
}

/** A waterway or a path between two villages (by number), and whether the event closes it. */
export interface Link {
  a: number;
  b: number;
  by: string;
  closed: boolean;
}

/** A mission card. */
export interface Mission {
  card: string;
  villages: number[];
}

/** A village in which the viewer could build as the ways are now. */
export interface Reached {
  village: number;
  price: number;
  pays: boolean;
}

/** What lies before one seat. */
export interface Seat {
  gold: number;
  silver: number;
  tiles: Record<string, number>;
  guides: Record<string, number>;
  sets: string[];
  token: number;
  huts: number;
  neutral_huts: number;
  ready: boolean;
  laid: number | null;
  card: number | null;
  value: number | null;
  hand: number[];
  worth: number[];
  brings: number[];
  stolen: number[];
  safe: boolean;
  fate: Event | null;
  missions: Mission[] | null;
  rejected: Mission | null;
  score: number;
}
