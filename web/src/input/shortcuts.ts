// When the page may handle a key. Shortcuts on letters and digits can be switched off: people who
// dictate, or rest a hand on the keyboard, would make moves. Arrows, Enter, Tab and Escape are not
// shortcuts.
import { settings } from '../local/settings.svelte';

const FIELDS = 'input, textarea, select, dialog';

/** Whether a key is for the page: nobody types in a field or reads a dialog, no modifier is held. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

/** What a table's page itself does by a letter (docs/playing.md). */
const PAGE = ['H', 'L', 'V', 'M', 'O', 'J'];

/** Which keys the buttons of a prompt have: each a letter of its word, the first that is free. */
class Letters {
  #taken = new Map<object, string>();

  take(whose: object, word: string): string {
    this.free(whose);
    const taken = [...this.#taken.values(), ...PAGE];
    const own = word.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? [];
    const letter = own.find((each) => !taken.includes(each)) ?? '';
    this.#taken.set(whose, letter);
    return letter;
  }

  free(whose: object): void {
    this.#taken.delete(whose);
  }
}
export const letters = new Letters();

/** Let no shortcut through while they are switched off. */
export function guardShortcuts(): void {
  const guard = (event: KeyboardEvent): void => {
    const letter = event.key.length === 1 && event.key !== ' ';
    if (!settings.keys && letter && isForPage(event)) event.stopPropagation();
  };
  addEventListener('keydown', guard, { capture: true });
}
