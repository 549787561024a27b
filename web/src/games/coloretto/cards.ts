// What a drawn table must know about the cards: which animal belongs to which colour. What they are
// worth, and what can be done with them, comes from the server.
export const COLOURS = ['blue', 'violet', 'brown', 'green'] as const;

const ANIMALS: Record<string, string[]> = {
  blue: ['dolphin', 'ray', 'seahorse', 'crab', 'jellyfish'],
  violet: ['toucan', 'hummingbird', 'heron', 'owl'],
  brown: ['chameleon', 'toad', 'snake'],
  green: ['anteater', 'frog', 'rhinoceros', 'rabbit', 'sloth', 'armadillo'],
};
const COLOUR_OF = Object.fromEntries(
  Object.entries(ANIMALS).flatMap(([colour, animals]) => animals.map((animal) => [animal, colour])),
);

export const animalsOf = (colour: string): string[] => ANIMALS[colour] ?? [];
export const colourOf = (animal: string): string => COLOUR_OF[animal]!;

/** The names of a hand's cards in `data-at`: an animal, and which of its copies. The picked card is
 * the last copy, for that is the one that leaves. */
export function handNames(seat: number, hand: string[], picked: number | null = null): string[] {
  const copies: Record<string, number> = {};
  const name = (animal: string): string => {
    const copy = (copies[animal] = (copies[animal] ?? 0) + 1);
    return handName(seat, animal, copy);
  };
  const names = hand.map((animal, i) => (i === picked ? '' : name(animal)));
  if (picked !== null && hand[picked]) names[picked] = name(hand[picked]);
  return names;
}

export const handName = (seat: number, animal: string, copy: number): string =>
  `hand-${seat}-${animal}-${copy}`;
