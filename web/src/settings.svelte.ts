// What a person likes, kept in this browser: theme, sound, motion, pace, patterns, confirmation.
export interface Liked {
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** A phone is felt when a piece is lifted or put. */
  haptics: boolean;
  motion: 'auto' | 'calm';
  /** How fast rivals' moves are shown. */
  pace: 'calm' | 'brisk' | 'once';
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
}

const KEPT = 'tepui-settings';
const USUAL: Liked = {
  theme: 'auto',
  sound: false,
  haptics: false,
  motion: 'auto',
  pace: 'brisk',
  patterns: true,
  confirm: false,
  warn: false,
  text: false,
  keys: true,
  name: '',
  level: 'normal',
};

function kept(): Liked {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Liked>(kept());

/** Change what is liked, and remember it. */
export function like(change: Partial<Liked>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  dress();
}

/** Let the page follow the settings. */
export function dress(): void {
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
DARK.addEventListener('change', dress);
