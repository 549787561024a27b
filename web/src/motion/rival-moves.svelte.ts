// What rivals do while you wait: shown at a pace you can follow, and kept, so that it can be shown
// again and summed up after a long wait.
import type { Event, Scene } from '../messages';
import { linger, travel, type Travel } from './motion';
import { settings } from '../state/settings.svelte';
import type { TableState } from '../state/table.svelte';

/** A change as it was shown. */
export interface Shown {
  before: Scene;
  after: Scene;
  story: Event[];
  /** How pieces go, event by event. */
  travels: Travel[][];
}

const LOOK = { calm: 2200, brisk: 900, swift: 250, once: 0 }; // milliseconds for a look at one change
const ALL = 7000; // for all that is still to be shown: many changes are shown faster
const LONG = 45_000; // a wait after which nobody remembers
const KEPT = 60; // changes

/** What a rival did while others of its changes wait to be shown: milliseconds for a look at it. */
const look = (waiting: number): number => Math.min(LOOK[settings.pace], ALL / (waiting + 1));

export class RivalMoves {
  /** What was shown since we last acted, rivals' doings alone. */
  shown = $state.raw<Shown[]>([]);
  /** The story of a long wait, until it is put away. */
  recap = $state.raw<Event[]>([]);
  #table: Pick<TableState, 'game' | 'you' | 'stage' | 'scene' | 'able' | 'latest'>;
  #since = Date.now();
  #hidden = false;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** We act: what was before is known. */
  begin(): void {
    this.recap = this.shown = [];
    this.#since = Date.now();
    this.#hidden = false;
  }

  /** A change as it will be shown; null where there is no table before or after it. */
  of(before: Scene | null, after: Scene | null | undefined, story: Event[]): Shown | null {
    const { game } = this.#table;
    if (!game || !before?.view || !after?.view) return null;
    const travels = story.map((event) => game.travels(event, before.view, after.view, story));
    return { before, after, story, travels };
  }

  /** A change has been shown: keep it, and give everybody time for a look at what a rival did. */
  async take(shown: Shown, rushed: boolean, waiting: number): Promise<void> {
    if (!this.#rivals(shown.story).length) return;
    this.shown = [...this.shown, shown].slice(-KEPT);
    this.#hidden ||= document.hidden;
    if (!rushed && !this.#table.able) await linger(this.#table.stage, look(waiting));
  }

  /** Show it once more, until it is enough. */
  async again(now: Scene, enough: () => boolean): Promise<void> {
    const { stage } = this.#table;
    const quiet = { decision: now.decision, awaited: [], choices: [], undo: false, result: null };
    this.recap = [];
    for (const shown of this.shown) {
      if (enough()) break;
      const [before, after] = [shown.before, shown.after].map((each) => ({ ...each, ...quiet }));
      this.#table.scene = before!;
      await linger(stage, LOOK.brisk / 3);
      await travel(stage, shown.travels.flat(), () => (this.#table.scene = after!));
      this.#table.latest = this.#rivals(shown.story);
      await linger(stage, LOOK.calm);
    }
  }

  /** Our turn has come: after a long wait, or an absence, it is summed up. */
  come(): void {
    if (this.#hidden || document.hidden || Date.now() - this.#since > LONG)
      this.#recall(this.shown.flatMap(({ story }) => story));
  }

  /** We come back to a table: what happened after the last line about us is summed up. */
  comeBack(story: Event[]): void {
    this.#recall(story.slice(story.findLastIndex(({ args }) => args.seat === this.#table.you) + 1));
  }

  #recall(story: Event[]): void {
    if (settings.pace !== 'once') this.recap = this.#rivals(story);
  }

  /** What others did, less the trifles. */
  #rivals(story: Event[]): Event[] {
    const { game, you } = this.#table;
    return story.filter(
      (event) =>
        typeof event.args.seat === 'number' && event.args.seat !== you && !game?.trifling?.(event),
    );
  }
}
