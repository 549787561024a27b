// Aids for a real table, kept in this browser: turn, round, events, sandglass.
import { store, stored } from '../platform/storage';
interface Counted {
  turn: number;
  round: number;
  /** The events turned up so far, in their order. */
  events: string[];
  /** When the sand has run out, in milliseconds; 0 while it is not running. */
  sand: number;
}

const place = (game: string): string => `tepui-aids-${game}`;
const NONE: Counted = { turn: 0, round: 0, events: [], sand: 0 };

export class Counters {
  #game: string;
  now = $state<Counted>({ ...NONE });

  constructor(game: string) {
    this.#game = game;
    this.now = { ...NONE, ...stored(place(game), {}) };
  }

  put(change: Partial<Counted>): void {
    this.now = { ...this.now, ...change };
    store(place(this.#game), this.now);
  }
}

/** A seat by lot, all equally likely. */
export function lot(seats: number): number {
  const most = 2 ** 32 - (2 ** 32 % seats);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= most);
  return drawn[0]! % seats;
}
