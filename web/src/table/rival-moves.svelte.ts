// What rivals do while you wait: shown at a pace you can follow, and kept, so that it can be shown
// again and summed up after a long wait.
import type { Event, Scene } from '../messages';
import { linger, travel, type Travel } from '../motion/motion';
import { heaviest, isTrifle, look, weightOf, beatOf } from '../motion/tempo';
import { settings } from '../local/settings.svelte';
import { words } from '../text/words.svelte';
import type { TableData } from './data.svelte';
import type { Quip } from './quips';

/** A change as it was shown. */
export interface Shown {
  before: Scene;
  after: Scene;
  story: Event[];
  /** How pieces go, event by event. */
  travels: Travel[][];
}

const ALL = 7000; // milliseconds for all that is still to be shown: many changes are shown faster
const LONG = 45_000; // a wait after which nobody remembers
const KEPT = 60; // changes
const APART = 7; // changes between two things that bots say
const HEARD = 4500; // milliseconds for what one says

type Rests = Pick<TableData, 'game' | 'stage' | 'names'>;

/** Let a table rest on what was great in a change, one after the other; whether anything was. */
export async function rest(
  { game, stage, names }: Rests,
  { after, story, travels }: Shown,
  enough: () => boolean,
  pace = settings.pace,
): Promise<boolean> {
  const { view } = after;
  const great = story.filter((event) => weightOf(game, event, view) === 'great');
  const duration = look('great', pace);
  if (!great.length || !stage || !duration || document.hidden) return false;
  const { celebrate } = await import('../motion/great-moments');
  for (const event of great) {
    if (enough()) break;
    const { at, burst } = beatOf(game, event);
    const { args } = event;
    const went = travels[story.indexOf(event)]?.map(({ to }) => to) ?? [];
    const shown = {
      text: words.tell(event, names),
      seat: typeof args.seat === 'number' ? args.seat : undefined,
      at: at?.(args, view) ?? went,
      burst: burst?.(args, view) ?? [],
    };
    await celebrate(stage, shown, duration);
  }
  return true;
}

export class RivalMoves {
  /** What was shown since we last acted, rivals' doings alone. */
  shown = $state.raw<Shown[]>([]);
  /** The story of a long wait, until it is put away. */
  recap = $state.raw<Event[]>([]);
  /** Whether there was a great moment since we last acted. */
  great = $state(false);
  /** What a bot says at the moment. */
  quip = $state.raw<Quip | null>(null);
  #quiet = 0; // changes since the last
  #table: TableData;
  #since = Date.now();
  #hidden = false;

  constructor(table: TableData) {
    this.#table = table;
  }

  /** We act: what was before is known. */
  begin(): void {
    this.recap = this.shown = [];
    this.great = false;
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

  /** A change has been shown: keep it, and give everybody time for a look at what a rival did, or at
   * what was great. */
  async take(shown: Shown, rushed: () => boolean, waiting: number): Promise<void> {
    const rivals = this.#rivals(shown.story);
    if (rivals.length) {
      this.shown = [...this.shown, shown].slice(-KEPT);
      this.#hidden ||= document.hidden;
    }
    if (rushed()) return;
    void this.#say(shown.story);
    if (await rest(this.#table, shown, rushed)) {
      this.great = true;
      return;
    }
    if (!rivals.length || this.#table.able) return;
    const weight = heaviest(this.#table.game, shown.story, shown.after.view, this.#table.you);
    await linger(this.#table.stage, Math.min(look(weight), ALL / (waiting + 1)));
  }

  /** Now and then a bot says what it thinks of it. */
  async #say(story: Event[]): Promise<void> {
    this.#quiet += 1;
    const { game, id, people } = this.#table;
    if (this.#quiet < APART || !settings.chatter || settings.pace === 'once') return;
    if (!people.some(({ manner }) => manner)) return;
    const { quip } = await import('./quips');
    const said = await quip(game, id, people, story);
    if (!said || this.#quiet < APART) return;
    this.#quiet = 0;
    this.quip = said;
    this.#table.announce(`${this.#table.names[said.seat]}: ${said.text}`);
    setTimeout(() => (this.quip = this.quip === said ? null : this.quip), HEARD);
  }

  /** Show it again, until it is enough. */
  async again(now: Scene, enough: () => boolean): Promise<void> {
    const { stage } = this.#table;
    const quiet = { decision: now.decision, awaited: [], choices: [], undo: false, result: null };
    this.recap = [];
    for (const shown of this.shown) {
      if (enough()) break;
      const [before, after] = [shown.before, shown.after].map((each) => ({ ...each, ...quiet }));
      this.#table.scene = before!;
      await linger(stage, look('routine', 'brisk') / 2);
      await travel(stage, shown.travels.flat(), () => (this.#table.scene = after!));
      this.#table.latest = this.#rivals(shown.story);
      if (await rest(this.#table, shown, enough, 'calm')) continue;
      const { game, you } = this.#table;
      await linger(stage, look(heaviest(game, shown.story, after!.view, you), 'calm'));
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

  /** What others did, without minor events. */
  #rivals(story: Event[]): Event[] {
    const { game, you } = this.#table;
    return story.filter(
      (event) =>
        typeof event.args.seat === 'number' && event.args.seat !== you && !isTrifle(game, event),
    );
  }
}
