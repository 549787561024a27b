// Playing on from a moment of a finished game: a table against bots from what a seat knew before a
// move; what it did not know is dealt again.
import { open } from '../net/api';
import { router } from '../platform/router.svelte';
import { heldAt } from '../local/seats';
import { settings } from '../local/settings.svelte';
import { say } from '../text/words.svelte';

export interface Moment {
  game: string;
  seats: number;
  ply: number;
  seat: number;
  /** Where it was played, or its log. */
  table?: string;
  log?: string;
}

export async function playOn({ game, seats, ply, seat, table = '', log = '' }: Moment) {
  const who = Array.from({ length: seats }, (_, each) =>
    each === seat ? 'me' : `bot:${settings.level}`,
  );
  const name = settings.name || say('web-guest');
  const from = { ply, seat, table, log };
  const token = table ? heldAt(table)?.token : '';
  const seated = await open({ game, who, name, hints: true, from }, token);
  router.go(`/t/${seated.table}`);
}
