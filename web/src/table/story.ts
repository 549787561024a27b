// The notebook's story.
import type { About, Event, Room, Whole } from '../messages';

/** An older story and a newer one that may overlap, as one. */
export function joined(older: Event[], newer: Event[]): Event[] {
  const [a, b] = [older, newer].map((story) => story.map((event) => JSON.stringify(event)));
  let at = 0;
  while (at < a!.length && !b!.slice(0, a!.length - at).every((event, i) => event === a![at + i]))
    at++;
  return [...older.slice(0, at), ...newer];
}

/** Whether something happened in the game: not that somebody left the table, or came back. */
export const isPlay = ({ key }: Event): boolean => !/^server-(left|came-back)$/.test(key);

/** Who has sat down before play, and what became of a question. */
export function came(before: Room | null, now?: Room | null): Event[] {
  if (!now || !before) return [];
  const people = now.people.flatMap((person, seat) => {
    const old = before.people[seat];
    if (person.kind === old?.kind && person.name === old.name) return [];
    if (before.status !== 'open' || now.status === 'closed') return [];
    // The name is kept: somebody else may have the seat when it is read, or nobody.
    return [told(`web-room-${person.kind}`, seat, { name: person.name })];
  });
  const answer = answered(before, now);
  return answer ? [...people, answer] : people;
}

/** The answer to a request, for whoever made it. */
export function replied(before: Room | null, now: Room | null | undefined, you: number | null) {
  const answer = now && before ? answered(before, now) : null;
  return answer && now!.answered!.seat === you && now!.answered!.how !== 'withdrawn'
    ? answer
    : null;
}

/** That a question was declined or withdrawn, or is out of date; a consent is seen by itself. */
function answered(before: Room, now: Room): Event | null {
  const answer = now.answered;
  if (!before.proposal || now.proposal || !answer || answer.how === 'granted') return null;
  return told(`web-answered-${answer.how}`, answer.by ?? answer.seat);
}

/** What has changed at a table before play. */
export function roomChanges(old: { about: About | null; room: Room | null }, now: Whole): Event[] {
  if (old.room?.status !== 'open') return [];
  const changed = old.about && JSON.stringify(old.about) !== JSON.stringify(now.about);
  const settled = changed ? [told('web-room-settled', now.room.opener ?? 0)] : [];
  return [...came(old.room, now.room), ...settled];
}

const told = (key: string, seat: number, more = {}): Event => ({ key, args: { seat, ...more } });
