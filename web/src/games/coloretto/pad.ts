// The pieces of Coloretto Amazonas on a score pad and in the set-up.
import type { Draw } from '../../drawing/piece';
import { colourOf } from './cards';

const FAMILY = '0 0 24 24';

export const draw: Draw = (id) => {
  const [what, colour] = id.split('-');
  if (colour) {
    const tint = what === 'column' ? `var(--co-${colour}-tint)` : `var(--co-${colour})`;
    return { art: `co-fam-${colour}`, box: FAMILY, tint };
  }
  if (id === 'protection') return { art: 'co-protection', tint: '#fdfaf1' };
  if (id === 'deck' || id === 'back') return { art: 'tepui', box: '0 0 64 48', tint: '#215a4a' };
  return { art: `co-${id}`, tint: `var(--co-${colourOf(id)}-tint)` };
};
