// Keeps the focus in place. A table changes under the keyboard: the button that was pressed
// disappears or is disabled. Then its counterpart gets the focus, or its neighbour, or what is
// asked next; never the top of the page.
import type { Attachment } from 'svelte/attachments';

const LIVE = 'button:not([disabled]):not([tabindex="-1"]), a[href], input, select';
const GROUP = 'section, ul, ol, [role="group"]';

interface Was {
  element: HTMLElement;
  /** What it is called, by which its like is found. */
  name: string;
  /** The groups around it, from the nearest outwards, and its place among what lives there. */
  groups: { group: Element; place: number }[];
}

const nameOf = (element: Element): string =>
  element.getAttribute('data-at') ??
  element.getAttribute('aria-label') ??
  element.textContent?.trim() ??
  '';

const shown = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Where the focus was put because its place was gone: nobody chose it. */
let kept: HTMLElement | null = null;

/** Whether nobody has set the focus, so that a table may move it to what is asked. */
export const isFree = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement === kept ||
  Boolean(document.activeElement?.matches('h1'));

/** Keep the focus inside an element while it changes. */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let was: Was | null = null;
  const remember = (event: FocusEvent) => {
    const element = event.target as HTMLElement;
    const groups: Was['groups'] = [];
    for (let group = element.closest(GROUP); group && root.contains(group);) {
      groups.push({ group, place: livesIn(group).indexOf(element) });
      group = group.parentElement?.closest(GROUP) ?? null;
    }
    was = { element, name: nameOf(element), groups };
  };
  const look = () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!was || (!lost && document.activeElement !== was.element)) return;
    if (shown(was.element)) {
      if (lost) was.element.focus({ preventScroll: true });
      return;
    }
    kept = nextFocus(root, was);
    kept.focus({ preventScroll: true });
  };
  const forget = (event: FocusEvent) => {
    // Whoever clicks elsewhere, or tabs on, has left of their own will.
    if (event.relatedTarget || (was && shown(was.element))) was = null;
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'tabindex'],
  });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
};

function livesIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(LIVE)].filter(shown);
}

/** Who takes the focus after an element that is gone. */
function nextFocus(root: HTMLElement, was: Was): HTMLElement {
  const all = livesIn(root);
  const like = all.find((each) => nameOf(each) === was.name);
  if (like) return like;
  for (const { group, place } of was.groups) {
    if (!group.isConnected || place < 0) continue;
    const left = livesIn(group);
    if (left.length) return left[Math.min(place, left.length - 1)]!;
  }
  const asked = all.find((each) => each.closest('.prompt .acts'));
  if (asked) return asked;
  root.tabIndex = -1;
  return root;
}
