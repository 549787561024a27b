// Words for people, from the same Fluent files as the server's and the games'; what a language lacks
// comes in English with its file (web/languages.js). A message's key begins with the name of its
// namespace: `coloretto-...`, `server-...`, `web-...`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Event } from '../messages';
import { request } from '../platform/transport';
import { capital } from './capital';
import { minus } from './numbers';

export type Language = string;
type Args = Record<string, string | number>;

/** A part of a sentence: plain words, a seat's name, or the name of a piece. */
export interface Part {
  text: string;
  seat?: number;
  id?: string;
}

const FILES: Record<string, () => Promise<unknown>> = {
  ...import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../{host,table}/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../../../src/tepui/games/*/words/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob('../../../src/tepui/server/words/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob('../../../src/tepui/coach/words/*.ftl', { query: '?raw', import: 'default' }),
};

/** Those that the page speaks. */
export const LANGUAGES: Language[] = Object.keys(FILES)
  .flatMap((file) => /^\.\.\/words\/(\w+)\.ftl$/.exec(file)?.[1] ?? [])
  .sort();

const HERE: Record<string, string> = { web: '..', host: '../host', table: '../table' };
const fileOf = (namespace: string, language: Language) =>
  [HERE[namespace], `../../../src/tepui/${namespace}`, `../../../src/tepui/games/${namespace}`]
    .map((folder) => FILES[`${folder}/words/${language}.ftl`])
    .find((file) => file);

/** The words of a game that this client was not built with. */
async function asked(game: string, language: Language): Promise<string> {
  const answer = await request(`games/${game}/words/${language}`);
  return answer.ok ? answer.text() : '';
}

/** How a language calls itself. */
export const nameOf = (language: Language): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language)!);

const KEPT = 'tepui-language';

function wished(): Language {
  const asked = [localStorage.getItem(KEPT) ?? '', ...navigator.languages].map((l) =>
    l.slice(0, 2),
  );
  return LANGUAGES.find((l) => l === asked.find((a) => LANGUAGES.some((k) => k === a))) ?? 'en';
}

// Marks that occur in no sentence: they enclose the names in one.
const OPEN = '\u0001';
const CLOSE = '\u0002';

// A vowel, or an h that French first names do not speak: d’Hélène, but de Harold.
const ELIDES = /^([aeiouœæ]|y(?![aeiouy])|h(e(l|nr|rv)|ippol|ono|orte|ub|ug|yac))/i;

/** French “of” before a name, `{ DE($seat) }` in words: de Bo, d’Ana. */
function de(said: string): string {
  const name = said.slice(said.lastIndexOf(OPEN) + 1);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (ELIDES.test(plain) ? 'd’' : 'de ') + said;
}

class Words {
  language = $state<Language>(wished());
  #bundle = $state.raw(new FluentBundle('en'));
  #rooms = new Set<string>();
  #spoken: ReadonlySet<string> = new Set<string>(); // the rooms of the bundle
  #read = new Map<string, FluentResource>();

  /** Read rooms of words, so that they can be spoken at once. */
  async need(...rooms: string[]): Promise<void> {
    for (const namespace of rooms) this.#rooms.add(namespace);
    await this.speak(this.language);
  }

  /** Change the language, at once and for good. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        DE: ([name]) => de(String(name)),
        FEM: ([name]) =>
          String(name).replace(/\p{L}+(?=[^\p{L}]*$)/u, (said) => feminine[said] ?? said),
      },
    });
    const feminine: Record<string, string> = {}; // colours of something feminine: vert, verte
    const rooms = new Set(this.#rooms);
    const read = await Promise.all(
      [...rooms].map((namespace) => this.#namespace(namespace, language)),
    );
    for (const namespace of read) bundle.addResource(namespace);
    for (const room of rooms) {
      const forms = String(bundle.getMessage(`${room}-feminine`)?.value ?? '').split(' ');
      for (let i = 1; i < forms.length; i += 2) feminine[forms[i - 1]!] = forms[i]!;
    }
    this.#spoken = rooms;
    this.#bundle = bundle;
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  async #namespace(namespace: string, language: Language): Promise<FluentResource> {
    const key = `${language}/${namespace}`;
    if (!this.#read.has(key)) {
      const file = fileOf(namespace, language) ?? fileOf(namespace, 'en');
      const text = (await (file?.() ?? asked(namespace, language))) as string;
      this.#read.set(key, new FluentResource(text));
    }
    return this.#read.get(key)!;
  }

  /** The language that a game is told in: ours, or English. */
  of = (game: string): Language => (fileOf(game, this.language) ? this.language : 'en');

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Whether the sentence for a key has arguments to be filled in. */
  fills(key: string): boolean {
    const pattern = this.#bundle.getMessage(key)?.value ?? '';
    return JSON.stringify(pattern).includes('"type":"var"');
  }

  /** The sentence for a key; nothing as long as its words are on their way. */
  say = (key: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return this.#coming(key) ? '' : key;
    const said = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && value < 0 ? minus(value) : value,
    ]);
    return this.#bundle.formatPattern(message.value, Object.fromEntries(said) as Args);
  };

  #coming(key: string): boolean {
    const namespace = key.split('-', 1)[0]!;
    return this.#rooms.has(namespace) && !this.#spoken.has(namespace);
  }

  /** A number as this language writes it; with `sign`, a plus before what is more than 0. */
  figure = (value: number, digits = 0, sign = false): string =>
    minus(
      (Number(value.toFixed(digits)) || 0).toLocaleString(this.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: sign ? 'exceptZero' : 'auto',
      }),
    );

  /** Dates are written as in this country. */
  get locale(): string {
    return this.say('web-locale') || this.language;
  }

  /** A share of 1 in whole per cent. */
  percent = (share: number): string =>
    share.toLocaleString(this.language, { style: 'percent', maximumFractionDigits: 0 });

  /** The name of an id of the game that a key belongs to; what has none is said as it is. */
  named(key: string, id: string): string {
    const name = `${key.split('-', 1)[0]}-name-${id}`;
    return this.has(name) ? this.say(name) : id;
  }

  /** An event of a game as a sentence. */
  tell = (event: Event, names: string[]): string =>
    this.parts(event, names)
      .map((part) => part.text)
      .join('');

  /** The same in stretches, so that names can be drawn with their pieces. */
  parts = (event: Event, names: string[]): Part[] => {
    const namespace = event.key.split('-', 1)[0];
    const framed: Omit<Part, 'text'>[] = [];
    const frame = (text: string, about: Omit<Part, 'text'>) => {
      framed.push(about);
      return OPEN + text + CLOSE;
    };
    const args: Args = {};
    // The order of the frames is that of the sentence, not of the arguments: mark them by number.
    for (const [name, value] of Object.entries(event.args)) {
      if ((name === 'seat' || name === 'other') && typeof value === 'number') {
        args[name] = frame(`${framed.length}${OPEN}${names[value] ?? value}`, { seat: value });
      } else if (typeof value === 'string' && this.has(`${namespace}-name-${value}`)) {
        const said = this.say(`${namespace}-name-${value}`);
        args[name] = frame(`${framed.length}${OPEN}${said}`, { id: value });
      } else {
        args[name] = value;
      }
    }
    const parts: Part[] = [];
    for (const [i, stretch] of this.say(event.key, args).split(CLOSE).entries()) {
      const [plain, number, name] = stretch.split(OPEN);
      if (plain || i === 0) parts.push({ text: plain ?? '' });
      if (name !== undefined) parts.push({ text: name, ...framed[Number(number)] });
    }
    return parts.filter((part) => part.text);
  };
}

export const words = new Words();
export const say = words.say;
