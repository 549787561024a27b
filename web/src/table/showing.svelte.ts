// How changes of a table are shown: one after the other, at a pace one can follow, so that nothing is
// seen before what caused it.
import { calm, settings } from '../local/settings.svelte';
import type { Change, Scene, Times } from '../messages';
import { hurry, linger, travel } from '../motion/motion';
import { ScoreCount } from '../motion/score-count.svelte';
import { sound } from '../motion/sound';
import { heardIn, isTrifle } from '../motion/tempo';
import type { TableData } from './data.svelte';
import type { RivalMoves } from './rival-moves.svelte';
import { came, isPlay, replied } from './story';

export class Showing {
  /** How many changes wait to be shown. */
  behind = $state(0);
  #queue: Change[] = [];
  #busy = false;
  #hurried = false; // whether to show at once all that is still to be shown
  #pressed = false; // whether our own time runs meanwhile
  #present: Scene | null = null; // the table as it is, while what was before is shown again

  #table: TableData;
  #rivalMoves: RivalMoves;
  #played: () => void;

  /** `played` hears of each change in which something happened in the game. */
  constructor(table: TableData, rivalMoves: RivalMoves, played: () => void) {
    this.#table = table;
    this.#rivalMoves = rivalMoves;
    this.#played = played;
  }

  /** The whole table has come: nothing before it needs to be shown. */
  start(scene: Scene | null): void {
    this.#queue = [];
    this.#table.scene = this.#present = scene;
  }

  add(change: Change): void {
    this.#queue.push(change);
    this.#pressed = this.#runs(change.times);
    if (this.#rushed && this.#table.due !== this.#table.scene?.decision) hurry(); // nobody waits to act
    this.#count();
    void this.#showAll();
  }

  /** Hurry what is still being shown. */
  hurry = (): void => {
    this.#hurried = this.#busy;
    this.behind = 0;
    hurry();
  };

  /** Show again what happened since we last acted. */
  again = async (): Promise<void> => {
    const { scene, latest } = this.#table;
    if (this.#busy || !scene) return;
    this.#busy = true;
    this.#present = scene;
    await this.#rivalMoves.again(scene, () => this.#hurried || this.#present !== scene);
    this.#table.scene = this.#present;
    this.#table.latest = latest;
    this.#busy = this.#hurried = false;
    await this.#showAll();
  };

  async #showAll(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        this.#count();
        await this.#show(next);
      }
    } finally {
      this.#busy = this.#hurried = false;
    }
  }

  #count(): void {
    this.behind = this.#rushed ? 0 : this.#queue.length;
  }

  /** Whether our own time runs, or a sandglass for all. */
  #runs(times: Times): boolean {
    const { you } = this.#table;
    return times.sand != null || (you !== null && times.running.includes(you));
  }

  get #rushed(): boolean {
    return this.#hurried || this.#pressed || settings.pace === 'once';
  }

  async #show(whole: Change): Promise<void> {
    const table = this.#table;
    const wasMine = table.mine;
    const brief = this.#rushed;
    const change = this.#untilMoment(whole, brief);
    const isMoment = change !== whole;
    const late = this.#rushed && this.#queue.length > 0 && change.scene?.decision !== table.due;
    const shown = this.#rivalMoves.of(table.scene, change.scene, change.story);
    const heard = heardIn(table.game, change.story, change.scene?.view);
    if (heard) sound(heard);
    await travel(late ? null : table.stage, shown?.travels.flat() ?? [], () => this.#apply(change));
    if (shown) {
      const rushed = () => this.#rushed;
      await this.#rivalMoves.take(shown, rushed, isMoment ? 0 : this.#queue.length);
    }
    if (table.stage) await table.counting?.run(table.stage);
    table.counting = null;
    // What is seen for this moment only is looked at in any case.
    if (isMoment && brief && this.#queue.length < 2) await linger(table.stage);
    if (!table.mine || wasMine) return;
    sound('turn');
    this.#rivalMoves.come();
  }

  /** A change up to the moment at which everybody should look; the rest of it is queued. */
  #untilMoment(change: Change, brief: boolean): Change {
    const { game, view, scene } = this.#table;
    const moment = view && game?.moment?.(view, change.story, brief);
    if (!moment) return change;
    this.#queue.unshift({ ...change, story: change.story.slice(moment.told) });
    return {
      ...change,
      scene: { ...scene!, view: moment.view, awaited: [], choices: [] },
      story: change.story.slice(0, moment.told),
    };
  }

  /** The table is from now on as a change says. */
  #apply({ room, scene, story, times }: Change): void {
    const table = this.#table;
    const before = table.room;
    if (room) table.room = room;
    if (scene?.result && !table.result) table.counting = this.#scoreCount(scene);
    table.scene = scene;
    table.setTimes(times);
    const happened = [...came(before, room), ...story];
    table.note(happened);
    const told = happened.filter((event) => !isTrifle(table.game, event));
    if (told.length) table.latest = told;
    for (const event of told) table.announce(table.tell(event));
    if (story.some(isPlay)) this.#played();
    const reply = replied(before, room, table.you);
    if (reply) table.remark(table.tell(reply));
  }

  /** A game that ends before our eyes is counted on the table, unless nothing shall move. */
  #scoreCount({ result, view }: Scene): ScoreCount | null {
    const { stage, game } = this.#table;
    if (!stage || document.hidden || settings.text || calm()) return null;
    return new ScoreCount(result!, (line, seat) => game?.where?.(line, seat, view) ?? []);
  }
}
