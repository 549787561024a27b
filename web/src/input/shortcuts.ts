// When the page may handle a key. Shortcuts on letters and digits can be switched off: people who
// dictate, or rest a hand on the keyboard, would make moves. Arrows, Enter, Tab and Escape are not
// shortcuts.
import { settings } from '../state/settings.svelte';

const FIELDS = 'input, textarea, select, dialog';

/** Whether a key is for the page: nobody types in a field or reads a dialog, no modifier is held. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

/** Let no shortcut through while they are switched off. */
export function guardShortcuts(): void {
  const guard = (event: KeyboardEvent): void => {
    const letter = event.key.length === 1 && event.key !== ' ';
    if (!settings.keys && letter && isForPage(event)) event.stopPropagation();
  };
  addEventListener('keydown', guard, { capture: true });
}
