// The pieces that the rules mention, drawn where they are first named in a rule. The text names
// them in words, so it reads the same as plain Markdown and in the terminal.
import type { Bit } from './markdown';

interface Piece {
  art: string;
  box?: string;
  /** How it is called in English, French and German: the whole word. */
  named: [string, string, string];
}

const animal = (id: string, ...named: Piece['named']): Piece => ({ art: `co-${id}`, named });
const LANGUAGES = ['en', 'fr', 'de'];

export const PIECES: Record<string, Piece[]> = {
  coloretto: [
    animal('dolphin', 'dolphin', 'dauphin', 'Delfin'),
    animal('ray', 'ray', 'raie', 'Rochen'),
    animal('seahorse', 'seahorse', 'hippocampe', 'Seepferdchen'),
    animal('crab', 'crab', 'crabe', 'Krabbe'),
    animal('jellyfish', 'jellyfish', 'méduse', 'Qualle'),
    animal('toucan', 'toucan', 'toucan', 'Tukan'),
    animal('hummingbird', 'hummingbird', 'colibri', 'Kolibri'),
    animal('heron', 'heron', 'héron', 'Reiher'),
    animal('owl', 'owl', 'hibou', 'Eule'),
    animal('chameleon', 'chameleon', 'caméléon', 'Chamäleon'),
    animal('toad', 'toad', 'crapaud', 'Kröte'),
    animal('snake', 'two-headed snake', 'serpent à deux têtes', 'zweiköpfige Schlange'),
    animal('anteater', 'anteater', 'fourmilier', 'Ameisenbär'),
    animal('frog', 'frog', 'grenouille', 'Frosch'),
    animal('rhinoceros', 'striped rhinoceros', 'rhinocéros rayé', 'gestreiftes Nashorn'),
    animal('rabbit', 'earless rabbit', 'lapin sans oreilles', 'ohrenloses Kaninchen'),
    animal('sloth', 'sloth', 'paresseux', 'Faultier'),
    animal('armadillo', 'armadillo', 'tatou', 'Gürteltier'),
    { art: 'co-protection', named: ['protection card', 'carte de protection', 'Schutzkarte'] },
  ],
  galapagos: [
    { art: 'ga-volcano', box: '0 0 100 116', named: ['volcano', 'volcan', 'Vulkan'] },
    { art: 'ga-turtle-green', named: ['turtles?', 'tortues?', 'Schildkröten?'] },
    { art: 'ga-sandglass', box: '0 0 100 140', named: ['sandglass', 'sablier', 'Sanduhr'] },
    { art: 'ga-pawn', box: '0 0 100 130', named: ['pawns?', 'pions?', 'Figur(?:en)?'] },
    { art: 'ga-die-red', named: ['dice|die', 'dés?', 'Würfel'] },
  ],
  amazones: [
    { art: 'az-shield-sun', named: ['sun', 'soleil', 'Sonne'] },
    { art: 'az-shield-moon', named: ['moon', 'lune', 'Mond'] },
    { art: 'az-shield-arrow', named: ['arrow', 'flèche', 'Pfeil'] },
    { art: 'az-shield-leaf', named: ['leaf', 'feuille', 'Blatt'] },
    { art: 'az-shield-shell', named: ['shell', 'coquillage', 'Muschel'] },
    { art: 'az-head-1', box: '20 0 80 90', named: ['heads?', 'têtes?', 'K[oö]pfe?'] },
    { art: 'az-torso-1', box: '20 0 80 90', named: ['torsos?', 'torses?', 'R[uü]mpfe?'] },
    { art: 'az-legs-3', box: '20 0 80 90', named: ['legs', 'jambes', 'Beine?'] },
  ],
  amazonas: [
    { art: 'am-tile-orchid', named: ['orchid', 'orchidée', 'Orchidee'] },
    { art: 'am-tile-fish', named: ['fish', 'poisson', 'Fisch'] },
    { art: 'am-tile-butterfly', named: ['butterfly', 'papillon', 'Schmetterling'] },
    { art: 'am-tile-parrot', named: ['parrot', 'perroquet', 'Papagei'] },
    { art: 'am-tile-reptile', named: ['reptile', 'reptile', 'Reptil'] },
    { art: 'am-jaguar', named: ['jaguar', 'jaguar', 'Jaguar'] },
    { art: 'am-crocodile', named: ['crocodiles?', 'crocodiles?', 'Krokodile?'] },
    { art: 'am-fire', named: ['forest fire|fire', 'feu(?: de forêt)?', 'Waldbrand|Brand'] },
    { art: 'am-theft', named: ['theft', 'vol', 'Diebstahl'] },
    { art: 'am-guide', named: ['Guides?', 'guides?', 'Kundigen?'] },
    { art: 'am-hut', named: ['huts?', 'huttes?', 'Hütten?'] },
    { art: 'am-gold', named: ['gold', 'pièces? d’or|d’or', 'Gold'] },
    { art: 'am-silver', named: ['silver', 'pièces? d’argent', 'Silber'] },
  ],
};

export interface Drawn extends Bit {
  art?: Pick<Piece, 'art' | 'box'>;
}

/** A stretch with its pieces: each at its first name. */
export function drawn(bits: Bit[], game: string, language: string): Drawn[] {
  const pieces = PIECES[game];
  if (!pieces) return bits;
  const named = pieces.map((piece) => `(${piece.named[LANGUAGES.indexOf(language)]})`).join('|');
  const names = new RegExp(`(?<![\\p{L}-])(?:${named})(?![\\p{L}-])`, 'giu');
  const shown = new Set<string>();
  return bits.flatMap((bit) => {
    if (bit.kind !== 'text') return [bit];
    const found: Drawn[] = [];
    let from = 0;
    for (const match of bit.text.matchAll(names)) {
      const piece = pieces[match.slice(1).findIndex((name) => name !== undefined)]!;
      if (shown.has(piece.art)) continue;
      shown.add(piece.art);
      if (match.index > from) found.push({ kind: 'text', text: bit.text.slice(from, match.index) });
      found.push({ kind: 'text', text: match[0], art: piece });
      from = match.index + match[0].length;
    }
    return [...found, { kind: 'text', text: bit.text.slice(from) }];
  });
}
