// Help with a decision: hints on request, and warnings before a mistake.
import type { Advice, Caution, Move } from '../messages';
import { nextId, type Ask } from '../net/connection';
import type { TableData } from './data.svelte';
import { isWarned, soon, warnsAt } from './move-warning';

/** A whole move: of small moves, or in the game's notation. */
export type Made = Pick<Move, 'moves' | 'phrase'>;

export class Help {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false); // whether advice is on its way
  /** The warning before a move, and that move. */
  warning = $state.raw<{ told: Caution; move: Made } | null>(null);
  warn = $state(false); // whether one wishes to be warned before a mistake
  #table: TableData;
  #ask: Ask;

  constructor(table: TableData, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
    this.warn = isWarned(table.id);
  }

  /** Whether warnings are given here: among bots, where hints are. */
  get warns(): boolean {
    return warnsAt(this.#table.about, this.#table.people, this.#table.you);
  }

  hint = async (): Promise<void> => {
    this.thinking = true;
    const reply = await this.#ask({ type: 'hint', id: nextId() });
    this.thinking = false;
    if (reply.type === 'advice') this.advice = reply;
    else this.#table.granted(reply);
  };

  /** Warn of a move, where it needs that; whether it did. */
  async warnOf(move: Made): Promise<boolean> {
    const told = await this.#weigh(move);
    if (told) this.warning = { told, move };
    return told !== null;
  }

  async #weigh({ moves, phrase }: Made): Promise<Caution | null> {
    const asked = { type: 'weigh', id: nextId(), moves: moves ?? [], phrase } as const;
    const reply = await soon(this.#ask(asked));
    return reply?.type === 'weighed' ? reply.caution : null;
  }

  /** A warning about a move is of no use when the table has changed. */
  forget(): void {
    this.advice = this.warning = null;
  }
}
