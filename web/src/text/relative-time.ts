// How long something has lasted, in short form.
import { words } from './words.svelte';

const UNITS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** Since a moment in seconds: `3 hr. ago`, in the language of the page. */
export function relativeTime(since: number): string {
  const passed = Date.now() / 1000 - since;
  const said = new Intl.RelativeTimeFormat(words.language, { style: 'short', numeric: 'auto' });
  const [size, unit] = UNITS.find(([size]) => passed >= size) ?? [];
  if (!size) return words.say('web-just-now');
  return said.format(-Math.floor(passed / size), unit!);
}
