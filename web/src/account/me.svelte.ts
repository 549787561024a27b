// This browser's account, if there is one: a session, stored here, which stands for the token of
// every seat of the account. A browser that is signed out has lost them all.
import { answered, ask, posted, Refused } from '../net/api';
import type {
  Called,
  Code,
  Kept,
  Link,
  Me,
  MyTables,
  OwnSeats,
  OwnTournaments,
  PasskeyOptions,
  PasskeyWish,
  Ways,
} from '../messages';
import { door } from '../local/door.svelte';
import { held, keep, whenHeld, type Held } from '../local/seats';
import { heldTournaments, keepTournaments } from '../local/tournaments';
import { person } from '../local/person';
import { saveSettings, settings } from '../local/settings.svelte';
import { words } from '../text/words.svelte';

const KEPT = 'tepui-session';
export const TURNS = 'tepui-turns'; // where sw.js finds of what it is to tell

class Myself {
  session = $state(localStorage.getItem(KEPT) ?? '');
  known = $state.raw<Me | null>(null);
  tables = $state.raw<MyTables | null>(null);

  async ask<T>(path: string, given: RequestInit = {}): Promise<T> {
    return this.#heard(ask<T>(`me${path}`, given, this.session));
  }

  async tell(path: string, method: string): Promise<void> {
    await this.#heard(answered(`me${path}`, { method }, this.session));
  }

  /** A session that has ended, here or elsewhere, is forgotten. */
  async #heard<T>(answer: Promise<T>): Promise<T> {
    const session = this.session;
    try {
      return await answer;
    } catch (error) {
      const ended = error instanceof Refused && error.status === 403 && !door.refused(error.code);
      if (ended && session === this.session) this.forget();
      throw error;
    }
  }

  /** Somebody new, with a recovery code: the code, to be shown once. */
  async keep(): Promise<string> {
    return this.#begin('people', { label: label() });
  }

  /** Somebody new, with a passkey. */
  async keepByPasskey(): Promise<void> {
    const passkey = await makePasskey();
    await this.#begin('people', { label: label(), passkey });
  }

  async signInByPasskey(): Promise<void> {
    const passkey = await usePasskey();
    await this.#begin('people/sign-in', { label: label(), passkey });
  }

  async addPasskey(): Promise<void> {
    const passkey = await makePasskey(this.session);
    this.#call(await this.ask<Me>('/passkeys', posted({ passkey, label: label() })));
  }

  async endPasskey(id: string): Promise<void> {
    await this.tell(`/passkeys/${id}`, 'DELETE');
    this.#call(await this.ask<Me>(''));
  }

  /** Sign in with a recovery code, or with a link from another device. */
  async signIn(by: { code: string } | { link: string }): Promise<void> {
    await this.#begin('people/sign-in', { ...by, label: label() });
  }

  async #begin(path: string, body: unknown): Promise<string> {
    const { session, code } = await ask<Kept>(path, posted(body));
    this.forget(); // whoever was signed in here before
    this.session = session;
    localStorage.setItem(KEPT, session);
    await this.load();
    return code ?? '';
  }

  /** What is known of me, and my tables; seats of this browser become mine. */
  async load(): Promise<void> {
    await this.attach();
    await this.#attachTournaments();
    this.#call(await this.ask<Me>(''));
    await this.look();
  }

  #call(known: Me): void {
    this.known = known;
    if (known.called.name) saveSettings({ name: known.called.name });
  }

  /** My tables on all devices; this browser sits at them, too. */
  async look(): Promise<void> {
    const session = this.session;
    const found = await this.ask<MyTables>('/tables');
    if (session !== this.session) return;
    this.tables = found;
    const known = new Map(held().map((each) => [each.table, each]));
    const mine = found.tables.map(({ table, game, seat, since, daily }): Held => {
      const usual = { invitation: '', at: since * 1000, daily: daily || undefined };
      return { ...usual, ...known.get(table), table, game, token: session, seat };
    });
    const listed = new Set(mine.map((each) => each.table));
    keep([...held().filter((each) => !listed.has(each.table) && each.token !== session), ...mine]);
  }

  /** The seats of this browser become mine; the session stands for their tokens from now on. */
  async attach(): Promise<void> {
    const session = this.session;
    const fresh = held().filter(
      ({ token, seat, here }) => token !== session && seat !== null && !here,
    );
    if (!session || !fresh.length) return;
    const seats = fresh.map(({ table, token }) => ({ table, token }));
    const { tables } = await this.ask<OwnSeats>('/seats', posted({ seats }));
    keep(held().map((each) => (tables.includes(each.table) ? { ...each, token: session } : each)));
  }

  /** What this browser entered or organised as a guest is mine from now on. */
  async #attachTournaments(): Promise<void> {
    const tournaments = heldTournaments()
      .filter(({ token }) => token)
      .map(({ tournament, token }) => ({ tournament, token }));
    if (!tournaments.length) return;
    const own = await this.ask<OwnTournaments>('/tournaments', posted({ tournaments }));
    const mine = new Set(own.tournaments);
    keepTournaments(
      heldTournaments().map((each) => (mine.has(each.tournament) ? { ...each, token: '' } : each)),
    );
  }

  async call(called: Called): Promise<void> {
    this.#call(await this.ask<Me>('', { ...posted(called), method: 'PUT' }));
  }

  /** Whoever is new keeps the name by which they have played so far; a taken one is refused. */
  async takeName(): Promise<void> {
    const called = this.known?.called;
    if (called && !called.name && settings.name)
      await this.call({ ...called, name: settings.name });
  }

  newCode = async (): Promise<string> => (await this.ask<Code>('/code', { method: 'POST' })).code;

  newLink = (): Promise<Link> => this.ask('/link', { method: 'POST' });

  /** Sign out a device, or this one; and forget its passkey, if it has one. */
  async end(id: string, forgetKey = false): Promise<void> {
    const mine = this.known?.sessions.some((each) => each.id === id && each.this);
    await this.tell(`/sessions/${id}${forgetKey ? '?key=forget' : ''}`, 'DELETE');
    if (mine) this.forget();
    else this.#call(await this.ask<Me>(''));
  }

  /** Sign out everywhere but here, and forget all passkeys but that of this browser. */
  async endOthers(): Promise<void> {
    await this.tell('/sessions', 'DELETE');
    this.#call(await this.ask<Me>(''));
  }

  /** Call a device, or a passkey, otherwise. */
  async nameDevice(kind: 'sessions' | 'passkeys', id: string, label: string): Promise<void> {
    this.#call(await this.ask<Me>(`/${kind}/${id}`, { ...posted({ label }), method: 'PUT' }));
  }

  /** Everything, as one file. */
  async export(): Promise<void> {
    const answer = await this.#heard(answered('me/export', {}, this.session));
    const href = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement('a'), { href, download: 'tepui.zip' }).click();
    URL.revokeObjectURL(href);
  }

  /** What the host had to say was read. */
  async acknowledgeWarning(): Promise<void> {
    if (this.tables) this.tables = { ...this.tables, warning: '' };
    await this.tell('/warning', 'DELETE');
  }

  async delete(): Promise<void> {
    await this.tell('', 'DELETE');
    this.forget();
  }

  /** Nobody is signed in here any more, and no seat of theirs is left. */
  forget(): void {
    if (!this.session) return;
    keep(held().filter(({ token }) => token !== this.session));
    keepTournaments(heldTournaments().filter(({ token }) => token));
    localStorage.removeItem(KEPT);
    void globalThis.caches?.open(TURNS).then((cache) => cache.delete('/me'));
    this.session = '';
    this.known = this.tables = null;
  }
}

export const myself = new Myself();

/** What proves who asks: the session of somebody who has signed in, or else this browser. */
export const proof = (): string => myself.session || person();

/** Whether passkeys can be used, by this browser and by the server under its name. */
export async function canPasskey(): Promise<boolean> {
  const able = typeof PublicKeyCredential?.parseCreationOptionsFromJSON === 'function';
  return able && (await ask<Ways>('people')).passkeys;
}

const options = async (wish: PasskeyWish, token = ''): Promise<PasskeyOptions['options']> =>
  (await ask<PasskeyOptions>('people/passkey', posted(wish), token)).options;

async function makePasskey(token = ''): Promise<unknown> {
  const given = await options({ what: 'make', name: settings.name }, token);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given as never);
  return told(navigator.credentials.create({ publicKey }));
}

async function usePasskey(): Promise<unknown> {
  const given = await options({ what: 'sign-in' });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given as never);
  return told(navigator.credentials.get({ publicKey }));
}

/** What the browser returns for a passkey request. */
async function told(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const found = (await asked) as PublicKeyCredential | null;
    if (found) return found.toJSON();
  } catch {
    // They thought better of it, or waited too long; browsers do not tell which.
  }
  throw new Error(words.say('web-me-no-passkey'));
}

/** From now on, a seat that this browser gets is its person's. */
export function follow(): void {
  whenHeld(() => void myself.attach().catch(() => undefined)); // the next time may be luckier
  // Another tab has signed in or out.
  addEventListener('storage', ({ key }) => {
    if (key === KEPT) myself.session = localStorage.getItem(KEPT) ?? '';
  });
}

const BROWSERS = [
  ['Firefox', /Firefox|FxiOS/],
  ['Edge', /Edg/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac/],
  ['Linux', /Linux/],
] as const;

/** What this browser is called in the list of devices. */
export function label(agent = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([, is]) => is.test(agent))?.[0]);
  return named.filter(Boolean).join(' · ') || 'Browser';
}
