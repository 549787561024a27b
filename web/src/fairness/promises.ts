// The commitments made before play: this browser keeps them and checks at the end whether they were
// honoured. The server could claim anything at the end; what it said at the beginning is stored
// here.
import { store, stored } from '../platform/storage';
import type { About, Result, Room } from '../messages';
import { bytes, hex, joined, sha256 } from './sha256';

/** The commitments of a table, as first received. */
interface Kept {
  commitment: string;
  promises: Record<string, string>;
  since: Room['status']; // how far the game was then
  at: number;
}

/** One thing that was looked at. */
export interface Check {
  key: string; // its sentence
  args: Record<string, string | number>;
  held: boolean;
}

const place = (table: string): string => `tepui-promises-${table}`;
export const numberPlace = (table: string): string => `tepui-number-${table}`;

const kept = (table: string): Kept | null => stored(place(table), null);

/** Keep the commitments received; what is kept already stays, whatever comes later. */
export function keepPromises(about: About, room: Room): void {
  const known = kept(about.id);
  const now = known ?? {
    commitment: about.commitment,
    promises: {},
    since: room.status,
    at: Date.now(),
  };
  const promises = { ...room.promises, ...now.promises };
  if (known && Object.keys(promises).length === Object.keys(known.promises).length) return;
  store(place(about.id), { ...now, promises });
}

/** Whether our browser knew the promise before the last move was made. */
export const cameInTime = (table: string): boolean => (kept(table)?.since ?? 'over') !== 'over';

export const promiseOf = (number: string): string =>
  hex(sha256(joined('tepui number 1', bytes(number))));

/** Look whether all promises were held. */
export function checked(about: About, room: Room, result: Result, you: number | null): Check[] {
  const then = kept(about.id);
  // What a device has dealt, offline, was promised by no server.
  const commitment = (!about.device && then?.commitment) || about.commitment;
  const seed = hex(sha256(joined('tepui seed 1', bytes(result.seed))));
  const whole = /^[0-9a-f]{64}$/.test(result.seed);
  const found: Check[] = [
    {
      key: 'web-check-seed',
      args: { seed: result.seed, commitment, hash: seed },
      held: whole && seed === commitment,
    },
  ];
  const promises = { ...room.promises, ...then?.promises };
  for (const seat of Object.keys({ ...promises, ...room.numbers })) {
    const number = room.numbers[seat] ?? '';
    const ours = you === Number(seat) ? localStorage.getItem(numberPlace(about.id)) : null;
    found.push({
      key: 'web-check-number',
      args: { seat: Number(seat), number, promise: promises[seat] ?? '' },
      held: promiseOf(number) === promises[seat] && (ours ?? number) === number,
    });
  }
  return found;
}
