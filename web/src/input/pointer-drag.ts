// A piece is carried by mouse or finger: it follows the pointer, and stays where it is released.
import type { Attachment } from 'svelte/attachments';
import { lift } from '../motion/motion';
import { feel, sound, type Sound } from '../motion/sound';

const START = 8; // pixels: less is a tap

/** Carry this element, which sounds as it is lifted; `put` gets what lies under the pointer when it
 * is let go, and the piece stays there until what it returns is done. `begin` says whether it can be
 * carried. A place with `data-drop` is marked while the piece is above it. Whoever uses this offers
 * the same by click and by keyboard. */
export function pointerDrag(
  put: (onto: Element | null) => unknown,
  sounds: Sound = 'tile',
  begin: () => boolean = () => true,
): Attachment<HTMLElement> {
  return (piece) => {
    let [x, y] = [0, 0];
    let carried: HTMLElement | null = null;
    let above: Element | null = null;

    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!carried && Math.hypot(dx, dy) < START) return;
      if (!carried) {
        if (!begin()) return piece.removeEventListener('pointermove', move);
        sound(sounds);
        feel();
        carried = lift(piece);
        piece.style.opacity = '0.3';
      }
      // It leans to where it is drawn, as something with a weight does.
      carried.style.transform = `translate(${dx}px, ${dy}px) rotate(${lean(event.movementX)}deg) scale(1.05)`;
      mark(document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null);
    };
    const mark = (place: Element | null) => {
      above?.classList.remove('over');
      above = place;
      above?.classList.add('over');
    };
    const end = (event: PointerEvent) => {
      piece.removeEventListener('pointermove', move);
      const onto = document.elementFromPoint(event.clientX, event.clientY);
      const was = carried !== null;
      rest();
      if (!was || event.type !== 'pointerup') return;
      piece.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }));
      feel();
      piece.style.transform = `translate(${event.clientX - x}px, ${event.clientY - y}px)`;
      void Promise.resolve(put(onto)).finally(() => piece.style.removeProperty('transform'));
    };
    const rest = () => {
      mark(null);
      carried?.remove();
      carried = null;
      piece.style.removeProperty('opacity');
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      [x, y] = [event.clientX, event.clientY];
      piece.setPointerCapture(event.pointerId);
      piece.addEventListener('pointermove', move);
    };
    // The click that follows the letting go is no tap.
    const swallow = (event: MouseEvent) => {
      event.stopPropagation();
      event.preventDefault();
    };

    piece.addEventListener('pointerdown', down);
    piece.addEventListener('pointerup', end);
    piece.addEventListener('pointercancel', end);
    return () => {
      piece.removeEventListener('pointerdown', down);
      piece.removeEventListener('pointerup', end);
      piece.removeEventListener('pointercancel', end);
      rest();
    };
  };
}

const lean = (speed: number): number => Math.max(-8, Math.min(8, speed / 2));
