// The drawn pieces: one sheet of symbols a game, put into the page once, when first needed.
import amazonas from './art/amazonas.svg?url';
import amazones from './art/amazones.svg?url';
import coloretto from './art/coloretto.svg?url';
import common from './art/common.svg?url';
import galapagos from './art/galapagos.svg?url';
import map from '../../src/tepui/games/amazonas/pieces.svg?url'; // drawn by the command, too

const SHEETS: Record<string, string[]> = {
  common: [common],
  coloretto: [coloretto],
  amazones: [amazones],
  galapagos: [galapagos],
  amazonas: [map, amazonas],
};
const OF: Record<string, string> = {
  co: 'coloretto',
  fam: 'coloretto',
  az: 'amazones',
  ga: 'galapagos',
  am: 'amazonas',
};

/** The sheets in the page, as markup. */
export const sheets = $state<Record<string, string>>({});
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const asked = new Set<string>();

/** Put the sheet with this symbol into the page. */
export function need(id: string): void {
  const sheet = OF[id.split('-', 1)[0]!] ?? 'common';
  if (asked.has(sheet)) return;
  asked.add(sheet);
  for (const file of SHEETS[sheet]!) {
    void fetch(file)
      .then((answer) => answer.text())
      .then((markup) => (sheets[file] = markup));
  }
}
