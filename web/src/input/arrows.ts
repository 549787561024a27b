// Arrow keys move between the things that can be acted on inside an element, by position; from a
// drop target, between drop targets; from a place with links, along these.
import type { Attachment } from 'svelte/attachments';

const AIM: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LIVE = 'button:not([disabled]), a[href], [tabindex="0"]';

export const arrows: Attachment<Element> = (group) => {
  const walk = (given: globalThis.Event) => {
    const event = given as KeyboardEvent;
    const aim = AIM[event.key];
    const here = document.activeElement;
    if (!aim || !here || !group.contains(here) || event.altKey || event.ctrlKey) return;
    if (event.defaultPrevented) return; // by a group within

    const among = here.matches('[data-drop]') ? '[data-drop]' : LIVE;
    const ways = here.getAttribute('data-ways')?.split(' ');
    const all = [...group.querySelectorAll<HTMLElement>(ways ? '[data-place]' : among)];
    const along = all.filter((each) => ways?.includes(each.dataset.place!));
    const next = nearest(here, along, aim) ?? nearest(here, ways ? [] : all, aim);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener('keydown', walk);
  return () => group.removeEventListener('keydown', walk);
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest in a direction; straight ahead counts as nearer than sideways. */
function nearest(
  here: Element,
  all: HTMLElement[],
  [ax, ay]: [number, number],
): HTMLElement | null {
  const [x, y] = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === here || !other.checkVisibility()) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * ax + (oy - y) * ay;
    const aside = Math.abs((ox - x) * ay) + Math.abs((oy - y) * ax);
    const far = ahead + 2.5 * aside;
    if (ahead > 2 && far < least) [best, least] = [other, far];
  }
  return best;
}
