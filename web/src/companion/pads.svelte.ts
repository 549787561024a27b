// The score pads of this browser: what was tapped at a real table, and saved results. Every tap is
// stored at once, so that nothing is lost when a phone sleeps.
import { store, stored } from '../platform/storage';
export type Entries = Record<string, number>;

/** A table being entered. */
export interface Pad {
  game: string;
  names: string[];
  entries: Entries[];
  options: Record<string, string>;
}

/** A pad that was kept, under a name. */
export interface Result extends Pad {
  id: string;
  title: string;
  /** When, in milliseconds. */
  at: number;
  totals: number[];
  places: number[];
}

interface Kept {
  pads: Record<string, Pad>;
  results: Result[];
}

const KEPT = 'tepui-pads';
const MOST_NAME = 24;

const read = (): Kept => ({ pads: {}, results: [], ...stored(KEPT, {}) });

export const fresh = (game: string, seats: number, names: string[] = []): Pad => ({
  game,
  names: Array.from({ length: seats }, (_, seat) => names[seat] ?? ''),
  entries: Array.from({ length: seats }, () => ({})),
  options: {},
});

class Pads {
  #kept = $state<Kept>(read());
  /** Whether the browser could write the last change down. */
  written = $state(true);

  /** The pad of a game, as it was left; a new one for this many players. */
  of(game: string, seats: number): Pad {
    return this.#kept.pads[game] ?? fresh(game, seats);
  }

  put(pad: Pad): void {
    this.#kept.pads[pad.game] = pad;
    this.#write();
  }

  get results(): Result[] {
    return this.#kept.results;
  }

  keep(result: Result): void {
    this.#kept.results = [result, ...this.#kept.results.filter(({ id }) => id !== result.id)];
    this.#write();
  }

  forget(id: string): void {
    this.#kept.results = this.#kept.results.filter((each) => each.id !== id);
    this.#write();
  }

  #write(): void {
    try {
      store(KEPT, this.#kept);
      this.written = true;
    } catch {
      this.written = false;
    }
  }
}

export const pads = new Pads();

/** A pad as the fragment of a link, which no server is sent. */
export function toFragment(pad: Pad): string {
  const { game, names, entries, options } = pad;
  const bytes = new TextEncoder().encode(JSON.stringify({ game, names, entries, options }));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const isEntries = (each: unknown): each is Entries =>
  !!each && typeof each === 'object' && Object.values(each).every(Number.isInteger);

/** The pad of a link; null where it is none. */
export function fromFragment(text: string, game: string): Pad | null {
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const pad = JSON.parse(new TextDecoder().decode(Uint8Array.from(raw, (c) => c.charCodeAt(0))));
    const { names, entries, options } = pad as Pad;
    const good =
      pad.game === game &&
      Array.isArray(entries) &&
      entries.every(isEntries) &&
      Array.isArray(names) &&
      names.length === entries.length;
    if (!good) return null;
    const short = names.map((name) => String(name).slice(0, MOST_NAME));
    return { game, names: short, entries, options: options ?? {} };
  } catch {
    return null;
  }
}

/** A cell of a table of comma-separated values. What a spreadsheet would take for a formula is text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' ? value.replace(/^(?=[=+@\t\r-])/, "'") : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Results as comma-separated values: a line for each player of each. */
export function toCsv(results: Result[], head: string[]): string {
  const lines = results.flatMap(({ game, title, at, names, totals, places }) =>
    names.map((name, seat) => [
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it never changes
      new Date(at).toISOString().slice(0, 10),
      game,
      title,
      name,
      totals[seat] ?? '',
      places[seat] ?? '',
    ]),
  );
  return [head, ...lines].map((line) => line.map(cell).join(',') + '\r\n').join('');
}
