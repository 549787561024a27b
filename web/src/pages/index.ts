// The pages other than home, each loaded when first needed.
import type { Component } from 'svelte';
import { openEarly } from '../net/connection';
import type { Page } from '../platform/router.svelte';

export const pages = {
  table: () => import('./Seats.svelte'),
  game: () => import('./Game.svelte'),
  open: () => import('./Open.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  real: () => import('./RealTable.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  daily: () => import('./Daily.svelte'),
  games: () => import('./MyGames.svelte'),
  ranking: () => import('./Ranking.svelte'),
  player: () => import('./Player.svelte'),
  mistakes: () => import('./Mistakes.svelte'),
  me: () => import('./Me.svelte'),
  about: () => import('./About.svelte'),
  match: () => import('./Match.svelte'),
  cup: () => import('./OpenTournament.svelte'),
  tournament: () => import('./Tournament.svelte'),
  tournaments: () => import('./Tournaments.svelte'),
  host: () => import('./Host.svelte'),
};

type Shown = Promise<{ default: Component<Omit<Page, 'name'>> }>;

/** A page; what its path says are its props. */
export const load = (name: Page['name']) => pages[name as keyof typeof pages]() as unknown as Shown;

/** Prefetch a page, and the data that it will ask for first. */
export function fetchPage(page: Page): void {
  if (page.name in pages) void load(page.name);
  if (page.name === 'table') openEarly(page.id);
}
