// What is seen of Coloretto Amazonas, made from src/tepui/games/coloretto/view.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The table of Coloretto Amazonas. */
export interface View {
  viewer: number | null;
  phase: string;
  turn: number | null;
  deck: number;
  discards: Record<string, number>;
  bonuses: Record<string, number>;
  last_pile: number;
  ends: Event[];
  gift: Gift | null;
  seats: Seat[];
}

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** A card that has been given and waits for an answer. */
export interface Gift {
  animal: string;
  giver: number;
  receiver: number;
}

/** What lies before one seat. */
export interface Seat {
  columns: Column[];
  piles: string[];
  bonuses: string[];
  hand_size: number;
  hand: string[] | null;
  protected: boolean;
  score: number;
}

/** A seat's column of one colour. */
export interface Column {
  colour: string;
  capacity: number;
  animals: string[];
  points: number;
  pile: number;
  bonus: number;
}
