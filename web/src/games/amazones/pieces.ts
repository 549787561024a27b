// The pieces of Amazones by name: colours, parts, cards, and who has the most.
import { words } from '../../text/words.svelte';
import type { Card, View } from './view';

export const COLOURS = ['sun', 'moon', 'arrow', 'leaf', 'shell'];
export const PARTS = ['head', 'torso', 'legs'] as const;
export type Part = (typeof PARTS)[number];

// One drawing for each value, from the best dressed down.
const VALUES = [4, 3, 2, 1, -1, -2, -3, -4];

export function tileArt(part: string, value: number): string {
  return `az-${part}-${VALUES.indexOf(value) + 1}`;
}

/** A card of a hand, with its name on the table. */
export interface Held {
  card: Card;
  name: string;
}

/** A number as it is printed: with a true minus, and on tiles with its plus. */
export function printed(value: number, plus = false): string {
  return value < 0 ? `−${-value}` : plus && value ? `+${value}` : String(value);
}

/** A number as a sentence has it, with a true minus. */
export function numberOf(said: unknown): number {
  return Number(String(said).replace('−', '-'));
}

export function partName(part: string): string {
  return words.say(`amazones-name-${part}`);
}

export function cardName({ colour, value }: Card): string {
  return `${words.say(`amazones-name-${colour}`)} ${printed(value)}`;
}

export function tileName(part: string, value: number): string {
  return `${partName(part)} ${printed(value, true)}`;
}

/** Whose hand and court are nearest: the viewer's, or the first seat's. */
export function nearest(view: View): number {
  return view.viewer ?? 0;
}

/** Cards with a number among their equals, so that each has a name of its own. */
export function numbered(cards: Card[]): { card: Card; i: number }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const kind = `${card.colour} ${card.value}`;
    return { card, i: (seen[kind] = (seen[kind] ?? -1) + 1) };
  });
}

export function count(cards: Card[], card: Card): number {
  return cards.filter(({ colour, value }) => colour === card.colour && value === card.value).length;
}

/** Whether a seat has made its bid in this joust, and laid nothing. */
export function passed(view: View, seat: number): boolean {
  const { starter, turn, phase, seats } = view;
  const { laid, face_down } = seats[seat]!;
  if (laid.length || face_down || starter === null || turn === null) return false;
  const after = (other: number) => (other - starter + seats.length) % seats.length;
  return phase === 'second' || (phase === 'bid' && after(seat) < after(turn));
}
