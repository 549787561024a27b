// The pieces of Galapagos on a score pad and in the set-up.
import type { Draw } from '../../drawing/piece';

const TALL = '0 0 100 140';

export const draw: Draw = (id) => {
  switch (id) {
    case 'island':
      return { art: 'ga-volcano', box: '0 0 100 116' };
    case 'sandglass':
      return { art: 'ga-sandglass', box: TALL };
    case 'die':
      return { art: 'ga-die-red' };
    case 'pawn':
    case 'pawns':
      return { art: 'ga-pawn', box: '0 0 100 130' };
    case 'bag':
    case 'turtle':
      return { art: 'ga-turtle-green' };
    default:
      return { art: `ga-turtle-${id}` };
  }
};
