// Letters and digits that act at once can be switched off: whoever speaks to their machine, or rests a
// hand on the keyboard, would make moves. Arrows, Enter, Tab and Escape are no shortcuts.
import { settings } from './settings.svelte';

const TYPING = 'input, textarea, select, dialog';

/** Let no shortcut through while they are switched off. */
export function guardShortcuts(): void {
  const guard = (event: KeyboardEvent): void => {
    const letter = event.key.length === 1 && event.key !== ' ';
    const typing = event.target instanceof Element && event.target.closest(TYPING);
    if (!settings.keys && letter && !typing && !event.ctrlKey && !event.metaKey && !event.altKey)
      event.stopPropagation();
  };
  addEventListener('keydown', guard, { capture: true });
}
