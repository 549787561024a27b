// What can be done in Coloretto Amazonas, made from src/tepui/games/coloretto/choices.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** Lay a card of the hand into the own column. */
export interface Play {
  verb: 'play';
  card: string;
  effect: 'clash' | 'complete' | 'lay';
}

/** Give a card of the hand to another seat. */
export interface Give {
  verb: 'give';
  card: string;
  to: number;
}

/** Lay the gift into the own column. */
export interface Accept {
  verb: 'accept';
  card: string;
  effect: 'clash' | 'complete' | 'lay';
}

/** Throw the gift away, and a card of a neighbouring column with it. */
export interface Refuse {
  verb: 'refuse';
  card: string;
  thrown: string;
}

export type Action =
  | Play
  | Give
  | Accept
  | Refuse;
