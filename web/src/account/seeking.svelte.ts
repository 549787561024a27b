// A search for opponents. It runs while you do anything else on these pages, and ends when the page
// is closed.
import { ask, posted, Refused } from '../net/api';
import { myself } from './me.svelte';
import type { Seek, Sought } from '../messages';
import { hold } from '../local/seats';
import { sound } from '../motion/sound';

const KEPT = 'tepui-seek'; // over a reload, not longer than the page
const AGAIN = 2000; // milliseconds until a server that is away is asked again

interface Kept {
  secret: string;
  wish: Seek;
}

class Seeking {
  wish = $state.raw<Seek | null>(null);
  waiting = $state(0); // how many seek a game now
  found = $state.raw<{ table: string; game: string } | null>(null);
  wrong = $state('');
  #secret = '';

  constructor() {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null;
    if (!kept) return;
    this.#keep(kept);
    void this.#wait(kept.secret);
  }

  async begin(wish: Seek): Promise<void> {
    this.wrong = '';
    this.found = null;
    try {
      const told = await ask<Sought>('seek', posted(wish), myself.session);
      this.#keep({ secret: told.seek ?? '', wish });
      void this.#wait(this.#secret, told);
    } catch (error) {
      this.wrong = (error as Error).message;
    }
  }

  async stop(): Promise<void> {
    const secret = this.#secret;
    this.#keep(null);
    const told = await this.#end(secret);
    if (told?.table) this.#seated(told, secret); // it was found at this very moment
  }

  #keep(kept: Kept | null): void {
    this.#secret = kept?.secret ?? '';
    this.wish = kept?.wish ?? null;
    if (kept) sessionStorage.setItem(KEPT, JSON.stringify(kept));
    else sessionStorage.removeItem(KEPT);
  }

  #end = (secret: string): Promise<Sought | null> =>
    ask<Sought>('seek', { method: 'DELETE' }, secret).catch(() => null);

  async #wait(secret: string, told: Sought | null = null): Promise<void> {
    while (secret === this.#secret) {
      if (told?.table) {
        this.#keep(null);
        this.#seated(told, secret);
        void this.#end(secret);
        return;
      }
      this.waiting = told?.waiting ?? this.waiting;
      try {
        told = await ask<Sought>('seek', {}, secret);
      } catch (error) {
        if (error instanceof Refused && error.status === 404) {
          if (secret === this.#secret) this.#keep(null);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  #seated({ table = '', game = '', seat = null }: Sought, token: string): void {
    hold({ table, game, token, seat, invitation: '', at: Date.now() });
    this.found = { table, game };
    sound('turn');
  }
}

export const seeking = new Seeking();
