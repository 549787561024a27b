// A person's preferences, kept in this browser.
import { store, stored } from '../platform/storage';
import type { GameInfo } from '../messages';
import { onLadder } from './levels';

export interface Liked {
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** Whether one was asked for it; and how loud, from 0 to 1. */
  soundAsked: boolean;
  volume: number;
  /** A phone is felt when a piece is lifted or put. */
  haptics: boolean;
  motion: 'auto' | 'calm';
  /** How fast rivals' moves are shown. */
  pace: 'calm' | 'brisk' | 'swift' | 'once';
  /** Bots say something now and then. */
  chatter: boolean;
  patterns: boolean;
  confirm: boolean;
  /** A word before a mistake, against bots. */
  warn: boolean;
  /** Tables are shown as text. */
  text: boolean;
  /** Letters and digits are shortcuts. */
  keys: boolean;
  name: string;
  /** The strength of the bots one likes to play against. */
  level: string;
  /** How many one likes to be at a table, by game; where nothing was chosen, as many as is usual. */
  seats: Record<string, number>;
}

const KEPT = 'tepui-settings';
const USUAL: Liked = {
  theme: 'auto',
  sound: false,
  soundAsked: false,
  volume: 0.7,
  haptics: false,
  motion: 'auto',
  pace: 'brisk',
  chatter: true,
  patterns: true,
  confirm: false,
  warn: false,
  text: false,
  keys: true,
  name: '',
  level: 'casual',
  seats: {},
};

function kept(): Liked {
  const liked: Liked = { ...USUAL, ...stored(KEPT, {}) };
  return { ...liked, level: onLadder(liked.level) };
}

export const settings = $state<Liked>(kept());

/** Change what is liked, and remember it. */
export function saveSettings(change: Partial<Liked>): void {
  Object.assign(settings, change);
  store(KEPT, settings);
  applySettings();
}

/** How many sit down when a game is played at once. */
export function seatsAt({ id, seats, usual }: Pick<GameInfo, 'id' | 'seats' | 'usual'>): number {
  const liked = settings.seats[id];
  return liked !== undefined && seats.includes(liked) ? liked : usual;
}

/** Let the page follow the settings. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = night() ? 'dark' : 'light';
  root.dataset.motion = settings.motion;
  root.dataset.patterns = settings.patterns ? 'on' : 'off';
}

/** Whether pieces shall appear rather than travel. */
export function calm(): boolean {
  return settings.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether it is night: by choice, or by the system's wish. */
export function night(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return DARK.matches;
}

const DARK = matchMedia('(prefers-color-scheme: dark)');
DARK.addEventListener('change', applySettings);
