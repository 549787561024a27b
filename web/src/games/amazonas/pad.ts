// The pieces of Amazonas on a score pad and in the set-up.
import type { Draw } from '../../drawing/piece';
import { art, SPECIES } from './pieces';

export const draw: Draw = (id) => {
  const [what, of] = id.split('-');
  if (SPECIES.some((species) => species === id)) return { art: `am-tile-${id}` };
  if (what === 'guide') return { art: 'am-guide', corner: of && `am-tile-${of}` };
  if (what === 'bonus') return { art: 'am-bonus', corner: `am-tile-${of}` };
  if (what === 'token') return { art: 'am-bonus', figure: of };
  if (id === 'reached' || id === 'hut' || id === 'neutral') return { art: 'am-hut' };
  if (id === 'gold' || id === 'silver') return { art: `am-${id}` };
  return { art: art(id) ?? 'am-back', box: art(id) ? undefined : '0 0 100 140' };
};
