// A result as a picture to send to friends, drawn from the pieces of this page and only from what
// the result shows.
import { shelf } from '../net/shelf.svelte';
import { giveFile } from '../platform/give-file';
import { boxOf } from './piece';
import { SHAPES } from './seat';

export interface Card {
  game: string;
  headline: string;
  /** The winner first. */
  seats: { seat: number; name: string; points: string }[];
  /** What made the difference: the pieces of a seat, what it is, and how the points stood. */
  lines: { pieces: string[][]; seat: number; what: string; points: string }[];
}

const [WIDE, HIGH] = [1200, 630];
const [PAPER, INK, PALE, SUN] = ['#f7f0dc', '#1d2c28', '#46564e', '#e8b23a'];
const SERIF = 'Fraunces, Georgia, serif';
const SANS = "'Atkinson Hyperlegible', 'Segoe UI', sans-serif";
const TEPUI =
  'M760 236c40-14 62-30 76-72l18-56c4-12 16-16 28-12l30 8 40-12 52 10 30-10c16-2 24 4 28 16l20 56c14 42 36 58 88 72z';
const [LEFT, MIDDLE, START, RIGHT] = [76, 560, 640, 1124];
const ROW = 190; // the width of a line's pieces

/** A colour of the page, the first of these that it has. */
function colour(...names: string[]): string {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => style.getPropertyValue(name).trim()).find(Boolean) ?? INK;
}

/** One symbol of the page with all that it is made of, so that the picture needs nothing else. */
function symbols(ids: string[]): string {
  const found = new Map<string, string>();
  const take = (id: string) => {
    const node = found.has(id) ? null : document.getElementById(id);
    if (!node) return;
    found.set(id, node.outerHTML);
    for (const [, inner] of node.outerHTML.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) take(inner!);
  };
  for (const id of ids) take(id);
  return `<defs>${[...found.values()].join('')}</defs>`;
}

const standing = (i: number): number => 300 + i * 58;
const line = (i: number): number => 256 + i * 96;

/** Where the pieces of a line are drawn: how wide each is, how far the next is from it, and all. */
function row(pieces: string[][]): { high: number; wide: number; step: number; all: number } {
  const { across, down } = boxOf(pieces[0] ?? []);
  const high = 76;
  const wide = (high * across) / (down * (pieces[0]?.length ?? 1));
  const step = Math.min(wide * 0.92, (ROW - wide) / Math.max(1, pieces.length - 1));
  return { high, wide, step, all: pieces.length ? wide + step * (pieces.length - 1) + 20 : 0 };
}

/** What is drawn: the paper in its frame, a tepui at sunrise, marks and pieces. */
function shapes({ game, seats, lines }: Card): string {
  const frame = colour(`--frame-${game}-1`, '--j2');
  const shapeOf = (seat: number) => `seat-${SHAPES[seat]}`;
  const marks = seats.map(
    ({ seat }, i) =>
      `<svg x="76" y="${standing(i) - 28}" width="32" height="32" viewBox="0 0 24 24" stroke-width="1.5" ` +
      `fill="${colour(`--seat-${seat + 1}`)}" stroke="${colour(`--seat-${seat + 1}-deep`)}">` +
      `<use href="#${shapeOf(seat)}"/></svg>`,
  );
  const rows = lines.map(({ pieces, seat }, i) => {
    const { high, wide, step } = row(pieces);
    const drawn = pieces.flatMap((ids, n) =>
      ids.map((id, k) => {
        const [x, y] = [START + n * step, line(i) + (k * high) / ids.length];
        return `<use href="#${id}" x="${x}" y="${y}" width="${wide}" height="${high / ids.length}"/>`;
      }),
    );
    return `<g style="--seat: ${colour(`--seat-${seat + 1}`)}">${drawn.join('')}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">` +
    symbols([
      ...seats.map(({ seat }) => shapeOf(seat)),
      ...lines.flatMap(({ pieces }) => pieces.flat()),
    ]) +
    `<rect width="${WIDE}" height="${HIGH}" fill="${frame}"/>` +
    `<clipPath id="paper"><rect x="36" y="36" width="${WIDE - 72}" height="${HIGH - 72}" rx="28"/></clipPath>` +
    `<g clip-path="url(#paper)"><rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>` +
    `<circle cx="1010" cy="120" r="46" fill="${SUN}" opacity=".9"/>` +
    `<path d="${TEPUI}" fill="${PAPER}"/><path d="${TEPUI}" fill="${frame}" opacity=".16"/></g>` +
    `<rect x="${LEFT}" y="222" width="120" height="6" rx="3" fill="${SUN}"/>` +
    `<g fill="${INK}" color="${INK}">${marks.join('')}${rows.join('')}</g></svg>`
  );
}

/** What is written, in the page's own type; what is too wide is set smaller. */
function write(canvas: CanvasRenderingContext2D, { game, headline, seats, lines }: Card): void {
  const put = (said: string, x: number, y: number, size: number, font: string, wide: number) => {
    const set = (n: number) => (canvas.font = font.replace('$', String(n)));
    set(size);
    const drawn = canvas.measureText(said).width;
    if (drawn > wide) set(Math.floor((size * wide) / drawn));
    canvas.fillText(said, x, y);
  };
  const [plain, bold, display] = [`$px ${SANS}`, `700 $px ${SANS}`, `600 $px ${SERIF}`];
  canvas.fillStyle = INK;
  put(`Tepui · ${shelf.title(game)}`, LEFT, 104, 30, plain, 640);
  put(headline, LEFT, 196, 78, display, 860);
  for (const [i, { name, points }] of seats.entries()) {
    put(name, 124, standing(i), 34, i ? plain : bold, 340);
    canvas.textAlign = 'right';
    put(points, MIDDLE, standing(i), 38, display, 90);
    canvas.textAlign = 'left';
  }
  for (const [i, { pieces, what, points }] of lines.entries()) {
    const x = START + row(pieces).all;
    put(what, x, line(i) + 34, 28, bold, RIGHT - x);
    canvas.fillStyle = PALE;
    put(points, x, line(i) + 68, 26, plain, RIGHT - x);
    canvas.fillStyle = INK;
  }
}

/** The picture as PNG. */
async function painted(card: Card): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shapes(card))}`;
  await Promise.all([
    picture.decode(),
    ...[
      '600 78px Fraunces',
      "34px 'Atkinson Hyperlegible'",
      "700 34px 'Atkinson Hyperlegible'",
    ].map((font) => document.fonts.load(font)),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  write(context, card);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** Give the picture to whom the person chooses. */
export async function send(card: Card): Promise<void> {
  await giveFile(new File([await painted(card)], `tepui-${card.game}.png`, { type: 'image/png' }));
}
