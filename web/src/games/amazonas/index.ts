import type { SheetLine } from '../../messages';
import { say } from '../../text/words.svelte';
import type { GameTable } from '../../table/game-table';
import type { Action } from './choices';
import { art, villageOf } from './pieces';
import Table from './Table.svelte';
import { beats, touches, travels } from './travels';
import type { View } from './view';

/** What the points of a line come from: tiles, the bonus token, villages of the mission. */
function where({ key, args, entries }: SheetLine, seat: number, view: View): string[] {
  const counted = entries[seat]?.counted ?? [];
  switch (key) {
    case 'amazonas-sheet-species':
      return [`tile-${seat}-${args.tile}`];
    case 'amazonas-sheet-alone':
      return counted.map((species) => `tile-${seat}-${species}`);
    case 'amazonas-sheet-token':
      return [`bonus-of-${seat}`];
    case 'amazonas-sheet-missed':
    case 'amazonas-sheet-reached':
      return counted.map((name) => {
        const village = villageOf(view, name);
        const built = view.villages[village]!.sites.findIndex(({ hut }) => hut === seat);
        return built < 0 ? `token-${village}` : `site-${village}-${built}`;
      });
  }
  return [];
}

/** What is drawn of a line: tiles, the bonus token, the tiles of the mission's villages. */
function pieces({ key, args, entries }: SheetLine, seat: number, view: View): string[][] {
  const { counted = [] } = entries[seat] ?? {};
  switch (key) {
    case 'amazonas-sheet-species':
      return Array<string[]>(view.seats[seat]!.tiles[args.tile!] ?? 0).fill([
        `am-tile-${args.tile}`,
      ]);
    case 'amazonas-sheet-alone':
      return counted.map((species) => [`am-tile-${species}`]);
    case 'amazonas-sheet-token':
      return [['am-bonus']];
    case 'amazonas-sheet-missed':
    case 'amazonas-sheet-reached':
      return counted.map((name) => [`am-tile-${view.villages[villageOf(view, name)]!.species}`]);
  }
  return [];
}

const table: GameTable<View, Action> = {
  Table,
  art,
  travels,
  where,
  pieces,
  touches,
  chapter: ({ round, rounds }) => (round ? say('amazonas-web-round', { round, rounds }) : ''),
  beats,
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
