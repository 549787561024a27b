// A row that scrolls sideways shows at its edges how many items are beyond them: it sets
// `data-before` and `data-after`, which the shell's style draws. Nothing that can be chosen is
// hidden without a sign.
import type { Attachment } from 'svelte/attachments';

/** Count the things that this selector finds in the row. */
export function edges(things: string): Attachment<HTMLElement> {
  return (row) => {
    const look = () => {
      const { left, right } = row.getBoundingClientRect();
      let [before, after] = [0, 0];
      for (const each of row.querySelectorAll(things)) {
        const box = each.getBoundingClientRect();
        if (box.left < left - 1) before += 1;
        else if (Math.min(box.right, box.left + SEEN) > right + 1) after += 1;
      }
      note('before', before);
      note('after', after);
    };
    const note = (side: 'before' | 'after', n: number) => {
      if (n) row.setAttribute(`data-${side}`, String(n));
      else row.removeAttribute(`data-${side}`);
    };
    const sized = new ResizeObserver(look);
    sized.observe(row);
    const changed = new MutationObserver(look);
    changed.observe(row, { childList: true, subtree: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sized.disconnect();
      changed.disconnect();
      row.removeEventListener('scroll', look);
    };
  };
}

const SEEN = 28; // pixels by which one knows a thing
