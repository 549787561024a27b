// The pieces that the rules of Coloretto Amazonas draw: each animal by its name.
import type { RulePiece } from '../../drawing/piece';
import { animalsOf, COLOURS } from './cards';

export const PIECES: RulePiece[] = [
  ...COLOURS.flatMap(animalsOf).map((animal) => ({
    art: `co-${animal}`,
    key: `coloretto-name-${animal}`,
  })),
  { art: 'co-protection', key: 'coloretto-drawn-protection' },
];
