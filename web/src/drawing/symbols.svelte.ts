// The drawn pieces: sheets of symbols, added to the page when first needed. A game's sheets are in
// its folder (`art/co.svg` for the symbols `co-...`); the others are shared.

const SHEETS = import.meta.glob<string>(
  ['../art/*.svg', '../games/*/art/*.svg', '../../../src/tepui/games/*/pieces.svg'], // the latter drawn by the command
  { query: '?url', import: 'default', eager: true },
);

/** The sheets in the page, as markup. */
export const sheets = $state<Record<string, string>>({});
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const asked = new Set<string>();

/** Put the sheets with this symbol into the page. */
export function need(id: string): void {
  const prefix = id.split('-', 1)[0]!;
  if (asked.has(prefix)) return;
  asked.add(prefix);
  for (const file of sheetsOf(prefix)) {
    void fetch(file)
      .then((answer) => answer.text())
      .then((markup) => (sheets[file] = markup));
  }
}

function sheetsOf(prefix: string): string[] {
  const own = Object.keys(SHEETS).find((path) => path.endsWith(`/art/${prefix}.svg`));
  if (!own?.includes('/games/')) return [SHEETS[own ?? '../art/common.svg']!];
  const folder = `/games/${own.split('/')[2]}/`;
  return Object.keys(SHEETS)
    .filter((path) => path.includes(folder))
    .map((path) => SHEETS[path]!);
}
