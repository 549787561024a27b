// A seat's shape and colour, the same on tag, log, hut, pawn and graph line.
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross'];

/** What people's signs show. */
export const PIECES = ['butterfly', 'fish', 'orchid', 'parrot', 'reptile'] as const;

/** CSS properties of a seat's pieces. */
export function seatStyle(seat: number): string {
  return `--seat: var(--seat-${seat + 1}); --seat-deep: var(--seat-${seat + 1}-deep)`;
}

/** Let seats have these colours until it is undone. */
export function dye(colours: number[]): () => void {
  const { style } = document.documentElement;
  const names = colours.flatMap((colour, seat) =>
    ['', '-deep'].map((shade) => {
      const name = `--seat-${seat + 1}${shade}`;
      style.setProperty(name, `var(--colour-${colour + 1}${shade})`);
      return name;
    }),
  );
  return () => names.forEach((name) => style.removeProperty(name));
}
