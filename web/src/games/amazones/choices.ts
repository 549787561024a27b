// What can be done in Amazones, made from src/tepui/games/amazones/choices.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** Lay a card of the hand as a part of the first bid. */
export interface Lay {
  verb: 'lay';
  colour: string;
  value: number;
}

/** Bid nothing. */
export interface Pass {
  verb: 'pass';
}

/** End the first bid. */
export interface End {
  verb: 'end';
}

/** Add a card face down. */
export interface Add {
  verb: 'add';
  colour: string;
  value: number;
}

/** Take a card that lies open back into the hand. */
export interface Back {
  verb: 'back';
  value: number;
}

/** Leave the bid as it is. */
export interface Stay {
  verb: 'stay';
}

/** Take the tile of a part for a man of a court. */
export interface Take {
  verb: 'take';
  part: string;
  to: number;
  man: number;
  new: boolean;
}

export type Action =
  | Lay
  | Pass
  | End
  | Add
  | Back
  | Stay
  | Take;
