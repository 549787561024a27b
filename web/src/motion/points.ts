// Drawings for counting points: pieces light up, and points fly to a tag.
import { keep, pieces } from './motion';
import { minus } from '../text/numbers';

/** What a line brings one seat, and the names of the pieces on the table that it rests on. */
export interface Part {
  seat: number;
  points: number;
  at: string[];
}

export const LIT = [
  { outline: '4px solid var(--sun)', outlineOffset: '8px', filter: 'none', offset: 0 },
  {
    outline: '4px solid var(--sun)',
    outlineOffset: '2px',
    filter: 'brightness(1.12) drop-shadow(0 0 12px var(--sun))',
    offset: 0.3,
  },
  { outline: '4px solid transparent', outlineOffset: '2px', filter: 'none' },
];
const ABOVE = 22; // pixels between what is counted and the middle of its points

export type Point = [number, number];
export const middle = ({ left, top, width, height }: DOMRect): Point => [
  left + width / 2,
  top + height / 2,
];

/** Where a tag has its points; null where it is not seen. */
function scoreOf(tag?: Element): Point | null {
  const box = (tag?.querySelector('.score') ?? tag)?.getBoundingClientRect();
  return box?.width ? middle(box) : null;
}

/** Points rise where they were made and fly to their owner's tag; done when all are there. */
export async function bring(stage: Element, parts: Part[], duration: number): Promise<void> {
  const on = pieces(stage);
  const moves: Animation[] = [];
  for (const { seat, points, at } of parts) {
    const goal = scoreOf(on.get(`tag-${seat}`));
    if (!goal) continue;
    const lit = at
      .flatMap((name) => on.get(name) ?? [])
      .filter((piece) => piece.getBoundingClientRect().width);
    moves.push(...lit.map((piece) => keep(piece.animate(LIT, duration))));
    const boxes = lit.map((piece) => piece.getBoundingClientRect());
    // Above what is counted, which stays in sight.
    const from: Point = boxes.length
      ? [
          mean(boxes.map((box) => middle(box)[0])),
          Math.max(Math.min(...boxes.map(({ top }) => top)) - ABOVE, ABOVE),
        ]
      : [goal[0], goal[1] + 48];
    moves.push(fly(points, from, goal, duration));
  }
  await Promise.allSettled(moves.map(({ finished }) => finished));
}

const mean = (numbers: number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function fly(points: number, [x, y]: Point, goal: Point, duration: number): Animation {
  const text = minus(points > 0 ? `+${points}` : points);
  const to = `translate(${goal[0] - x}px, ${goal[1] - y}px)`;
  return above(`points num${points < 0 ? ' lost' : ''}`, [x, y], text, duration, [
    { transform: 'translate(0, 12px) scale(0.4)', opacity: 0 },
    { transform: 'scale(1.15)', opacity: 1, offset: 0.25 },
    { transform: 'scale(1)', opacity: 1, offset: 0.5, easing: 'cubic-bezier(.3,.05,.2,1)' },
    { transform: `${to} scale(0.9)`, opacity: 1, offset: 0.93 },
    { transform: `${to} scale(0.6)`, opacity: 0 },
  ]);
}

/** Something above the page that moves and is gone. */
export function above(
  name: string,
  [x, y]: Point,
  content: string | Node,
  duration: number,
  frames: Keyframe[],
  style = '',
): Animation {
  const flying = document.createElement('div');
  flying.className = `flying ${name}`;
  flying.setAttribute('aria-hidden', 'true');
  flying.append(content);
  flying.style.cssText = `left: ${x}px; top: ${y}px; ${style}`;
  document.body.append(flying);
  const animation = keep(flying.animate(frames, { duration, fill: 'both' }));
  animation.finished.catch(() => undefined).finally(() => flying.remove());
  return animation;
}
