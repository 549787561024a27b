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
  const root = document.documentElement;
  const [plain, deep] = ['', '-deep'].map((shade) =>
    colours.map((to, seat) => `--seat-${seat + 1}${shade}: var(--colour-${to + 1}${shade})`),
  );
  root.style.cssText = [...plain!, ...deep!].join('; ');
  return () => root.removeAttribute('style');
}
