// Our part of a fair shuffle: a random number of our own, promised by its hash before any is told.
import type { TableState } from './table.svelte';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');

function ours(table: string): string {
  const key = `tepui-number-${table}`;
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
  else if (!(you in room.promises)) {
    const head = new TextEncoder().encode('tepui number 1');
    const whole = new Uint8Array([...head, ...bytes(number)]);
    await table.promise(hex(await crypto.subtle.digest('SHA-256', whole)));
  }
}
