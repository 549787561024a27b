// My tables, in this browser and on my other devices, those waiting for me first.
import { look, Refused } from '../net/api';
import { myself } from './me.svelte';
import type { MyTable } from '../messages';
import { held, letGo, type Held } from '../local/seats';

const MOST = 12; // tables of this browser alone that are looked at, each for itself
const RANKS: MyTable['status'][] = ['playing', 'paused', 'open', 'over', 'closed'];

class Mine {
  tables = $state.raw<MyTable[]>([]);
  awaited = $derived(this.tables.filter((each) => each.awaited));
  invitations = $derived(myself.tables?.invitations ?? []);
  /** How much waits for me. */
  waiting = $derived(this.awaited.length + this.invitations.length);

  async load(): Promise<void> {
    if (myself.session) await myself.look().catch(() => undefined); // what is here is shown anyway
    const known = myself.tables?.tables ?? [];
    const found = [...known];
    const others = held().filter(({ table }) => !known.some((each) => each.table === table));
    for (const seat of others.slice(0, MOST)) {
      const table = await lookAt(seat);
      if (table) found.push(table);
    }
    this.tables = found.sort((a, b) => rank(a) - rank(b)); // within a rank, in the server's order
  }

  /** The table that waits for me, after this one. */
  next(table = ''): MyTable | undefined {
    const at = this.awaited.findIndex((each) => each.table === table);
    const found = this.awaited[(at + 1) % this.awaited.length];
    return found?.table === table ? undefined : found;
  }
}

export const myTables = new Mine();

const rank = (table: MyTable): number => (table.awaited ? -1 : RANKS.indexOf(table.status));

/** How a table of this browser is; one that is gone is forgotten. */
async function lookAt({ table, token, seat, here }: Held): Promise<MyTable | null> {
  try {
    const { about, room, awaited } = await look(table, token);
    if (room.status === 'closed') letGo(table);
    else
      return {
        table,
        game: about.game,
        seat: seat ?? -1,
        status: room.status,
        names: room.people.map((person) => person.name),
        live: about.live,
        awaited:
          room.status === 'playing' &&
          (here ?? [{ seat }]).some((each) => each.seat !== null && awaited.includes(each.seat)),
        since: 0,
      };
  } catch (error) {
    if (error instanceof Refused && [403, 404].includes(error.status)) letGo(table);
  }
  return null;
}
