// A finished game in place of a live table: the games' tables draw it like any other, and pieces
// move from step to step.
import type { Event, Person, Replayed, SeenStep, Scene, Sheet } from '../messages';
import { hurry, travel, type Travel } from '../motion/motion';
import { sound } from '../motion/sound';
import { heardIn, heaviest, look } from '../motion/tempo';
import type { NotebookLine } from '../table/data.svelte';
import { rest } from '../table/rival-moves.svelte';
import { aboutOf, roomOf } from '../table/served-by-nobody';
import { TableState } from '../table/table.svelte';
import { say } from '../text/words.svelte';

const LEAST = 300; // milliseconds between two steps, whatever they are worth

export class ReplayState extends TableState {
  readonly steps: SeenStep[];
  readonly replayed: Replayed;
  /** The lines of the whole notebook, and the step that each belongs to. */
  readonly story: NotebookLine[] = [];
  readonly stepOf: number[] = [];
  /** The steps at which one seat has acted and another is about to; and the last. */
  readonly turns: number[] = [];
  at = $state(0);

  constructor(id: string, replayed: Replayed, seat: number | null) {
    super(id, '');
    this.replayed = replayed;
    this.steps = replayed.steps;
    this.you = seat;
    this.live = true;
    const { game, options } = replayed;
    this.about = aboutOf({ id, game, rules: 0, options, live: false, spectators: true });
    const people = replayed.players.map((known, seat): Person => {
      const level = replayed.bots[seat];
      const name = known || say('web-seat', { n: seat + 1 });
      return { name, kind: level ? 'bot' : 'person', level };
    });
    this.room = roomOf('over', people);
    for (const [step, { story }] of this.steps.entries()) {
      for (const event of story) {
        this.story.push({ number: this.story.length, event });
        this.stepOf.push(step);
      }
    }
    let acted = -1;
    for (const [step, { actor }] of this.steps.entries()) {
      if (actor < 0 || actor === acted) continue;
      acted = actor;
      this.turns.push(Math.max(step - 1, 0));
    }
    this.turns.push(this.steps.length - 1);
    this.jump(this.beginning());
  }

  /** The number of the marked line: the last one shown so far. */
  get marked(): number {
    let line = this.stepOf.length - 1;
    while (line > 0 && this.stepOf[line]! > this.at) line -= 1;
    return line;
  }

  /** The step at which the table is laid and somebody is about to act. */
  beginning(): number {
    return Math.max(this.steps.findIndex(({ actor }) => actor >= 0) - 1, 0);
  }

  /** The step one turn on, or back. */
  turn(by: 1 | -1): number {
    const at = (step: number) => (step - this.at) * by > 0;
    return (by > 0 ? this.turns.find(at) : this.turns.findLast(at)) ?? this.at;
  }

  /** The steps with which the rounds of a game begin. */
  get chapters(): { at: number; name: string }[] {
    const names = this.steps.map(({ view }) => this.game?.chapter?.(view) ?? '');
    return names.flatMap((name, at) => (name && name !== names[at - 1] ? [{ at, name }] : []));
  }

  /** The step at or before a number, which counts also what this viewer did not notice. */
  numbered(number: number): number {
    const later = this.steps.findIndex((step) => step.number > number);
    return Math.max((later < 0 ? this.steps.length : later) - 1, 0);
  }

  /** Go to a step; from the next one on, or back to the one before, pieces travel. */
  async show(to: number): Promise<void> {
    if (to === this.at || !this.steps[to]) return;
    hurry();
    const forward = to === this.at + 1;
    const { story, view } = this.steps[to];
    const before = this.scene!;
    const travels = forward
      ? this.#travels(this.steps[to], this.at, to)
      : to === this.at - 1
        ? this.#travels(this.steps[this.at]!, to, this.at).map((each) => each.flatMap(back))
        : [];
    const heard = forward && heardIn(this.game, story, view);
    if (heard) sound(heard);
    await travel(this.stage, travels.flat(), () => this.jump(to));
    if (forward)
      await rest(this, { before, after: this.scene!, story, travels }, () => this.at !== to);
  }

  /** Milliseconds for a look at the step that is shown, at speed 1. */
  get pause(): number {
    const { story, view } = this.steps[this.at]!;
    return LEAST + look(heaviest(this.game, story, view, this.you), 'brisk');
  }

  jump(to: number): void {
    this.at = to;
    this.scene = this.#scene(to);
  }

  #travels({ story }: SeenStep, from: number, to: number): Travel[][] {
    const [before, after] = [this.steps[from]!.view, this.steps[to]!.view];
    return story.map((event: Event) => this.game?.travels(event, before, after, story) ?? []);
  }

  #scene(to: number): Scene {
    const last = to === this.steps.length - 1;
    return {
      view: this.steps[to]?.view,
      awaited: [],
      choices: [],
      decision: 0,
      undo: false,
      result: last ? this.replayed.result : null,
    };
  }

  override get explains(): boolean {
    return true;
  }

  // Nothing can be done here.
  override act = async (): Promise<boolean> => false;
  override why = async (): Promise<void> => undefined;
  override preview = async (): Promise<null> => null;
  override sheet = async (): Promise<Sheet | null> => this.steps[this.at]?.sheet ?? null;
}

/** The same way back; what left the table comes back without a ghost. */
function back({ from, to, ghost }: Travel): Travel[] {
  return ghost ? [] : [{ from: to, to: from }];
}
