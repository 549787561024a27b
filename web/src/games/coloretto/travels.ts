// How cards move: from hand to column, from giver to gift, twins to the discard pile, full columns
// onto their pile.
import type { Event } from '../../messages';
import type { Travel } from '../../motion/motion';
import { colourOf, handName } from './cards';
import type { Action } from './choices';
import type { View } from './view';

const TALL = 1.4; // a card, in widths
const LATER = 320; // milliseconds: what follows from the card that has just been laid
const MEET = 760; // and after a look at the cards that leave together

export function travels(event: Event, before: View, after: View): Travel[] {
  const what = event.key.replace('coloretto-', '');
  const seat = Number(event.args.seat);
  const animal = String(event.args.animal);
  const colour = String(event.args.colour);
  switch (what) {
    case 'dealt':
    case 'drew':
      return [{ from: 'deck', to: drawn(after, seat, animal), after: LATER }];
    case 'dealt-unseen':
    case 'drew-unseen':
      return [{ from: 'deck', to: drawn(after, seat, null), after: LATER }];
    case 'gave':
      return [{ from: leaving(before, seat, animal), to: 'gift' }];
    case 'played':
      return [laid(leaving(before, seat, animal), before, after, seat, animal)];
    case 'accepted':
      return [laid('gift', before, after, seat, animal)];
    case 'refused':
      return [
        { from: 'gift', to: 'discard', ghost: true, tall: TALL },
        {
          from: `card-${seat}-${event.args.thrown}`,
          to: 'discard',
          ghost: true,
          tall: TALL,
          after: LATER / 2,
        },
      ];
    case 'clashed':
      return [
        { from: `card-${seat}-${animal}`, to: 'discard', ghost: true, tall: TALL, after: MEET },
      ];
    case 'completed':
      return columnOf(before, seat, colour).map((card, i) => ({
        from: `card-${seat}-${card}`,
        to: pileOf(after, seat, colour),
        ghost: true,
        tall: TALL,
        after: MEET + i * 110,
      }));
    case 'bonus':
      return [{ from: `bonus-${colour}`, to: `bonus-${colour}`, after: LATER }];
    case 'protected':
      return [{ from: 'protection', to: 'protection' }];
    default:
      return [];
  }
}

/** What a move takes up: a card of the hand or the gift; and where it goes, or what goes with it. */
export function touches(action: Action, seat: number, view: View): string[] {
  const to = action.verb === 'give' ? action.to : seat;
  const goal = `column-${to}-${colourOf(action.card)}`;
  if (action.verb === 'refuse') return ['gift', `card-${seat}-${action.thrown}`];
  return [action.verb === 'accept' ? 'gift' : leaving(view, seat, action.card), goal];
}

/** A card comes to lie in a column; or it only passes, to the discard pile or onto a full pile. */
function laid(from: string, before: View, after: View, seat: number, animal: string): Travel {
  const colour = colourOf(animal);
  const [was, is] = [columnOf(before, seat, colour), columnOf(after, seat, colour)];
  if (is.includes(animal) && !was.includes(animal)) return { from, to: `card-${seat}-${animal}` };
  // Twins meet before they leave, and a column is whole before it becomes a pile.
  const [twin] = [was.includes(animal) ? animal : was.at(-1)];
  const to = was.includes(animal) ? 'discard' : pileOf(after, seat, colour);
  return { from, to, ghost: true, tall: TALL, meet: `card-${seat}-${twin}` };
}

function columnOf(view: View, seat: number, colour: string): string[] {
  return view.seats[seat]?.columns.find((column) => column.colour === colour)?.animals ?? [];
}

const pileOf = (view: View, seat: number, colour: string): string =>
  `pile-${seat}-${view.seats[seat]?.piles.lastIndexOf(colour)}`;

/** The place in a hand from which this animal leaves. */
function leaving(view: View, seat: number, animal: string): string {
  const { hand, hand_size } = view.seats[seat]!;
  if (!hand) return `back-${seat}-${hand_size - 1}`;
  return handName(seat, animal, copies(hand, animal));
}

/** The place in a hand to which a card has been drawn. */
function drawn(view: View, seat: number, animal: string | null): string {
  const { hand, hand_size } = view.seats[seat]!;
  if (!hand || !animal) return `back-${seat}-${hand_size - 1}`;
  return handName(seat, animal, copies(hand, animal));
}

const copies = (hand: string[], animal: string): number =>
  hand.filter((card) => card === animal).length;
