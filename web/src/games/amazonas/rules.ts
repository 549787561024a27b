// The pieces that the rules of Amazonas draw.
import type { RulePiece } from '../../drawing/piece';

export const PIECES: RulePiece[] = [
  { art: 'am-tile-orchid', key: 'amazonas-drawn-orchid' },
  { art: 'am-tile-fish', key: 'amazonas-drawn-fish' },
  { art: 'am-tile-butterfly', key: 'amazonas-drawn-butterfly' },
  { art: 'am-tile-parrot', key: 'amazonas-drawn-parrot' },
  { art: 'am-tile-reptile', key: 'amazonas-drawn-reptile' },
  { art: 'am-jaguar', key: 'amazonas-drawn-jaguar' },
  { art: 'am-crocodile', key: 'amazonas-drawn-crocodile' },
  { art: 'am-fire', key: 'amazonas-drawn-fire' },
  { art: 'am-theft', key: 'amazonas-drawn-theft' },
  { art: 'am-guide', key: 'amazonas-drawn-guide' },
  { art: 'am-hut', key: 'amazonas-drawn-hut' },
  { art: 'am-gold', key: 'amazonas-drawn-gold' },
  { art: 'am-silver', key: 'amazonas-drawn-silver' },
];
