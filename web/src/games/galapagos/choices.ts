// What can be done in Galapagos, made from src/tepui/games/galapagos/choices.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** Lay a die at the end of the plan. */
export interface Lay {
  verb: 'lay';
  colour: string;
}

/** Take the last die of the plan back. */
export interface Back {
  verb: 'back';
}

/** Finish the plan. */
export interface Finish {
  verb: 'finish';
}

/** Go to a tile, by its number. */
export interface Go {
  verb: 'go';
  tile: number;
}

/** Go no further. */
export interface Stop {
  verb: 'stop';
}

export type Action =
  | Lay
  | Back
  | Finish
  | Go
  | Stop;
