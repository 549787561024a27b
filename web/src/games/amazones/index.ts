import type { Event, SheetLine } from '../../messages';
import type { Sound } from '../../motion/sound';
import { say } from '../../text/words.svelte';
import type { GameTable } from '../game';
import type { Action } from './choices';
import { COLOURS, PARTS, printed, tileArt, type Part } from './pieces';
import { place, touches, travels } from './places';
import { moment } from './reveal';
import Table from './Table.svelte';
import type { Man, View } from './view';

const SOUNDS: Record<string, Sound> = {
  laid: 'card',
  added: 'card',
  'added-colour': 'card',
  'added-unseen': 'card',
  'took-back': 'card',
  revealed: 'flip',
  took: 'tile',
  'took-new': 'tile',
  gave: 'tile',
  'gave-new': 'tile',
  discarded: 'thud',
  finished: 'shaker',
};

/** The men that a line counts. */
function menOf({ key, args }: SheetLine, seat: number, view: View): (Man & { number: number })[] {
  const men = view.seats[seat]!.court.flatMap((man, number) =>
    man.finished ? [{ ...man, number }] : [],
  );
  const counted: Record<string, typeof men> = {
    man: men.slice(Number(args.n) - 1, Number(args.n)),
    best: men.filter(({ best }) => best),
    worst: men.filter(({ worst }) => worst),
    most: men,
  };
  return counted[key.slice('amazones-sheet-'.length)] ?? [];
}

const where = (line: SheetLine, seat: number, view: View): string[] =>
  menOf(line, seat, view).flatMap(({ number }) =>
    PARTS.map((part) => place.tile(seat, number, part)),
  );

const pieces = (line: SheetLine, seat: number, view: View): string[][] =>
  menOf(line, seat, view).map((man) => PARTS.map((part) => tileArt(part, man[part] ?? 0)));

/** What a first bid would come to, and how many tiles it would take at the moment. */
function comes({ phase, seats }: View, seat: number): string {
  const { total, prize } = seats[seat]!;
  return phase === 'bid' ? say('amazones-web-comes', { total: printed(total), prize }) : '';
}

const table: GameTable<View, Action> = {
  Table,
  art: (id) =>
    COLOURS.includes(id) ? `az-shield-${id}` : PARTS.includes(id as Part) ? `az-${id}-1` : null,
  travels,
  where,
  pieces,
  touches,
  chapter: ({ joust }) => (joust ? say('amazones-web-joust', { joust }) : ''),
  moment,
  comes,
  trifling: ({ key }) => key === 'amazones-laid', // the bid that follows names all its cards
  sound: (event: Event) => SOUNDS[event.key.slice('amazones-'.length)] ?? null,
  tour: [
    { key: 'amazones-web-tour-stacks', at: '[data-tour=stacks]' },
    { key: 'amazones-web-tour-hand', at: '[data-tour=hand]' },
    { key: 'amazones-web-tour-second', at: '.prompt' },
    { key: 'amazones-web-tour-court', at: '[data-tour=court]' },
    { key: 'amazones-web-tour-exchange', at: '[data-tour=rival]' },
  ],
};

export default table;
