// A move being composed: cards picked from the hand, a card to take back, a tile in mind. What can
// be done comes from the server's choices; what cannot is asked of the server and answered in the
// prompt.
import type { Legal } from '../../table/choices';
import type { TableState } from '../../table/table.svelte';
import { words } from '../../text/words.svelte';
import type { Action } from './choices';
import { nearest, numbered, type Part, PARTS } from './pieces';
import { place } from './places';
import type { Card, View } from './view';

export class MoveDraft {
  readonly table: TableState<View, Action>;
  #picked = $state<string[]>([]);
  #back = $state<number | null>(null);
  #part = $state<Part | null>(null);

  constructor(table: TableState<View, Action>) {
    this.table = table;
  }

  view = $derived.by(() => this.table.view);
  /** What this seat is asked for: a first bid, a second one, a tile; or null. While a move is on its
   * way the question stands, so that what was picked stays where it was seen. */
  asked = $derived.by(() => {
    const { mine, able, sending } = this.table;
    return mine && (able || sending) ? this.view.phase : null;
  });
  own = $derived.by(() => this.view.seats[nearest(this.view)]!);

  /** The nearest hand where it may be seen, each card with its name. */
  hand = $derived.by(() =>
    numbered(this.own.hand ?? []).map(({ card, i }) => ({
      card,
      name: place.held(nearest(this.view), card, i),
    })),
  );
  /** The picked cards that are still there and still possible, from high to low. */
  picked = $derived.by(() =>
    this.hand.filter(({ card, name }) => this.#picked.includes(name) && this.#choiceOf(card)),
  );
  back = $derived.by(() => (this.#back !== null && this.backOf(this.#back) ? this.#back : null));
  part = $derived.by(() =>
    this.asked === 'pick' && this.#part && this.fits(this.#part) ? this.#part : null,
  );
  /** What the first bid would come to. */
  total = $derived.by(
    () => this.own.total + this.picked.reduce((sum, { card }) => sum + card.value, 0),
  );

  #choiceOf({ colour, value }: Card): Legal<Action, 'lay' | 'add'> | undefined {
    const { table } = this;
    if (!this.asked) return undefined;
    return table.choice('lay', { colour, value }) ?? table.choice('add', { colour, value });
  }

  /** The moves that lay or add a card, along with those picked; none if that cannot be. */
  movesWith(card: Card, name: string): string | undefined {
    if (!this.table.able || !this.#choiceOf(card)) return undefined;
    const others = this.asked === 'bid' && this.can(card) ? this.picked : [];
    const names = [name, ...others.map((held) => held.name)];
    const laid = this.hand.filter((held) => names.includes(held.name));
    return laid.map((held) => this.#choiceOf(held.card)!.move).join(' ');
  }

  /** Whether a card of the hand could be picked beside those that are. */
  can(card: Card): boolean {
    const colour = this.asked === 'bid' ? this.picked[0]?.card.colour : undefined;
    return Boolean(this.#choiceOf(card)) && (!colour || colour === card.colour);
  }

  backOf(value: number): Legal<Action, 'back'> | undefined {
    return this.table.choice('back', { value });
  }

  /** The choice that takes the top tile of a part for a man of a seat (counted from 0). */
  takes(part: string, seat: number, man: number): Legal<Action, 'take'> | undefined {
    return this.table.choice('take', { part, to: seat, man });
  }

  fits(part: string): boolean {
    return this.table.choice('take', { part }) !== undefined;
  }

  isPicked(name: string): boolean {
    return this.picked.some((held) => held.name === name);
  }

  /** Whether a tile is advised from a stack. */
  advisedTile(where: { part: string }): boolean {
    const { table } = this;
    if (this.asked !== 'pick') return false;
    return table.choicesOf('take', where).some((choice) => table.advised(choice));
  }

  /** Whether a card of the hand is advised, and none that is equal is picked. */
  hintedCard(card: Card): boolean {
    const equal = this.picked.some(
      (held) => held.card.colour === card.colour && held.card.value === card.value,
    );
    return !equal && this.table.advised(this.#choiceOf(card));
  }

  /** Whether all that is advised is picked, and nothing else. */
  get pickedAdvised(): boolean {
    const advised = ({ card }: { card: Card }) => this.table.advised(this.#choiceOf(card));
    const more = this.hand.some(({ card }) => this.hintedCard(card));
    return this.picked.length > 0 && this.picked.every(advised) && !more;
  }

  letGo = (): void => {
    this.#picked = [];
    this.#back = null;
    this.#part = null;
  };

  tapCard = (card: Card, name: string): void => {
    if (this.isPicked(name)) {
      this.#picked = this.#picked.filter((other) => other !== name);
    } else if (!this.#choiceOf(card)) {
      const verb = this.view.phase === 'second' ? 'add' : 'bid';
      void this.table.why(`${verb} ${card.colour} ${card.value}`);
    } else if (this.asked === 'second') {
      this.#picked = [name];
      this.#back = null;
    } else {
      const others = this.can(card) ? this.picked.map((held) => held.name) : [];
      if (!this.can(card)) this.table.remark(words.say('amazones-web-one-colour'), 'AZ3');
      this.#picked = [...others, name];
    }
  };

  tapLaid = (card: Card): void => {
    if (this.back === card.value) this.#back = null;
    else if (this.backOf(card.value)) {
      this.#back = card.value;
      this.#picked = [];
    } else void this.table.why(`back ${card.value}`);
  };

  tapStack = (part: Part): void => {
    if (this.part === part) this.#part = null;
    else if (this.fits(part)) this.#part = part;
    else this.#why(part, this.view.viewer ?? 0, null);
  };

  /** A place at a court: a part of a man, or of one to be begun. The tile in mind goes there, or
   * else the top tile of that part. */
  tapPlace = (seat: number, man: number, cell: Part): void => {
    const part = this.part ?? cell;
    const choice = this.takes(part, seat, man);
    if (choice) void this.#act([choice.move]);
    else this.#why(part, seat, man < this.view.seats[seat]!.court.length ? man : null);
  };

  #why(part: Part, seat: number, man: number | null): void {
    const top = this.view.stacks[PARTS.indexOf(part)]!.top ?? 1;
    void this.table.why(
      `take ${part} ${top} for ${seat} ${man === null ? 'new' : `man ${man + 1}`}`,
    );
  }

  /** End the first bid with the picked cards, laid from high to low as the rules want it. */
  lay = (): void => {
    const done = this.table.choice('pass') ?? this.table.choice('end');
    if (!done) return;
    const cards = this.picked.map(({ card }) => this.#choiceOf(card)!.move);
    void this.#act([...cards, done.move], cards.length > 0);
  };

  /** Add the picked card; with none picked, pick one first. */
  add = (): void => {
    const [first] = this.picked;
    if (first) return void this.#act([this.#choiceOf(first.card)!.move]);
    const able = this.hand.filter(({ card }) => this.#choiceOf(card)).at(-1);
    if (able) this.tapCard(able.card, able.name);
  };

  /** Take the chosen card back; with none chosen, choose one first. */
  takeBack = (): void => {
    if (this.back !== null) return void this.#act([this.backOf(this.back)!.move]);
    const last = this.own.laid.at(-1);
    if (last) this.tapLaid(last);
  };

  stay = (): void => {
    const choice = this.table.choice('stay');
    if (choice) void this.#act([choice.move]);
  };

  async #act(moves: number[], sure = false): Promise<void> {
    if (await this.table.act(moves, sure)) this.letGo();
  }
}
