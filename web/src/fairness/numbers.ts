// Our part of a fair shuffle: a random number, committed to by its hash before any is revealed.
import { numberPlace, promiseOf } from './promises';
import { hex } from './sha256';
import type { TableState } from '../table/table.svelte';

function ours(table: string): string {
  const key = numberPlace(table);
  const known = localStorage.getItem(key);
  const number = known ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  if (!known) localStorage.setItem(key, number);
  return number;
}

/** Promise our number, or tell it, whichever the table waits for. */
export async function addNumber(table: TableState): Promise<void> {
  const { room, about, you } = table;
  if (!room || !about?.numbers || you === null || room.status !== 'open') return;
  const number = ours(about.id);
  if (room.tell && !(you in room.numbers)) await table.tellNumber(number);
  else if (!(you in room.promises)) await table.promise(promiseOf(number));
}
