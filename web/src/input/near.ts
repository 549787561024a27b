// A finger that comes down beside a small target means it: what can be done grows by as much as a
// finger is wide. A mouse, and what is met exactly, are left alone.
import type { Attachment } from 'svelte/attachments';

const FAR = 24; // pixels from its edge

/** Taps near what this selector finds inside the element are taps on the nearest of it. */
export function near(targets: string): Attachment<HTMLElement> {
  return (ground) => {
    const tap = (event: MouseEvent) => {
      const { clientX: x, clientY: y, target, pointerType } = event as PointerEvent;
      if (pointerType !== 'touch' || (target as Element).closest(targets)) return;
      const away = ({ left, right, top, bottom }: DOMRect): number =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const [nearest] = [...ground.querySelectorAll<HTMLElement>(targets)]
        .map((each) => ({ each, far: away(each.getBoundingClientRect()) }))
        .filter(({ far }) => far <= FAR)
        .sort((a, b) => a.far - b.far);
      if (!nearest) return;
      event.stopPropagation();
      event.preventDefault();
      const { bubbles, cancelable, detail } = event;
      nearest.each.dispatchEvent(
        new PointerEvent('click', {
          bubbles,
          cancelable,
          detail,
          pointerType,
          clientX: x,
          clientY: y,
        }),
      );
    };
    ground.addEventListener('click', tap, { capture: true });
    return () => ground.removeEventListener('click', tap, { capture: true });
  };
}
