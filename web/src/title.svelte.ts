// The page's title, with how many tables wait for me before it: found, or invited to, among them.
import { mine } from './mine.svelte';
import { seeking } from './seeking.svelte';

export function entitle(text: string): void {
  const waiting = mine.waiting + (seeking.found ? 1 : 0);
  document.title = waiting ? `(${waiting}) ${text}` : text;
}
