// The player's own plan while it is being made. Changes show at once; the server is sent the
// shortest way from the stored plan to the desired one, and its answer counts.
import { travel } from '../../motion/motion';
import type { TableState } from '../../table/table.svelte';
import type { View } from './view';

/** How many dice of a colour there are. */
export const count = (dice: string[], colour: string): number =>
  dice.filter((die) => die === colour).length;

export class Planner {
  #table: TableState<View>;
  #wished = $state.raw<string[] | null>(null);
  #told: Promise<void> | null = null;

  constructor(table: TableState<View>) {
    this.#table = table;
  }

  get #seat() {
    const { view } = this.#table;
    return view.viewer === null ? null : (view.seats[view.viewer] ?? null);
  }

  /** The plan as it is shown. */
  get plan(): string[] {
    return this.#wished ?? this.#seat?.plan ?? [];
  }

  /** The dice rolled that are not in the plan. */
  get unused(): string[] {
    const left = [...(this.#seat?.dice ?? [])];
    for (const colour of this.plan) left.splice(left.indexOf(colour), 1);
    return left;
  }

  /** Whether dice can be laid now. */
  get open(): boolean {
    return this.#table.mine && this.#table.view.phase === 'plan';
  }

  /** Whether a laid die can be taken back. */
  get free(): boolean {
    return this.open && this.#table.view.sand.kind !== 'ticks';
  }

  /** Whether the server does not have the desired plan yet. */
  get ahead(): boolean {
    return this.#wished !== null;
  }

  lay = (colour: string): void => {
    if (!this.unused.includes(colour) || !this.open) void this.#table.why(`lay ${colour}`);
    else this.wish([...this.plan, colour]);
  };

  takeBack = (place = this.plan.length - 1): void => {
    if (!this.free || !this.plan.length) void this.#table.why('back');
    else this.wish(this.plan.filter((_, i) => i !== place));
  };

  /** Wish for another plan; `also` is changed in the same moment. */
  wish(plan: string[], also = () => {}): void {
    if (!this.open || (!this.free && (this.ahead || plan.length > this.plan.length + 1))) {
      also();
      return;
    }
    void travel(this.#table.stage, [], () => {
      this.#wished = plan;
      also();
    });
    this.#told ??= this.#tell().finally(() => (this.#told = null));
  }

  /** Wait until the server has the desired plan. */
  async settled(): Promise<void> {
    await this.#told;
  }

  async #tell(): Promise<void> {
    while (this.#wished && this.open) {
      const wished = this.#wished;
      const words = difference(this.#seat?.plan ?? [], wished);
      if (words) {
        if (!(await this.#table.write(words))) break;
        await this.#until(wished);
      }
      if (this.#wished === wished) break;
    }
    void travel(this.#table.stage, [], () => (this.#wished = null));
  }

  /** Wait for the received plan to be shown; animations are hurried. */
  async #until(plan: string[]): Promise<void> {
    while (this.open && this.#seat?.plan?.join() !== plan.join()) {
      this.#table.showing.hurry();
      await new Promise((done) => setTimeout(done, 16));
    }
  }
}

/** The moves that turn one plan into another: take back what differs, lay what is missing. */
function difference(from: string[], to: string[]): string {
  let kept = 0;
  while (kept < from.length && from[kept] === to[kept]) kept += 1;
  const back = Array.from({ length: from.length - kept }, () => 'back');
  const lay = to.slice(kept);
  return [...back, ...(lay.length ? ['lay', ...lay] : [])].join(' ');
}
