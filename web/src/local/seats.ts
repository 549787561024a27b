// The seats that this browser holds: their secret tokens, and enough to list the tables at home.
import { store, stored } from '../platform/storage';
export interface Held {
  table: string;
  game: string;
  token: string;
  seat: number | null;
  invitation: string;
  at: number;
  match?: string; // of which this is a table
  daily?: string; // the day whose deal is played there
  /** Where several play around this device: the seats of all of them. `token` is of who plays now. */
  here?: HeldHere[];
}

export interface HeldHere {
  seat: number;
  token: string;
}

const KEPT = 'tepui-seats';
const MOST = 50;

export const held = (): Held[] => stored(KEPT, []);

export function heldAt(table: string): Held | undefined {
  return held().find((each) => each.table === table);
}

/** The secret of this browser at a match, and that of the match's link. */
export function heldIn(match: string): Held | undefined {
  return held().find((each) => each.match === match);
}

/** This browser's seat at a game's deal of today. */
export function heldOn(game: string, today: string): Held | undefined {
  return held().find((each) => each.game === game && each.daily === today);
}

export function hold(seat: Held): void {
  const others = held().filter((each) => each.table !== seat.table);
  keep([seat, ...others]);
  tell();
}

/** Let another of those around this device be the one who plays. */
export function handOver(table: string, seat: number): void {
  const mine = heldAt(table);
  const next = mine?.here?.find((each) => each.seat === seat);
  if (mine && next) hold({ ...mine, ...next });
}

/** Put seats in the place of those that are held. */
export function keep(seats: Held[]): void {
  store(KEPT, seats.slice(0, MOST));
}

let tell: () => void = () => undefined;

/** Do something whenever this browser has got a seat. */
export function whenHeld(told: () => void): void {
  tell = told;
}

export function letGo(table: string): void {
  keep(held().filter((each) => each.table !== table));
}
