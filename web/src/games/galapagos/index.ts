// The table of Galapagos in the browser.
import type { Event, SheetLine } from '../../messages';
import { milliseconds, type Travel } from '../../motion/motion';
import { say } from '../../text/words.svelte';
import type { Beats, Weight } from '../../motion/tempo';
import type { GameTable } from '../../table/game-table';
import type { Action } from './choices';
import { COLOURS } from './island';
import Table from './Table.svelte';
import type { View } from './view';

const kind = (event: Event): string => event.key.replace('galapagos-', '');
const walks = (event: Event): boolean => ['went', 'coasted'].includes(kind(event));

/** The symbol of a colour: that of the turtle, tile or die that the sentence is about. */
function art(id: string, event: Event): string {
  const what = kind(event);
  if (event.args.turtle === id) return `ga-turtle-${id}`;
  if (['tile', 'pawn', 'went', 'coasted'].includes(what)) return `ga-hex-${id}`;
  return `ga-die-${id}`;
}

/** When in a story an event is seen: after all steps before it, and the turtles drawn after all. */
function when(event: Event, story: Event[]): number {
  const steps = story.slice(0, story.indexOf(event) + 1).filter(walks).length;
  return steps * milliseconds('--d-step');
}

function travels(event: Event, before: View, after: View, story: Event[]): Travel[] {
  const { seat, number } = event.args;
  switch (kind(event)) {
    case 'went':
    case 'coasted': {
      const steps = story.filter((other) => walks(other) && other.args.seat === seat);
      if (steps[0] !== event) return [];
      const via = steps.map(({ args }) => `tile-${args.number}`);
      return [{ from: `pawn-${seat}`, to: `pawn-${seat}`, via }];
    }
    case 'collected': {
      const from = `turtle-${number}`;
      const to = `shell-${seat}-${event.args.turtle}`;
      return [{ from, to, ghost: true, after: when(event, story) }];
    }
    case 'turtle':
      return [{ from: 'bag', to: `turtle-${number}`, after: when(event, story) + 80 }];
    case 'took-sandglass':
      return [{ from: 'sandglass', to: 'sandglass' }];
  }
  return [];
}

/** The colours of the turtles that a line counts: of each, of those beyond the sets, of five. */
function coloursOf({ key, entries }: SheetLine, seat: number, view: View): string[] {
  const { counted = [] } = entries[seat] ?? {};
  const { turtles } = view.seats[seat]!;
  const count = (id: string) => turtles.filter(({ colour }) => colour === id).length;
  const sets = Math.min(...COLOURS.map(count));
  const repeated = (times: (had: number) => number) =>
    COLOURS.flatMap((colour) => Array<string>(times(count(colour))).fill(colour));
  switch (key) {
    case 'galapagos-sheet-sets':
      return sets ? COLOURS : [];
    case 'galapagos-sheet-others':
      return repeated((had) => had - sets);
    case 'galapagos-sheet-fifth':
      return repeated((had) => had).filter((colour) => counted.includes(colour));
  }
  return [];
}

const where = (line: SheetLine, seat: number, view: View): string[] =>
  [...new Set(coloursOf(line, seat, view))].map((colour) => `shell-${seat}-${colour}`);

const pieces = (line: SheetLine, seat: number, view: View): string[][] =>
  coloursOf(line, seat, view).map((colour) => [`ga-turtle-${colour}`]);

/** What a move takes up: a die; or the pawn, and the tile to which it goes. */
function touches(action: Action, seat: number, view: View): string[] {
  const plan = view.seats[seat]!.plan ?? [];
  const die = (colour: string, dice: string[]): string[] => [
    `die-${colour}-${dice.filter((die) => die === colour).length}`,
  ];
  switch (action.verb) {
    case 'lay':
      return die(action.colour, plan);
    case 'back':
      return die(plan.at(-1) ?? '', plan.slice(0, -1));
    case 'go':
      return [`pawn-${seat}`, `tile-${action.tile}`];
    case 'stop':
      return [`pawn-${seat}`];
    case 'finish':
      return [];
  }
}

/** The last turtle of all, and one that makes a set of six, stop the table. */
function weigh({ seat, turtle }: Event['args'], { tiles, bag, seats }: View): Weight {
  const mine = seats[Number(seat)]!.turtles.map(({ colour }) => colour);
  const count = (id: string) => mine.filter((colour) => colour === id).length;
  const whole = Math.min(...COLOURS.map(count));
  const last = !bag && tiles.every((tile) => !tile.turtle);
  return last || (whole > 0 && count(String(turtle)) === whole) ? 'great' : 'notable';
}

const beats: Beats<View> = {
  // What the table shows anyway: the notebook lists the plans when they are revealed.
  tile: { weight: 'trifle' },
  rolled: { weight: 'trifle', sound: 'dice' },
  laid: { weight: 'trifle', sound: 'wood' },
  'laid-unseen': { weight: 'trifle' },
  'took-back': { weight: 'trifle', sound: 'wood' },
  'took-sandglass': { weight: 'notable', sound: 'flip', mood: 'gain' },
  stays: { weight: 'routine', mood: 'loss' },
  'sand-out': { weight: 'notable', sound: 'sand' },
  went: { weight: 'routine', sound: 'tile' },
  coasted: { weight: 'routine', sound: 'water' },
  collected: {
    weight: weigh,
    sound: 'shaker',
    at: ({ seat, turtle }) => [`shell-${seat}-${turtle}`],
    burst: () => COLOURS.map((colour) => `ga-turtle-${colour}`),
  },
};

const table: GameTable<View, Action> = {
  Table,
  art,
  travels,
  where,
  pieces,
  touches,
  chapter: ({ round }) => (round ? say('galapagos-web-round', { n: round }) : ''),
  beats,
  tour: [
    { key: 'galapagos-web-tour-island', at: '.island' },
    { key: 'galapagos-web-tour-dice', at: '.tray' },
    { key: 'galapagos-web-tour-plan', at: '.plan' },
    { key: 'galapagos-web-tour-sandglass', at: '.prompt' },
    { key: 'galapagos-web-tour-sets', at: '.seats' },
  ],
};

export default table;
