// The page's title, with how many tables wait for me before it: found, or invited to, among them.
import { myTables } from '../state/my-tables.svelte';
import { seeking } from '../state/seeking.svelte';

export function entitle(text: string): void {
  const waiting = myTables.waiting + (seeking.found ? 1 : 0);
  document.title = waiting ? `(${waiting}) ${text}` : text;
}
