// How the pieces of score pads and set-ups are drawn: each game's own, in `pad.ts` of its folder.
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

const DRAWN = import.meta.glob<Draw>('../games/*/pad.ts', { import: 'draw' });

export async function drawingOf(game: string): Promise<Draw> {
  return (await DRAWN[`../games/${game}/pad.ts`]?.()) ?? (() => ({ art: 'i-star' }));
}
