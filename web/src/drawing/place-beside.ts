// Places a note beside a piece: above it, or below if there is no room, inside the stage.
import type { Attachment } from 'svelte/attachments';

const EDGE = 8; // pixels to the edge of the stage
const GAP = 6; // to the piece

const within = (x: number, from: number, to: number) => Math.max(from, Math.min(x, to));

/** Lay a slip, drawn as `.slip`, beside this box. */
export function placeBeside(stage: Element, box: DOMRect): Attachment<HTMLElement> {
  return (slip) => {
    const all = stage.getBoundingClientRect();
    const { width, height } = slip.getBoundingClientRect();
    const middle = box.left + (box.width - width) / 2;
    const left = within(middle, all.left + EDGE, all.right - width - EDGE);
    const above = box.top - height - GAP;
    const top = above < all.top + EDGE ? box.bottom + GAP : above;
    let at = within(top, all.top + EDGE, all.bottom - height - EDGE);
    // Slips of one moment do not cover each other.
    for (let other = slip.previousElementSibling; other?.matches('.slip');) {
      const taken = other.getBoundingClientRect();
      const aside = taken.right < left || taken.left > left + width;
      if (!aside && taken.bottom > at && taken.top < at + height) at = taken.top - height - GAP;
      other = other.previousElementSibling;
    }
    slip.style.left = `${left}px`;
    slip.style.top = `${at}px`;
  };
}
