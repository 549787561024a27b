// The pieces that the rules mention, drawn where they are first named in a rule. The text names
// them in words, so it reads the same as plain Markdown and in the terminal.
import type { RulePiece } from '../drawing/piece';
import { say } from '../text/words.svelte';
import type { Bit } from './markdown';

export interface Drawn extends Bit {
  art?: RulePiece;
}

/** A stretch with its pieces: each at its first name. */
export function drawn(bits: Bit[], pieces: RulePiece[]): Drawn[] {
  if (!pieces.length) return bits;
  const named = pieces.map(({ key }) => `(${say(key)})`).join('|');
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
