// The notebook's story.
import type { Event, Room } from './messages';

/** An older story and a newer one that may overlap, as one. */
export function joined(older: Event[], newer: Event[]): Event[] {
  const [a, b] = [older, newer].map((story) => story.map((event) => JSON.stringify(event)));
  let at = 0;
  while (at < a!.length && !b!.slice(0, a!.length - at).every((event, i) => event === a![at + i]))
    at++;
  return [...older.slice(0, at), ...newer];
}

/** Who has left the table or come back to it. */
export function came(before: Room | null, now?: Room | null): Event[] {
  if (!now || !before) return [];
  return now.people.flatMap(({ away }, seat) => {
    if (away === (before.people[seat]?.away ?? false)) return [];
    return [{ key: away ? 'web-left' : 'web-came-back', args: { seat } } as Event];
  });
}
