// Chat at a table, and the host's messages to all tables.
import type { Said } from '../messages';
import { nextId, type Ask } from '../net/connection';
import type { TableData } from './data.svelte';

export class Talk {
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  announcement = $state('');

  #table: TableData;
  #ask: Ask;

  constructor(table: TableData, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
  }

  heard(said: Said): void {
    this.chat = [...this.chat, said];
    if (said.seat === this.#table.you) return;
    this.unread += 1;
    this.#table.announce(`${this.#table.names[said.seat] ?? ''}: ${said.text}`);
  }

  announced(text: string): void {
    this.announcement = text;
    if (text) this.#table.announce(text);
  }

  say = async (text: string): Promise<boolean> =>
    this.#table.granted(await this.#ask({ type: 'chat', id: nextId(), text }));

  /** Read a seat no more, at this table; or again. */
  mute = async (seat: number, on: boolean): Promise<boolean> =>
    this.#table.granted(await this.#ask({ type: 'mute', id: nextId(), seat, on }));
}
