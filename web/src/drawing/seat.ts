// A seat's shape and colour, the same on tag, log, hut, pawn and graph line.
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross'];

/** CSS properties of a seat's pieces. */
export function seatStyle(seat: number): string {
  return `--seat: var(--seat-${seat + 1}); --seat-deep: var(--seat-${seat + 1}-deep)`;
}
