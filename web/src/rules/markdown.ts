// The little Markdown that the rules are written in: headings, paragraphs, lists, tables, and inside
// them bold, emphasis, code and rule ids. `**[CA6]**` begins a rule; `CA6` elsewhere refers to it.
import { say } from '../text/words.svelte';

export type Bit = { kind: 'text' | 'b' | 'em' | 'code' | 'ref'; text: string };

/** A stretch of text, with the id of the rule that it states. */
export interface Said {
  id: string | null;
  bits: Bit[];
}

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; said: Said }
  | { kind: 'list'; items: Said[] }
  | { kind: 'table'; head: Bit[][]; rows: Bit[][][] };

const INLINE =
  /\*\*(?<b>.+?)\*\*|(?<!\\)\*(?<em>[^*\s][^*]*?)(?<!\\)\*|`(?<code>[^`]+)`|\[?\b(?<ref>[A-Z]{2}\d+)\b\]?/g;

function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) found.push({ kind: 'text', text: text.slice(from, to).replaceAll('\\*', '*') });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(match.index);
    const [kind, said] = Object.entries(match.groups!).find(([, said]) => said !== undefined)!;
    found.push({ kind: kind as Bit['kind'], text: said.replaceAll('\\*', '*') });
    from = match.index + match[0].length;
  }
  plain(text.length);
  return found;
}

function said(text: string): Said {
  const rule = /^\*\*\[([A-Z]{2}\d+)\]\*\*\s*/.exec(text);
  return { id: rule?.[1] ?? null, bits: bits(text.slice(rule?.[0].length ?? 0)) };
}

/** Whether a heading is that of our rulings: in the reader's language, or in English. */
const ofRulings = (heading: string): boolean =>
  [say('web-about-rulings'), 'Rulings'].some((said) => said && heading.startsWith(said));

export interface Rulings {
  /** The heading under which they stand. */
  part: string;
  /** Their places, by the rules that they cite. */
  at: Map<string, string>;
  /** Their places. */
  said: Map<Said, string>;
}

/** What we have ruled, and on which rules. */
export function rulings(text: Block[]): Rulings {
  const from = text.findIndex((block) => block.kind === 'heading' && block.id === 'rulings');
  const found: Rulings = { part: '', at: new Map(), said: new Map() };
  if (from < 0) return found;
  found.part = (text[from] as { id: string }).id;
  const list = text.slice(from).find((block) => block.kind === 'list');
  for (const [k, item] of list?.items.entries() ?? []) {
    found.said.set(item, `ruling-${k}`);
    for (const { kind, text: rule } of item.bits)
      if (kind === 'ref' && !found.at.has(rule)) found.at.set(rule, `ruling-${k}`);
  }
  return found;
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The blocks of a text. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const block of parted(markdown)) {
    const lines = block.split('\n');
    const heading = /^(#+) (.*)/.exec(block);
    if (heading) {
      const id = ofRulings(heading[2]!) ? 'rulings' : `part-${found.length}`;
      found.push({
        kind: 'heading',
        level: heading[1]!.length,
        text: heading[2]!.replaceAll('`', ''),
        id,
      });
    } else if (block.startsWith('- ')) {
      const items = block.split(/\n(?=- )/).map((item) => said(flat(item.slice(2))));
      found.push({ kind: 'list', items });
    } else if (block.startsWith('|')) {
      const [head, , ...rows] = lines.map((line) => cells(line).map(bits));
      found.push({ kind: 'table', head: head!, rows });
    } else {
      found.push({ kind: 'paragraph', said: said(flat(block)) });
    }
  }
  return found;
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Blocks are parted by empty lines; a heading or a list also by the line's end. */
function parted(markdown: string): string[] {
  return markdown
    .replace(/^(#.*)$/gm, '\n$1\n')
    .replace(/^(?!- |\s|\|)(.+)\n(?=- )/gm, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
}
