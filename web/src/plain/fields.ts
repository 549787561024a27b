// How the plain table reads a game's view: each field has a kind, and words if the game provides
// them (`<id>-view-<field>`), otherwise its own name.
import { capital } from '../text/capital';
import { minus } from '../text/numbers';
import { words } from '../text/words.svelte';

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Fields = Record<string, Value>;

/** A line of one value. A sentence says it all; a label stands beside its value. */
export interface Fact {
  field: string;
  label: string;
  value: string;
}

/** A name or a number, or nested fields; equal ones are distinguished by `key`. */
export interface Card {
  key: string;
  text: string;
  fields: Fields | null;
}

/** Cards in a row. */
export interface Row {
  field: string;
  label: string;
  cards: Card[];
}

/** How many there are of each: by a thing's name, or by a seat. */
export interface Tally {
  field: string;
  label: string;
  counts: { name: string; seat: number | null; value: string }[];
}

/** A part of the table with fields of its own. */
export interface Part {
  field: string;
  label: string;
  fields: Fields;
}

export interface Read {
  facts: Fact[];
  rows: Row[];
  tallies: Tally[];
  parts: Part[];
}

// Shown elsewhere: the viewer, what each seat has in front of it, and a seat's points on its tag.
const ELSEWHERE = ['viewer', 'seats', 'score'];

/** A thing's name in the game's words, or as it is. */
export function nameOf(game: string, id: string): string {
  const key = `${game}-name-${id}`;
  return words.has(key) ? words.say(key) : spaced(id);
}

function spaced(id: string): string {
  return id.replaceAll(/[_-]/g, ' ');
}

/** A field or a verb without words of its own. */
export function titled(id: string): string {
  return capital(spaced(id));
}

/** All that there is to show of some fields, each kind by itself. */
export function read(game: string, fields: Fields, seats: string[]): Read {
  const found: Read = { facts: [], rows: [], tallies: [], parts: [] };
  for (const [field, value] of Object.entries(fields)) {
    if (ELSEWHERE.includes(field) || value === null || value === false) continue;
    const label = labelOf(game, field);
    if (Array.isArray(value) || isThing(game, field, value)) {
      found.rows.push({ field, label, cards: cardsOf(game, [value].flat()) });
    } else if (typeof value !== 'object') {
      found.facts.push(fact(game, field, value, seats));
    } else {
      const counts = counted(game, value, seats);
      if (counts) found.tallies.push({ field, label, counts });
      else found.parts.push({ field, label, fields: value });
    }
  }
  return found;
}

function labelOf(game: string, field: string): string {
  const key = `${game}-view-${field}`;
  return words.has(key) && !words.fills(key) ? words.say(key) : titled(field);
}

/** A sentence about `$value`, or about the `$seat` of that number, says it all; another is a label. */
function fact(
  game: string,
  field: string,
  value: boolean | number | string,
  seats: string[],
): Fact {
  const key = `${game}-view-${field}`;
  if (words.has(key) && words.fills(key)) {
    const named = typeof value === 'string' && words.has(`${game}-name-${value}`);
    const said = named ? nameOf(game, value) : typeof value === 'boolean' ? 1 : value;
    const seat = typeof value === 'number' ? (seats[value] ?? '') : '';
    return { field, label: words.say(key, { value: said, seat }), value: '' };
  }
  return { field, label: labelOf(game, field), value: plainly(game, value) };
}

function plainly(game: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return '';
  return typeof value === 'number' ? minus(value) : nameOf(game, value);
}

/** Whether a value is a thing with a name, and the game has no sentence about it. */
function isThing(game: string, field: string, value: Value): boolean {
  const named = typeof value === 'string' && words.has(`${game}-name-${value}`);
  return named && !words.fills(`${game}-view-${field}`);
}

function cardsOf(game: string, values: Value[]): Card[] {
  const met: Record<string, number> = {};
  return values
    .filter((each) => each !== null)
    .map((each) => {
      const whole = JSON.stringify(each);
      const key = `${whole} ${(met[whole] = (met[whole] ?? 0) + 1)}`;
      if (typeof each !== 'object') return { key, text: plainly(game, each), fields: null };
      const fields = Array.isArray(each) ? Object.fromEntries(each.entries()) : each;
      return { key, text: '', fields };
    });
}

/** Numbers by the names of things or by seats; null where the fields are no such list. */
function counted(game: string, fields: Fields, seats: string[]): Tally['counts'] | null {
  const named = Object.entries(fields).map(([key, value]) => {
    const seat = /^\d+$/.test(key) && seats[Number(key)] !== undefined ? Number(key) : null;
    if (value === null || typeof value === 'object') return null;
    if (seat === null && !words.has(`${game}-name-${key}`)) return null;
    const name = seat === null ? nameOf(game, key) : seats[seat]!;
    return { name, seat, value: plainly(game, value) };
  });
  return named.every((each) => each !== null) ? named : null;
}
