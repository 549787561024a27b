// How a piece of a score pad or a set-up is drawn.
export interface Drawing {
  art: string;
  box?: string;
  /** The paper under it. */
  tint?: string;
  /** A number on it. */
  figure?: string;
  /** A second, small piece in its corner. */
  corner?: string;
}

/** Draws a piece: one with a value where it has several, a seat's own where these differ. */
export type Draw = (id: string, value?: number, seat?: number) => Drawing;

/** A piece that the rules draw where they name it: the words of `key` are every form of its name. */
export interface RulePiece {
  art: string;
  box?: string;
  key: string;
}

/** The size of each symbol of a piece, in the units of its drawing: what is stacked is less high. */
export const boxOf = (ids: string[]): { across: number; down: number } =>
  ids.length > 1 ? { across: 120, down: 90 } : { across: 100, down: 100 };
