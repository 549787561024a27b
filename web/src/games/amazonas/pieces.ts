// The pieces of Amazonas by name, as they are drawn.
import type { Event } from '../../messages';
import type { View } from './view';

export const SPECIES = ['orchid', 'fish', 'butterfly', 'parrot', 'reptile'] as const;
const CARD_SPECIES = ['', 'fish', 'butterfly', 'parrot', 'reptile', 'orchid', ''];

/** The species on an income card; '' on the one with all, and on the Guide's. */
export const speciesOf = (card: number): string => CARD_SPECIES[card] ?? '';

/** The symbol of one of the game's ids; where a line is about its tiles, that of the tile. */
export function art(id: string, about?: Pick<Event, 'args'>): string | null {
  if (about?.args.tile === id) return `am-tile-${id}`;
  if (id.startsWith('bonus')) return 'am-bonus';
  if (id.startsWith('card-')) {
    const card = Number(id.slice(5));
    if (card === 0) return null;
    return card === 6 ? 'am-guide' : `am-${speciesOf(card)}`;
  }
  const drawn = [...SPECIES, 'jaguar', 'crocodile', 'fire', 'theft', 'guide'] as string[];
  return drawn.includes(id) ? `am-${id}` : null;
}

/** The number of a village by its name. */
export const villageOf = (view: View, name: unknown): number =>
  view.villages.findIndex((village) => village.name === name);

/** The seat whose eyes we look through; null for a spectator. */
export const eyes = (view: View): number | null =>
  view.viewer !== null && view.viewer in view.seats ? view.viewer : null;

/** Whether a seat has a hut in a village. */
export const builtIn = (view: View, seat: number, village: number): boolean =>
  view.villages[village]!.sites.some((site) => site.hut === seat);
