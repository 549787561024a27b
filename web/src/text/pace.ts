// How fast a table is played, in words.
import type { About } from '../messages';
import { say } from './words.svelte';

const UNITS: [number, string][] = [
  [86_400, 'web-days'],
  [3600, 'web-hours'],
  [60, 'web-minutes'],
  [1, 'web-seconds'],
];

/** A stretch of time in its largest unit that divides it. */
export function span(seconds: number): string {
  const [size, key] = UNITS.find(([size]) => seconds % size === 0)!;
  return say(key, { n: seconds / size });
}

/** The pace of a table, as shown in the lobby. */
export function pace({ live, clock }: Pick<About, 'live' | 'clock'>): string {
  const { kind = 'none', seconds = 60, bonus = 0 } = clock;
  const time = span(seconds);
  if (kind === 'move') return say('web-pace-move', { time });
  if (kind === 'bank') {
    if (!bonus) return say('web-pace-bank', { time });
    return say('web-pace-bonus', { time, bonus: span(bonus) });
  }
  return say(live ? 'web-pace-live' : 'web-pace-slow');
}
