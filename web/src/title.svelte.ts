// The page's title, with how many tables wait for me before it.
import { mine } from './mine.svelte';

export function entitle(text: string): void {
  const waiting = mine.awaited.length;
  document.title = waiting ? `(${waiting}) ${text}` : text;
}
