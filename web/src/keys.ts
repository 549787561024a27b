// Keys as shortcuts: the one place that says when a key is the page's to take.

const FIELDS = 'input, textarea, select, dialog';

/** Whether a key may be a shortcut: nobody types in a field or reads a dialog, no modifier is held. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}
