// The pieces of Amazones on a score pad and in the set-up.
import type { Draw } from '../../drawing/piece';
import { COLOURS, PARTS, printed, tileArt } from './pieces';

const TILE = '0 0 120 90';
const PAPER: Record<string, string> = { head: '#cfe1df', torso: '#e5dfbf', legs: '#e9d2b6' };

export const draw: Draw = (id, value, seat = 0) => {
  const part = PARTS.find((name) => name === id);
  if (id === 'cards') return { art: `az-shield-${COLOURS[seat]}` };
  if (id === 'card') return { art: `az-shield-${COLOURS[seat]}`, figure: printed(value ?? 0) };
  if (!part) return { art: 'az-warrior', box: '0 -4 100 104' };
  const figure = value === undefined ? undefined : printed(value, true);
  return { art: tileArt(part, value ?? 4), box: TILE, tint: PAPER[part], figure };
};
