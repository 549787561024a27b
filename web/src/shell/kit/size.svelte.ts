// The sizes for which tables are laid out. Measured in letters: large text makes a window small.
import { MediaQuery } from 'svelte/reactivity';

/** A window on a desk; a tablet held upright; a phone upright, and on its side. */
export type Size = 'desk' | 'tablet' | 'phone' | 'side';

const small = new MediaQuery('max-width: 56.25em');
const tall = new MediaQuery('(min-width: 43.75em) and (min-height: 56.25em)');
const low = new MediaQuery('(max-height: 31.25em) and (orientation: landscape)');

export const size = {
  get now(): Size {
    if (!small.current) return 'desk';
    return low.current ? 'side' : tall.current ? 'tablet' : 'phone';
  },
  /** Whether fingers play, and pieces are small. */
  get phone(): boolean {
    return this.now === 'phone' || this.now === 'side';
  },
};
