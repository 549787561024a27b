// Signs and ratings of the people at a table, if they have an account.
import { ask } from '../net/api';
import { PIECES } from '../drawing/seat';
import type { Called, Sitter, Sitters } from '../messages';
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

const FEW = 4; // colours for as many people: the fifth is that of neutral huts

/** Each seat's colour: what its person likes, unless somebody before them does; else its own or one that is free. */
export function coloured(liked: (number | null | undefined)[]): number[] {
  const all = liked.length > FEW ? liked.map((_, seat) => seat) : [0, 1, 2, 3];
  const theirs = liked.map((colour, seat) =>
    all.includes(colour ?? -1) && liked.indexOf(colour) === seat ? colour : null,
  );
  const free = all.filter((colour) => !theirs.includes(colour));
  return theirs.map(
    (colour, seat) => colour ?? free.splice(Math.max(free.indexOf(seat), 0), 1)[0]!,
  );
}

/** The colours of a table's seats, as far as they are known. */
export const coloursAt = (id: string): number[] =>
  id === table ? coloured(found.map(({ colour }) => colour)) : [];

/** Somebody's sign at a table; a guest has one as well. */
export const signAt = (id: string, seat: number): Called => ({
  name: '',
  colour: coloursAt(id)[seat] ?? seat,
  piece: sitterAt(id, seat)?.piece ?? PIECES[seat],
});

export const sitterAt = (id: string, seat: number): Sitter | undefined =>
  id && id === table ? found[seat] : undefined;

/** The names of those who are invited to a table and have not answered. */
export const invitedTo = (id: string): string[] => (id === table ? invited : []);

/** The seats that I do not read. */
export const mutedAt = (id: string): number[] =>
  id === table ? found.flatMap((each, seat) => (each.muted ? [seat] : [])) : [];
