// Signs and ratings of the people at a table, if they have an account.
import { ask } from '../net/api';
import type { Sitter, Sitters } from '../messages';
import { heldAt } from '../local/seats';

let table = $state('');
let found = $state.raw<Sitter[]>([]);
let invited = $state.raw<string[]>([]);

/** Ask who sits there; without an answer, names do. */
export async function meet(id: string): Promise<void> {
  if (table !== id) found = invited = [];
  table = id;
  const told = await ask<Sitters>(`tables/${id}/people`, {}, heldAt(id)?.token).catch(() => null);
  if (!told || table !== id) return;
  found = told.sitters;
  invited = told.invited ?? [];
}

export const sitterAt = (id: string, seat: number): Sitter | undefined =>
  id && id === table ? found[seat] : undefined;

/** The names of those who are invited to a table and have not answered. */
export const invitedTo = (id: string): string[] => (id === table ? invited : []);

/** The seats that I do not read. */
export const mutedAt = (id: string): number[] =>
  id === table ? found.flatMap((each, seat) => (each.muted ? [seat] : [])) : [];
