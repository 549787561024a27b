// How long each event is shown. Each game gives its events a weight in one table, which live play,
// "show again" and replays all use.
import { settings, type Liked } from '../local/settings.svelte';
import type { Event } from '../messages';
import type { Sound } from './sound';

/** A trifle is not shown; a great event stops the table for a moment. */
const WEIGHTS = ['trifle', 'routine', 'notable', 'great'] as const;
export type Weight = (typeof WEIGHTS)[number];

/* eslint-disable @typescript-eslint/no-explicit-any -- each game has a view of its own */
/** How an event is shown, with the table after it. */
export interface Beat<V = any> {
  weight: Weight | ((args: Event['args'], after: V) => Weight);
  sound?: Sound;
  /** How it feels to whoever did it, if everybody sees the same of it: a bot may comment on it. */
  mood?: 'gain' | 'loss' | 'sly';
  /** The symbols that burst forth in a great moment. */
  burst?: (args: Event['args'], after: V) => string[];
  /** The names of what it is about; without it, where its pieces went, or the seat's tag. */
  at?: (args: Event['args'], after: V) => string[];
}
/** By an event's key, less the game's name; what is not listed is routine and silent. */
export type Beats<V = any> = Record<string, Beat<V>>;
type Scored = { beats: Beats } | null | undefined;
/* eslint-enable @typescript-eslint/no-explicit-any */

const ROUTINE: Beat = { weight: 'routine' };

// Milliseconds.
const LOOK: Record<Liked['pace'], Record<Weight, number>> = {
  calm: { trifle: 0, routine: 1800, notable: 2600, great: 3400 },
  brisk: { trifle: 0, routine: 650, notable: 1200, great: 2200 },
  swift: { trifle: 0, routine: 180, notable: 450, great: 1100 },
  once: { trifle: 0, routine: 0, notable: 0, great: 0 },
};

export const beatOf = (game: Scored, { key }: Event): Beat =>
  game?.beats[key.slice(key.indexOf('-') + 1)] ?? ROUTINE;

export function weightOf(game: Scored, event: Event, after: unknown): Weight {
  const { weight } = beatOf(game, event);
  return typeof weight === 'string' ? weight : weight(event.args, after);
}

export const isTrifle = (game: Scored, event: Event): boolean =>
  beatOf(game, event).weight === 'trifle';

/** The heaviest event of a story, for a seat: what others do to that seat is at least notable. */
export function heaviest(
  game: Scored,
  story: Event[],
  after: unknown,
  you: number | null = null,
): Weight {
  const ranks = story.map((event) => {
    const rank = WEIGHTS.indexOf(weightOf(game, event, after));
    return you !== null && event.args.other === you ? Math.max(rank, 2) : rank;
  });
  return WEIGHTS[Math.max(0, ...ranks)]!;
}

/** Milliseconds for a look at something of a weight. */
export const look = (weight: Weight, pace = settings.pace): number => LOOK[pace][weight];

/** What a story sounds like: the heaviest of what can be heard. */
export function heardIn(game: Scored, story: Event[], after: unknown): Sound | undefined {
  const rank = (event: Event) => WEIGHTS.indexOf(weightOf(game, event, after));
  return story
    .filter((event) => beatOf(game, event).sound)
    .sort((a, b) => rank(b) - rank(a))
    .map((event) => beatOf(game, event).sound)[0];
}
