// The pieces that the rules of Amazones draw.
import type { RulePiece } from '../../drawing/piece';

export const PIECES: RulePiece[] = [
  { art: 'az-shield-sun', key: 'amazones-drawn-sun' },
  { art: 'az-shield-moon', key: 'amazones-drawn-moon' },
  { art: 'az-shield-arrow', key: 'amazones-drawn-arrow' },
  { art: 'az-shield-leaf', key: 'amazones-drawn-leaf' },
  { art: 'az-shield-shell', key: 'amazones-drawn-shell' },
  { art: 'az-head-1', box: '20 0 80 90', key: 'amazones-drawn-head' },
  { art: 'az-torso-1', box: '20 0 80 90', key: 'amazones-drawn-torso' },
  { art: 'az-legs-3', box: '20 0 80 90', key: 'amazones-drawn-legs' },
];
