// What is drawn of a great moment: the table darkens but for what it is about, a line says what has
// happened, and pieces burst forth. Loaded when the first one comes.
import { calm } from '../local/settings.svelte';
import { keep, pieces } from './motion';
import { above, LIT, middle, type Point } from './points';

export interface Great {
  text: string;
  /** The seat that it is about. */
  seat?: number;
  /** Names of what it is about, the most telling first: those in sight are lit. */
  at: string[];
  /** Symbols. */
  burst: string[];
}

const MANY = 14; // pieces of a burst
const ROOM = 26; // pixels of light around what is lit
const HALF = 230; // pixels: half of the widest caption
const BESIDE = 12; // pixels between a caption and the window's edge, at the sides
const EDGE = 70; // pixels between a caption's middle and the window's edge

/** Show a great moment for this many milliseconds, unless hurried. */
export async function celebrate(stage: Element, great: Great, duration: number): Promise<void> {
  const on = pieces(stage);
  const found = great.at.flatMap((name) => on.get(name) ?? []).filter(inSight);
  const tag = on.get(`tag-${great.seat}`);
  const lit = found.length || !tag || !inSight(tag) ? found : [tag];
  const box = around(lit.map((piece) => piece.getBoundingClientRect()));
  const [x, y] = middle(box);
  const moves = [
    ...lit.map((piece) => keep(piece.animate(LIT, duration))),
    caption(great, box, duration),
  ];
  if (!calm()) {
    moves.push(veil(box, duration));
    const symbols = great.burst.length ? great.burst : [''];
    for (let i = 0; i < MANY; i++)
      moves.push(thrown([x, y], symbols[i % symbols.length]!, i, MANY, Math.min(duration, 1900)));
  }
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

/** One piece of many: up and outwards, then down; always the same, so that nothing is left to chance. */
export function thrown(from: Point, symbol: string, i: number, of: number, duration: number) {
  const out = Math.cos((i / (of - 1)) * Math.PI) * (80 + (i % 4) * 30);
  const up = Math.max(-52 - ((i * 37) % 76), 40 - from[1]); // within the window
  const turn = (i % 2 ? 1 : -1) * (symbol ? 20 + i * 3 : 160 + i * 11);
  const drawn = document.createElement('span');
  if (symbol) drawn.innerHTML = `<svg viewBox="0 0 100 100"><use href="#${symbol}"></use></svg>`;
  const name = symbol ? 'thrown' : 'leaf';
  const frames = [
    { transform: 'scale(0.3)', opacity: 0, easing: 'cubic-bezier(.1,.7,.4,1)' },
    {
      transform: `translate(${out * 0.8}px, ${up}px) rotate(${turn / 2}deg)`,
      opacity: 1,
      offset: 0.35,
      easing: 'cubic-bezier(.5,0,.8,.6)',
    },
    { transform: `translate(${out}px, ${up + 160}px) rotate(${turn}deg)`, opacity: 0 },
  ];
  const colour = `background: ${LEAVES[i % LEAVES.length]}`;
  return above(name, from, drawn, duration - (i % 5) * 90, frames, symbol ? '' : colour);
}
const LEAVES = ['#7fae40', '#f5b82e', '#d1492e', '#2492a3'];

/** What happened, beside it, where there is room. */
function caption({ text, seat }: Great, box: DOMRect, duration: number): Animation {
  const half = Math.min(HALF, innerWidth * 0.46) + BESIDE;
  const [middleX] = middle(box);
  const x = Math.min(Math.max(middleX, half), innerWidth - half);
  const over = box.top - EDGE;
  const y = over > EDGE ? over : Math.min(box.bottom + EDGE, innerHeight - EDGE);
  const of = seat === undefined ? '' : `--of: var(--seat-${seat + 1})`;
  const shown = calm() ? [{}, {}] : FADING;
  return above('caption on-paper', [x, y], text, duration, shown, of);
}

const FADING: Keyframe[] = [
  { transform: 'translateY(10px) scale(0.9)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.1 },
  { transform: 'none', opacity: 1, offset: 0.9 },
  { transform: 'none', opacity: 0 },
];

function veil(box: DOMRect, duration: number): Animation {
  const [x, y] = middle(box);
  const [wide, high] = [box.width, box.height].map((size) => size * 0.71 + ROOM);
  const light = `ellipse ${wide}px ${high}px at ${x}px ${y}px`;
  const style = `background: radial-gradient(${light}, transparent 90%, rgb(8 24 20 / .42) 150%)`;
  const frames = [
    { opacity: 0 },
    ...[0.15, 0.85].map((offset) => ({ opacity: 1, offset })),
    { opacity: 0 },
  ];
  return above('veil', [0, 0], '', duration, frames, style);
}

function inSight(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return (
    width > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0
  );
}

/** The box around all of them; the window's middle where there is none. */
function around(boxes: DOMRect[]): DOMRect {
  if (!boxes.length) return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  const right = Math.max(...boxes.map((b) => b.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((b) => b.bottom)) - top);
}
