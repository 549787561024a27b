// The pieces that the rules of Galapagos draw.
import type { RulePiece } from '../../drawing/piece';

export const PIECES: RulePiece[] = [
  { art: 'ga-volcano', box: '0 0 100 116', key: 'galapagos-drawn-volcano' },
  { art: 'ga-turtle-green', key: 'galapagos-drawn-turtle' },
  { art: 'ga-sandglass', box: '0 0 100 140', key: 'galapagos-drawn-sandglass' },
  { art: 'ga-pawn', box: '0 0 100 130', key: 'galapagos-drawn-pawn' },
  { art: 'ga-die-red', key: 'galapagos-drawn-die' },
];
