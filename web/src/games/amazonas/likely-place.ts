// How early a card is likely to play, against every card that the others still hold, all equally
// likely.
import type { View } from './view';

/** The likely place in the order of play, from 1, if a seat lays this card. */
export function likelyPlace(view: View, seat: number, card: number): number {
  const ours = rank(view, seat, card);
  let ahead = 0;
  for (const [other, { hand }] of view.seats.entries()) {
    if (other === seat || !hand.length) continue;
    ahead += hand.filter((theirs) => rank(view, other, theirs) > ours).length / hand.length;
  }
  return 1 + Math.round(ahead);
}

const rank = (view: View, seat: number, card: number): number =>
  view.seats[seat]!.worth[card]! * 1000 + view.ties[seat]![card]!;
