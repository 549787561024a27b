// Signs and ratings of those who sit at a table, as far as they wish to be known.
import { ask } from './api';
import type { Sitter, Sitters } from './messages';
import { heldAt } from './seats';

let table = '';
let found = $state.raw<Sitter[]>([]);

/** Ask who sits there; without an answer, names do. */
export async function meet(id: string): Promise<void> {
  if (table !== id) found = [];
  table = id;
  const told = await ask<Sitters>(`tables/${id}/people`, {}, heldAt(id)?.token).catch(() => null);
  if (told && table === id) found = told.sitters;
}

export const sitterAt = (id: string, seat: number): Sitter | undefined =>
  id && id === table ? found[seat] : undefined;
