import type { SheetLine } from '../../messages';
import { say } from '../../text/words.svelte';
import type { GameTable } from '../game';
import type { Action } from './choices';
import { art } from './pieces';
import Table from './Table.svelte';
import { sound, touches, travels } from './travels';
import type { View } from './view';

/** What the points of a line come from: tiles, the bonus token, villages of the mission. */
function where({ key, args, entries }: SheetLine, seat: number, view: View): string[] {
  const counted = entries[seat]?.counted ?? [];
  const village = (name: string) => view.villages.findIndex((each) => each.name === name);
  switch (key) {
    case 'amazonas-sheet-species':
      return [`tile-${seat}-${args.tile}`];
    case 'amazonas-sheet-alone':
      return counted.map((species) => `tile-${seat}-${species}`);
    case 'amazonas-sheet-token':
      return [`bonus-of-${seat}`];
  }
  return counted.map((name) => `site-${village(name)}-0`);
}

const table: GameTable<View, Action> = {
  Table,
  art,
  travels,
  where,
  touches,
  chapter: ({ round, rounds }) => (round ? say('amazonas-web-round', { round, rounds }) : ''),
  sound,
  tour: [
    { key: 'amazonas-web-tour-map', at: '.map' },
    { key: 'amazonas-web-tour-event', at: '.event' },
    { key: 'amazonas-web-tour-income', at: '.hand' },
    { key: 'amazonas-web-tour-seats', at: '.seats' },
    { key: 'amazonas-web-tour-mission', at: '.mission' },
    { key: 'amazonas-web-tour-prompt', at: '.prompt' },
  ],
  wide: true,
};

export default table;
