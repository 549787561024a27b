import type { SheetLine } from '../../messages';
import type { Beats } from '../../motion/tempo';
import { say } from '../../text/words.svelte';
import type { GameTable } from '../../table/game-table';
import type { Action } from './choices';
import { COLOURS, numbered, PARTS, printed, tileArt, type Part } from './pieces';
import { place, touches, travels } from './places';
import { moment } from './reveal';
import Table from './Table.svelte';
import type { Man, View } from './view';

const shield = (view: View, seat: unknown): string =>
  `az-shield-${view.seats[Number(seat)]!.colour}`;

const beats: Beats<View> = {
  laid: { weight: 'trifle', sound: 'card' }, // the bid that follows names all its cards
  added: { weight: 'routine', sound: 'card' },
  'added-colour': { weight: 'routine', sound: 'card' },
  'added-unseen': { weight: 'routine', sound: 'card' },
  'took-back': { weight: 'routine', sound: 'card' },
  revealed: { weight: 'routine', sound: 'flip' },
  tied: { weight: 'notable', mood: 'loss' },
  first: {
    weight: 'great',
    sound: 'win',
    mood: 'gain',
    at: ({ seat }, view) =>
      numbered(view.seats[Number(seat)]!.laid).map(({ card, i }) =>
        place.laid(Number(seat), card, i),
      ),
    burst: ({ seat }, view) => [`az-shield-${view.seats[Number(seat)]!.laid[0]?.colour}`],
  },
  nobody: {
    weight: 'great',
    sound: 'thud',
    at: (_, { seats }) => seats.map((_, seat) => `tag-${seat}`),
    burst: (_, view) => view.seats.map((_, seat) => shield(view, seat)),
  },
  took: { weight: 'routine', sound: 'tile' },
  'took-new': { weight: 'routine', sound: 'tile' },
  gave: { weight: 'notable', sound: 'tile', mood: 'sly' },
  'gave-new': { weight: 'notable', sound: 'tile' },
  discarded: { weight: 'routine', sound: 'thud' },
  finished: {
    weight: 'great',
    sound: 'birds',
    at: ({ seat, man }) => PARTS.map((part) => place.tile(Number(seat), Number(man) - 1, part)),
    burst: ({ seat, man }, view) => [
      shield(view, seat),
      ...PARTS.map((part) => {
        const drawn = view.seats[Number(seat)]!.court[Number(man) - 1]?.[part];
        return tileArt(part, drawn ?? 1);
      }),
    ],
  },
};

/** The men that a line counts. */
function menOf({ key, args }: SheetLine, seat: number, view: View): (Man & { number: number })[] {
  const men = view.seats[seat]!.court.flatMap((man, number) =>
    man.finished ? [{ ...man, number }] : [],
  );
  const counted: Record<string, typeof men> = {
    man: args.n ? men.slice(Number(args.n) - 1, Number(args.n)) : men,
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
  beats,
  tour: [
    { key: 'amazones-web-tour-stacks', at: '[data-tour=stacks]' },
    { key: 'amazones-web-tour-hand', at: '[data-tour=hand]' },
    { key: 'amazones-web-tour-second', at: '.prompt' },
    { key: 'amazones-web-tour-court', at: '[data-tour=court]' },
    { key: 'amazones-web-tour-exchange', at: '.rival' },
  ],
};

export default table;
