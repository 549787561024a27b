// The sizes for which tables are laid out.
import { MediaQuery } from 'svelte/reactivity';
import { WINDOWS } from '../../style/windows';

/** A window on a desk; a tablet held upright; a phone upright, and on its side. */
export type Size = 'desk' | 'tablet' | 'phone' | 'side';

const small = new MediaQuery(WINDOWS.small);
const tall = new MediaQuery('(min-width: 43.75em) and (min-height: 56.25em)');
const sideways = new MediaQuery(WINDOWS.sideways);

export const size = {
  get now(): Size {
    if (!small.current) return 'desk';
    return sideways.current ? 'side' : tall.current ? 'tablet' : 'phone';
  },
  /** Whether fingers play, and pieces are small. */
  get phone(): boolean {
    return this.now === 'phone' || this.now === 'side';
  },
};
