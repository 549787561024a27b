// People I have played with, as the server finds them through my tables.
import { answered, posted } from '../net/api';
import { myself } from './me.svelte';
import { myTables } from './my-tables.svelte';
import type { Friend, Friends, Invitation, Seated } from '../messages';
import { router } from '../platform/router.svelte';
import { heldAt, hold } from '../local/seats';
import { settings } from '../local/settings.svelte';
import { say } from '../text/words.svelte';

/** Where somebody sits, or sat, with me. */
type At = Pick<Friend, 'table' | 'seat'>;

export const friends = (): Promise<Friends> => myself.ask('/friends');

const name = (): string => settings.name.trim() || say('web-guest');

/** Open a table of the same game, to which they are invited, and go there. */
export async function invite({ table, seat }: At, game: string): Promise<void> {
  const body = { table, seat, name: name() };
  sit(await myself.ask<Seated>('/invitations', posted(body)), game);
}

export async function accept({ table, game }: Invitation): Promise<void> {
  sit(await myself.ask<Seated>(`/invitations/${table}`, posted({ name: name() })), game);
}

export async function decline({ table }: Invitation): Promise<void> {
  await myself.tell(`/invitations/${table}`, 'DELETE');
  await myTables.load();
}

/** The seat is mine already: the session stands for its secret. */
function sit({ table, seat, invitation = '' }: Seated, game: string): void {
  hold({ table, game, token: myself.session, seat, invitation, at: Date.now() });
  router.go(`/t/${table}`);
}

/** Read somebody no more, at any table; or again. */
export async function mute({ table, seat }: At, on: boolean): Promise<void> {
  await answered('me/mutes', posted({ table, seat, on }), myself.session);
}

export const unmute = (id: string): Promise<void> => myself.tell(`/mutes/${id}`, 'DELETE');

/** Tell the host about somebody at a table. */
export async function report({ table, seat }: At, reason: string): Promise<void> {
  const token = heldAt(table)?.token;
  await answered(`tables/${table}/report`, posted({ seat, reason }), token);
}
