// The names of places and pieces, and how pieces move between them when something happens.
import type { Event } from '../../messages';
import { milliseconds, type Travel } from '../../motion/motion';
import type { Action } from './choices';
import { count, nearest, numberOf, PARTS } from './pieces';
import type { Card, View } from './view';

export const place = {
  pile: (seat: number) => `hand-${seat}`,
  held: (seat: number, { colour, value }: Card, i: number) =>
    `hand-${seat}-${colour}-${value}-${i}`,
  laid: (seat: number, { value }: Card, i: number) => `laid-${seat}-${value}-${i}`,
  down: (seat: number) => `down-${seat}`,
  stack: (part: string) => `stack-${part}`,
  discard: 'discard',
  tile: (seat: number, man: number, part: string) => `tile-${seat}-${man}-${part}`,
};

/** The last of the equals of a card in a hand: by name where the hand is drawn, else its pile. */
function inHand(view: View, seat: number, card: Card, last = 0): string {
  const { hand } = view.seats[seat]!;
  if (seat !== nearest(view) || !hand) return place.pile(seat);
  return place.held(seat, card, count(hand, card) - 1 - last);
}

/** What a move takes up: a card; or a tile, and the man it is for. */
export function touches(action: Action, seat: number, view: View): string[] {
  const { laid } = view.seats[seat]!;
  switch (action.verb) {
    case 'lay':
    case 'add':
      return [inHand(view, seat, action)];
    case 'back': {
      const card = laid.find(({ value }) => value === action.value);
      return card ? [place.laid(seat, card, count(laid, card) - 1)] : [];
    }
    case 'take': {
      const man = PARTS.map((part) => place.tile(action.to, action.man, part));
      return [place.stack(action.part), ...(action.new ? [`tag-${action.to}`] : man)];
    }
  }
  return [];
}

/** Cards go from the table into a hand. */
function home(before: View, after: View, from: number, to: number, cards: Card[]): Travel[] {
  const wait = before.picks === after.picks ? 0 : LATE;
  return cards.map((card, i) => {
    const equals = cards.slice(0, i).filter(({ value }) => value === card.value).length;
    const goal = inHand(after, to, card, equals);
    return {
      from: place.laid(from, card, equals),
      to: goal,
      ghost: goal === place.pile(to),
      after: wait + 60 * i,
    };
  });
}

const LATE = 420; // milliseconds: the exchange follows the last tile

export function travels(event: Event, before: View, after: View, story: Event[]): Travel[] {
  const { colour, part } = event.args as Record<string, string>;
  const { seat, other, man } = event.args as Record<string, number>;
  const card = { colour: colour!, value: numberOf(event.args.value) };
  const [old, now] = [before.seats[seat!]!, after.seats[seat!]!];
  switch (event.key) {
    case 'amazones-laid': {
      const [from, to] = [count(old.laid, card), count(now.laid, card)];
      return Array.from({ length: Math.max(to - from, 0) }, (_, i) => ({
        from: inHand(before, seat!, card, i),
        to: place.laid(seat!, card, from + i),
        after: 40 * i,
      }));
    }
    case 'amazones-added':
    case 'amazones-added-colour':
    case 'amazones-added-unseen':
      return [{ from: inHand(before, seat!, card), to: place.down(seat!) }];
    case 'amazones-revealed': {
      const to = place.laid(seat!, card, count(now.laid, card) - 1);
      // Face-down cards are turned up one after the other.
      const turned = story.filter(({ key }) => key === event.key).indexOf(event);
      const wait = 0.7 * turned * milliseconds('--d-reveal');
      if (old.face_down) return [{ from: place.down(seat!), to, flip: true, after: wait }];
      return [{ from: inHand(before, seat!, card), to }];
    }
    case 'amazones-took-back': {
      const from = place.laid(seat!, card, count(old.laid, card) - 1);
      const to = inHand(after, seat!, card);
      return [{ from, to, ghost: to === place.pile(seat!) }];
    }
    case 'amazones-took':
    case 'amazones-took-new':
    case 'amazones-gave':
    case 'amazones-gave-new':
      return [{ from: place.stack(part!), to: place.tile(other!, man! - 1, part!) }];
    case 'amazones-discarded':
      return [{ from: place.stack(part!), to: place.discard, ghost: true }];
    case 'amazones-got':
    case 'amazones-regained':
      return home(before, after, other!, seat!, before.seats[other!]!.laid);
  }
  return [];
}
