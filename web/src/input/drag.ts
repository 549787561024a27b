// A piece follows the pointer and is dropped on something that carries `data-drop`. Dragging is a
// convenience: everything also works by click and by keyboard.
import type { Attachment } from 'svelte/attachments';
import { feel, sound } from '../motion/sound';

export interface Dragged {
  /** The piece is picked up; false if it cannot be. */
  begin(): boolean;
  /** It is so far from its place, above what carries this `data-drop`. */
  move(x: number, y: number, over: string | null): void;
  /** It is put down there, or let go. */
  drop(over: string | null): void;
}

const FAR = 8; // pixels: less is a click

/** The element needs `touch-action: none`, so that a finger drags rather than scrolls. */
export function drag(piece: Dragged): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let held = false;

    const under = (event: PointerEvent): string | null => {
      const all = document.elementsFromPoint(event.clientX, event.clientY);
      const place = all.map((each) => each.closest<HTMLElement>('[data-drop]')).find(Boolean);
      return place?.dataset.drop ?? null;
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!held && Math.hypot(x, y) >= FAR) {
        held = piece.begin();
        if (held) {
          sound('card');
          feel();
        } else end();
      }
      if (held) piece.move(x, y, under(event));
    };
    const up = (event: PointerEvent): void => {
      const put = held;
      const over = put && event.type === 'pointerup' ? under(event) : null;
      end();
      if (!put) return;
      swallowClick();
      if (over) feel();
      piece.drop(over);
    };
    const end = (): void => {
      from = null;
      held = false;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
    const down = (event: PointerEvent): void => {
      if (event.button || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', up);
    };
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      end();
    };
  };
}

/** The click that ends a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
