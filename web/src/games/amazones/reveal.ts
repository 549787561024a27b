// The last to bid ends a joust: one message has all that follows. The moments at which its cards are
// turned up, one after the other, and at which nobody wins, are reconstructed here, from the table
// before and the events.
import type { Event } from '../../messages';
import type { Moment } from '../../table/game-table';
import { numberOf } from './pieces';
import type { Card, Seat, View } from './view';

/** The table when the next card is turned up, unless it is to be brief; or while everybody looks at the
 * bids that nobody wins with. Null where neither is to come. */
export function moment(before: View, story: Event[], brief: boolean): Moment<View> | null {
  const until = (event: string) => story.findIndex(({ key }) => key === event) + 1;
  const told = (!brief && until('amazones-revealed')) || until('amazones-nobody');
  if (!told) return null;
  const events = story.slice(0, told);
  const seats = before.seats.map((seat, number) =>
    events.filter(({ args }) => args.seat === number).reduce(turned, { ...seat, would: null }),
  );
  return { view: { ...before, phase: 'reveal', turn: null, seats }, told };
}

function turned(seat: Seat, { key, args }: Event): Seat {
  const card = { colour: String(args.colour), value: numberOf(args.value) };
  const [hand, laid] = [seat.hand, seat.laid];
  switch (key) {
    case 'amazones-added':
      return { ...seat, hand: hand && without(hand, card), hand_size: seat.hand_size - 1 };
    case 'amazones-added-colour':
    case 'amazones-added-unseen':
      return { ...seat, hand_and_face_down: hand !== null, hand_size: seat.hand_size - 1 };
    case 'amazones-took-back':
      return {
        ...bid(seat, without(laid, card)),
        hand: hand && sorted([...hand, card]),
        hand_size: seat.hand_size + 1,
      };
    case 'amazones-revealed':
      return {
        ...bid(seat, sorted([...laid, card])),
        hand: hand && seat.hand_and_face_down ? without(hand, card) : hand,
        hand_and_face_down: false,
        face_down: false,
        face_down_card: null,
      };
    case 'amazones-tied':
      return { ...seat, standing: 'tied' };
    case 'amazones-out':
      return { ...seat, standing: 'out' };
  }
  return seat;
}

function bid(seat: Seat, laid: Card[]): Seat {
  return { ...seat, laid, total: laid.reduce((sum, { value }) => sum + value, 0) };
}

function without(cards: Card[], card: Card): Card[] {
  const at = cards.findIndex(({ colour, value }) => colour === card.colour && value === card.value);
  return cards.filter((_, i) => i !== at);
}

function sorted(cards: Card[]): Card[] {
  return cards.sort((a, b) => b.value - a.value);
}
