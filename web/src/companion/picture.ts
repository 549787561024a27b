// A result as a picture, drawn here with the page's own fonts; no server sees it.
import { minus } from '../text/numbers';
import type { Result } from './pads.svelte';

const WIDE = 1080;
const ROW = 118;
const TOP = 250;
const PAPER = '#fdfaf1';
const INK = '#1d2c28';
const SEATS = ['#d1492e', '#2492a3', '#f3bd3a', '#46306b', '#6f7a72'];

/** The shape of a seat, as on its tag. */
function mark(to: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  const r = 26;
  to.fillStyle = SEATS[seat] ?? INK;
  to.beginPath();
  if (seat === 0) to.arc(x, y, r, 0, 2 * Math.PI);
  else if (seat === 1) corners(to, [x, y - r], [x + r, y + r], [x - r, y + r]);
  else if (seat === 2) to.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  else if (seat === 3) corners(to, [x, y - r], [x + r, y], [x, y + r], [x - r, y]);
  else {
    to.rect(x - r, y - r / 3, 2 * r, (2 * r) / 3);
    to.rect(x - r / 3, y - r, (2 * r) / 3, 2 * r);
  }
  to.fill();
}

function corners(to: CanvasRenderingContext2D, ...points: [number, number][]): void {
  for (const [x, y] of points) to.lineTo(x, y);
  to.closePath();
}

/** A text, shortened until it fits. */
function fitting(to: CanvasRenderingContext2D, text: string, wide: number): string {
  if (to.measureText(text).width <= wide) return text;
  let short = text;
  while (short && to.measureText(`${short}…`).width > wide) short = short.slice(0, -1);
  return `${short}…`;
}

export async function pictureOf(title: string, below: string, result: Result): Promise<Blob> {
  const { names, totals, places } = result;
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TOP + names.length * ROW + 60;
  const to = canvas.getContext('2d')!;
  await document.fonts.ready;
  to.fillStyle = '#215a4a';
  to.fillRect(0, 0, WIDE, canvas.height);
  to.fillStyle = PAPER;
  to.beginPath();
  to.roundRect(40, 40, WIDE - 80, canvas.height - 80, 36);
  to.fill();
  to.fillStyle = INK;
  to.font = '600 58px Fraunces, Georgia, serif';
  to.fillText(fitting(to, title, WIDE - 200), 100, 140);
  to.font = '34px "Atkinson Hyperlegible", sans-serif';
  to.fillText(`${below} · Tepui`, 100, 196);
  const order = names.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  for (const [i, seat] of order.entries()) {
    const y = TOP + i * ROW;
    if (places[seat] === 1) {
      to.fillStyle = '#fbe3a8';
      to.beginPath();
      to.roundRect(76, y - 4, WIDE - 152, ROW - 14, 22);
      to.fill();
    }
    mark(to, seat, 136, y + 48);
    to.fillStyle = INK;
    to.font = '46px "Atkinson Hyperlegible", sans-serif';
    to.fillText(fitting(to, `${places[seat]}. ${names[seat]}`, WIDE - 460), 196, y + 64);
    to.font = '700 64px Fraunces, Georgia, serif';
    to.textAlign = 'right';
    to.fillText(minus(totals[seat] ?? 0), WIDE - 110, y + 70);
    to.textAlign = 'left';
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'));
}

/** Give a file to whom the person chooses; where nothing can be chosen, to the downloads. */
export async function handOver(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return; // they thought better of it
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
