// The page's title, preceded by the number of tables waiting for me, including new games and
// invitations.
import { myTables } from './my-tables.svelte';
import { seeking } from './seeking.svelte';

export function entitle(text: string): void {
  const waiting = myTables.waiting + (seeking.found ? 1 : 0);
  document.title = waiting ? `(${waiting}) ${text}` : text;
}
