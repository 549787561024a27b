// What a move would bring, read from the table as it would be afterwards.
import type { TableState } from './table.svelte';

interface Seen {
  seats?: { score?: number }[];
}

/** A seat's points now and then; null where they stay, or the view does not tell them. */
export function pointsThen(
  table: TableState,
  view: unknown,
  seat: number,
): [number, number] | null {
  const [now, then] = [table.view as Seen, view as Seen].map(({ seats }) => seats?.[seat]?.score);
  return now !== undefined && then !== undefined && now !== then ? [now, then] : null;
}
