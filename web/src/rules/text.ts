// The rules of a game in a language: those built into the client, or the server's.
import { rules } from '../net/api';
import { words } from '../text/words.svelte';
import { blocks, type Block, type Said } from './markdown';

const FILES = import.meta.glob<string>('../../../src/tepui/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

const fileOf = (game: string, ending: string) =>
  `../../../src/tepui/games/${game}/RULES${ending}.md`;

/** The rules of a game, in the reader's language. */
export async function rulesOf(game: string): Promise<Block[]> {
  const file = FILES[fileOf(game, `.${words.language}`)] ?? FILES[fileOf(game, '')];
  return blocks(await (file?.() ?? rules(game)));
}

/** One rule, by its id. */
export function ruleIn(text: Block[], id: string): Said | null {
  const said = text.flatMap((block) =>
    block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.said] : [],
  );
  return said.find((each) => each.id === id) ?? null;
}
