// Searches the rules as you type, ignoring case and accents.
import type { Bit, Block, Said } from './markdown';

/** A text without case and accents, as long as before. */
export const fold = (text: string): string =>
  text
    .replace(/[^\0-\x7f]/g, (sign) => (sign === '’' ? "'" : sign.normalize('NFD')[0]!))
    .toLowerCase();

const plain = (bits: Bit[]): string => bits.map(({ text }) => text).join('');
const has = (said: Said, wanted: string): boolean =>
  fold(`${said.id ?? ''} ${plain(said.bits)}`).includes(wanted);

/** What of the rules speaks of something, under its headings; and how many places those are. */
export function found(text: Block[], query: string): { blocks: Block[]; hits: number } {
  const wanted = fold(query.trim());
  if (!wanted) return { blocks: text, hits: 0 };
  const blocks: Block[] = [];
  let hits = 0;
  let heading: Block | null = null;
  const keep = (block: Block, count: number): void => {
    if (!count) return;
    if (heading) blocks.push(heading);
    heading = null;
    blocks.push(block);
    hits += count;
  };
  for (const block of text) {
    if (block.kind === 'heading') heading = block;
    else if (block.kind === 'paragraph') keep(block, Number(has(block.said, wanted)));
    else if (block.kind === 'list') {
      const items = block.items.filter((item) => has(item, wanted));
      keep({ ...block, items }, items.length);
    } else {
      const cells = [block.head, ...block.rows].flat();
      keep(block, Number(cells.some((cell) => fold(plain(cell)).includes(wanted))));
    }
  }
  return { blocks, hits };
}

/** A text in stretches, every other one of which is what was looked for. */
export function marked(text: string, query: string): string[] {
  const wanted = fold(query.trim());
  if (!wanted) return [text];
  const parts: string[] = [];
  const folded = fold(text);
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
