// Moves pieces. Every piece and place on a table has a name in `data-at`. When the table changes, a
// piece is shown at its new place and animated from its old one; one that leaves the table flies
// there as a ghost. A piece that only shifts, because others made room, slides.
import './flying.css';
import { tick } from 'svelte';
import { calm } from '../local/settings.svelte';

/** A piece goes from one named place to another. */
export interface Travel {
  from: string;
  to: string;
  /** It is not seen as a piece of its own at the end (a discard, a coin): fly a copy of it. */
  ghost?: boolean;
  /** It is turned over where it lies: its back turns away, then its face turns up. */
  flip?: boolean;
  /** Milliseconds after the change. */
  after?: number;
  /** It flies as a whole card, this many times as high as wide, however little of it was seen. */
  tall?: number;
  /** A copy that flies stops first at this place, as it was. */
  meet?: string;
  /** It walks from place to place: their names, the last being where it ends. */
  via?: string[];
}

interface Seen {
  box: DOMRect;
  copy: HTMLElement | SVGElement | null;
}

type Piece = HTMLElement | SVGElement;

const SHIFT = 3; // pixels: less is no movement

/** A duration of the tokens. */
export function milliseconds(name: string): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const number = parseFloat(token) || 0;
  return token.endsWith('ms') ? number : number * 1000; // the build writes 420ms as .42s
}

/** Whatever on a stage has a name. */
export function pieces(stage: Element): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const piece of stage.querySelectorAll<Piece>('[data-at]'))
    found.set(piece.dataset.at!, piece);
  return found;
}

const running = new Set<Animation>();

/** Finish all running animations. */
export function hurry(): void {
  for (const animation of running) animation.finish();
}

/** Pause for a look, unless hurried; with reduced motion, too, as nothing moves. */
export async function linger(
  stage: Element | null,
  duration = milliseconds('--d-linger'),
): Promise<void> {
  if (!stage || !duration || document.hidden) return;
  const look = keep(stage.animate(null, duration));
  await look.finished.catch(() => undefined);
}

/** Change the table, and let its pieces travel; done when they have arrived. */
export async function travel(
  stage: Element | null,
  travels: Travel[],
  change: () => void,
): Promise<void> {
  if (!stage || document.hidden) {
    change();
    await tick();
    return;
  }
  const flying = new Set(
    travels.filter((each) => each.ghost || each.flip).map((each) => each.from),
  );
  const before = new Map<string, Seen>();
  for (const [name, piece] of pieces(stage)) {
    const copy = flying.has(name) ? copyOf(piece) : null;
    before.set(name, { box: piece.getBoundingClientRect(), copy });
  }
  hurry(); // what still moves goes on from where it was seen
  change();
  await tick();
  const after = pieces(stage);
  if (calm()) {
    for (const { to } of travels) after.get(to)?.animate(ARRIVED, STILL);
    return;
  }
  const moved = new Set<string>();
  for (const each of travels) {
    const seen = before.get(each.from);
    const goal = after.get(each.to);
    if (!seen || !goal) continue;
    moved.add(each.to);
    const places = each.via?.flatMap((name) => after.get(name)?.getBoundingClientRect() ?? []);
    if (each.flip) flip(seen, goal, each.after ?? 0);
    else if (each.ghost) {
      const meets = each.meet ? before.get(each.meet)?.box : undefined;
      ghost(each.tall ? whole(seen, each.tall) : seen, goal, each.after ?? 0, meets);
    } else if (places?.length) walk(goal, seen.box, places, each.after ?? 0);
    else play(goal, seen.box, milliseconds('--d-travel'), each.after ?? 0, true);
  }
  for (const [name, piece] of after) {
    const seen = before.get(name);
    if (seen && !moved.has(name)) play(piece, seen.box, milliseconds('--d-lift'), 0, false);
  }
  await Promise.allSettled([...running].map((animation) => animation.finished));
}

// Seen, then gone: nothing fades either.
const STILL = { duration: 1200, easing: 'step-end' };
const ARRIVED = [
  { outline: '3px solid var(--sun)', outlineOffset: '2px' },
  { outline: '3px solid transparent', outlineOffset: '2px' },
];

function play(piece: Piece, from: DOMRect, duration: number, delay: number, arc: boolean): void {
  const to = piece.getBoundingClientRect();
  // Inside a zoomed table, lengths are zoomed as well.
  const zoom = piece.currentCSSZoom ?? 1;
  const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  if (Math.abs(dx) < SHIFT && Math.abs(dy) < SHIFT) return;
  if (!to.width || !from.width) return;
  const scale = from.width / to.width;
  const lift = arc ? Math.min(40, Math.hypot(dx, dy) / 6) : 0;
  const style = arc
    ? { zIndex: 20, filter: 'drop-shadow(0 12px 14px rgb(var(--shade) / .34))' }
    : {};
  if (arc) piece.classList.add('moving'); // for tables whose parts would cover it
  const animation = keep(
    piece.animate(
      [
        {
          ...style,
          transformOrigin: '0 0',
          transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        },
        {
          ...style,
          transformOrigin: '0 0',
          transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2})`,
        },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      {
        duration,
        delay,
        easing: 'cubic-bezier(.3,.05,.2,1)',
        fill: 'backwards',
        composite: 'replace',
      },
    ),
  );
  const arrived = () => piece.classList.remove('moving');
  animation.finished.then(arrived, arrived);
}

function flip(seen: Seen, goal: Piece, delay: number): void {
  const half = milliseconds('--d-reveal') / 2;
  const back = lifted(seen);
  if (!back) return;
  const turn = (degrees: number) => `perspective(600px) rotateY(${degrees}deg)`;
  const away = [{ transform: turn(0) }, { transform: turn(90) }];
  const up = [{ transform: turn(-90) }, { transform: turn(0) }];
  const turned = back.animate(away, { duration: half, delay, easing: 'ease-in', fill: 'both' });
  keep(turned);
  turned.finished.catch(() => undefined).finally(() => back.remove());
  const options = { duration: half, delay: delay + half, easing: 'ease-out' };
  keep(goal.animate(up, { ...options, fill: 'backwards' }));
}

/** A hop from place to place, keeping to the same side of each as at the end. */
function walk(piece: Piece, from: DOMRect, places: DOMRect[], delay: number): void {
  const [to, last] = [piece.getBoundingClientRect(), places.at(-1)!];
  const stops = [
    [from.left - to.left, from.top - to.top],
    ...places.map((place) => [place.left - last.left, place.top - last.top]),
  ] as [number, number][];
  const frames = stops.flatMap(([x, y], i) => {
    const [nx, ny] = stops[i + 1] ?? [x, y];
    const hop = `translate(${(x + nx) / 2}px, ${(y + ny) / 2 - 8}px)`;
    const here = { zIndex: 20, transform: `translate(${x}px, ${y}px)` };
    return i < places.length ? [here, { zIndex: 20, transform: hop }] : [here];
  });
  const duration = milliseconds('--d-step') * places.length;
  keep(piece.animate(frames, { duration, delay, fill: 'backwards' }));
}

const ASIDE = 14; // pixels between a card and the one that it meets

function ghost(seen: Seen, goal: Piece, delay: number, meets?: DOMRect): void {
  const flying = lifted(seen);
  if (!flying) return;
  const there = (to: DOMRect, aside = 0): string => {
    const [dx, dy] = [
      to.left + to.width / 2 - seen.box.left - seen.box.width / 2 + aside,
      to.top + to.height / 2 - seen.box.top - seen.box.height / 2 + aside,
    ];
    return `translate(${dx}px, ${dy}px) scale(${Math.min(1, (to.width || 1) / (seen.box.width || 1))})`;
  };
  const transform = there(goal.getBoundingClientRect());
  const met = meets && { transform: there(meets, ASIDE), opacity: 1 };
  const animation = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      ...(met
        ? [
            { ...met, offset: 0.34 },
            { ...met, offset: 0.62 },
          ]
        : []),
      { transform, opacity: 1, offset: 0.95 },
      { transform, opacity: 0 },
    ],
    {
      duration: milliseconds('--d-travel') * (met ? 2.9 : 1.1),
      delay,
      easing: 'cubic-bezier(.3,.05,.2,1)',
      fill: 'both',
    },
  );
  keep(animation);
  animation.finished.catch(() => undefined).finally(() => flying.remove());
}

const CARD = 54; // pixels: a card is at least as wide

/** A piece as a whole card, around where it lay. */
function whole({ box, copy }: Seen, tall: number): Seen {
  const wide = Math.max(box.width, CARD);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return { box: new DOMRect(x - wide / 2, y - (wide * tall) / 2, wide, wide * tall), copy };
}

/** A copy that can leave its surroundings: it takes along the properties named in `data-keeps`. */
function copyOf(piece: Piece): Piece {
  const copy = piece.cloneNode(true) as Piece;
  for (const name of piece.dataset.keeps?.split(' ') ?? [])
    copy.style.setProperty(name, getComputedStyle(piece).getPropertyValue(name));
  return copy;
}

/** A copy of a piece above the page, where nothing clips it, to be carried. */
export function lift(piece: Piece): HTMLElement {
  const copy = copyOf(piece);
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    translate: 'none',
  });
  return lifted({ box: piece.getBoundingClientRect(), copy })!;
}

/** A copy of a piece as it was, above the page where it lay. */
function lifted(seen: Seen): HTMLElement | null {
  if (!seen.copy) return null;
  const flying = document.createElement('div');
  flying.className = 'flying';
  flying.setAttribute('aria-hidden', 'true');
  Object.assign(flying.style, {
    left: `${seen.box.left}px`,
    top: `${seen.box.top}px`,
    width: `${seen.box.width}px`,
    height: `${seen.box.height}px`,
  });
  flying.style.setProperty('--w', `${seen.box.width}px`); // by which a card measures its parts
  delete seen.copy.dataset.at;
  flying.append(seen.copy);
  document.body.append(flying);
  return flying;
}

/** Let an animation be hurried. */
export function keep(animation: Animation): Animation {
  running.add(animation);
  const gone = () => running.delete(animation);
  animation.finished.then(gone, gone);
  return animation;
}
