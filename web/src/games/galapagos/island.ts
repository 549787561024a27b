// Where things are on the drawn island: hexagons around the volcano, in the units of the drawing.
import type { Step, Tile } from './view';

export const COLOURS = ['black', 'white', 'red', 'green', 'yellow', 'blue'];

/** The part of the drawing that holds all tiles: left, top, width, height. */
export const BOX = { left: 300, top: 24, width: 656, height: 596 };
const MIDDLE = { x: 628, y: 322 };
const ACROSS = 93.53;
const DOWN = 81;
const RADIUS = 3;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a place. */
export function middle({ q, r }: Pick<Tile, 'q' | 'r'>): Point {
  return { x: MIDDLE.x + ACROSS * (q + r / 2), y: MIDDLE.y + DOWN * r };
}

/** A point as a place in the box, in percent. */
export function at({ x, y }: Point): string {
  const left = (100 * (x - BOX.left)) / BOX.width;
  const top = (100 * (y - BOX.top)) / BOX.height;
  return `left: ${left.toFixed(3)}%; top: ${top.toFixed(3)}%`;
}

const far = ({ q, r }: Tile): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const apart = (a: Tile, b: Tile): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q - b.q + a.r - b.r));

/** The line of a step: straight to a neighbour, in an arc along the coast to another corner. */
export function line(from: Tile, to: Tile): string {
  const [a, b] = [middle(from), middle(to)];
  if (far(from) < RADIUS || apart(from, to) === 1) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const out = (n: number, m: number): number => m + (n - m) * 1.32;
  const [x, y] = [out((a.x + b.x) / 2, MIDDLE.x), out((a.y + b.y) / 2, MIDDLE.y)];
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** One of the ways that meet the most turtles, and of these a longest one: the tiles entered. */
export function bestWay(start: number, ways: Step[][], turtles: ReadonlySet<number>): number[] {
  let best: number[] = [];
  let most = -1;
  const walk = (here: number, gone: number[]): void => {
    const met = new Set(gone.filter((tile) => turtles.has(tile))).size;
    if (met > most || (met === most && gone.length > best.length)) [best, most] = [gone, met];
    for (const { leaves, enters } of ways[gone.length] ?? []) {
      if (leaves === here) walk(enters, [...gone, enters]);
    }
  };
  walk(start, []);
  return best;
}
