// A piece is carried by mouse or finger: it follows the pointer, and is put where it is let go.
import type { Attachment } from 'svelte/attachments';
import { feel, sound, type Sound } from './sound';

const START = 8; // pixels: less is a tap

/** Carry this element, which sounds as it is lifted; `put` gets what lies under the pointer when it
 * is let go. Whoever uses it offers the same by click and by keyboard. */
export function carry(
  put: (onto: Element | null) => void,
  sounds: Sound = 'tile',
): Attachment<HTMLElement> {
  return (piece) => {
    let [x, y, carried] = [0, 0, false];

    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!carried && Math.hypot(dx, dy) < START) return;
      if (!carried) {
        sound(sounds);
        feel();
      }
      carried = true;
      Object.assign(piece.style, {
        // It leans to where it is drawn, as something with a weight does.
        transform: `translate(${dx}px, ${dy}px) rotate(${lean(event.movementX)}deg) scale(1.05)`,
        zIndex: '30',
        pointerEvents: 'none',
        transition: 'none',
      });
    };
    const end = (event: PointerEvent) => {
      piece.removeEventListener('pointermove', move);
      const onto = document.elementFromPoint(event.clientX, event.clientY);
      const was = carried;
      rest();
      if (!was || event.type !== 'pointerup') return;
      piece.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }));
      feel();
      put(onto);
    };
    const rest = () => {
      carried = false;
      for (const name of ['transform', 'z-index', 'pointer-events', 'transition'])
        piece.style.removeProperty(name);
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0) return;
      [x, y, carried] = [event.clientX, event.clientY, false];
      piece.setPointerCapture(event.pointerId);
      piece.addEventListener('pointermove', move);
    };
    // The click that follows the letting go is no tap.
    const swallow = (event: MouseEvent) => {
      event.stopPropagation();
      event.preventDefault();
    };

    piece.addEventListener('pointerdown', begin);
    piece.addEventListener('pointerup', end);
    piece.addEventListener('pointercancel', end);
    return () => {
      piece.removeEventListener('pointerdown', begin);
      piece.removeEventListener('pointerup', end);
      piece.removeEventListener('pointercancel', end);
    };
  };
}

const lean = (speed: number): number => Math.max(-8, Math.min(8, speed / 2));
