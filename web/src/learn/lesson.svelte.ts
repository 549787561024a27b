// A lesson in place of a server: it tells the table what happens, lets the requested moves be made,
// and answers others with a sentence. So every game's table works unchanged.
import { lookAhead } from '../net/api';
import type { Asked, Channel, Reply } from '../net/connection';
import type {
  Advice,
  Change,
  LessonStep,
  LessonTold,
  Move,
  Out,
  Preview,
  Whole,
} from '../messages';
import { hurry, milliseconds } from '../motion/motion';
import { TableState } from '../table/table.svelte';
import { say } from '../text/words.svelte';
import { arranged, looked, wrong } from './practice';
import { keepStep } from './progress';

export class Lesson implements Channel {
  readonly told: LessonTold;
  readonly table = new TableState('', '');
  /** The current step, and how many of its small moves have been made. */
  at = $state(0);
  done = $state(0);
  /** Whether others are moving. */
  busy = $state(false);

  step = $derived.by(() => this.told.steps[this.at]!);
  last = $derived.by(() => this.at === this.told.steps.length - 1);
  chapters: string[];
  chapter = $derived.by(() => this.chapters.indexOf(this.step.chapter));
  /** The small moves that should glow. */
  wanted = $derived.by(() => (this.busy ? [] : (this.#asking?.ask[this.done]?.moves ?? [])));

  #heard: (message: Out) => void = () => undefined;
  #run = 0; // the number of what is being shown: a newer one ends it
  #sandSince: number | null = null;

  #keep: typeof keepStep;

  constructor(told: LessonTold, at: number, keep = keepStep) {
    this.told = told;
    this.#keep = keep;
    this.chapters = told.steps
      .map((step) => step.chapter)
      .filter((chapter, i, all) => all.indexOf(chapter) === i);
    this.table.connect((heard) => {
      this.#heard = heard;
      return this;
    });
    this.go(at);
  }

  /** The step whose move may be made now: this one, or the next at the same moment. */
  get #asking(): LessonStep | null {
    const next = this.told.steps[this.at + 1];
    if (this.step.ask.length) return this.step;
    return next?.ask.length && next.frame === this.step.frame ? next : null;
  }

  get #frame(): number {
    return this.step.frame + this.done;
  }

  // Going through it

  /** Tell a step; the table is as it was then. */
  go(step: number): void {
    if (!this.told.steps[step]) return;
    this.#run += 1;
    hurry();
    [this.at, this.done, this.busy] = [step, 0, false];
    this.#sandSince = this.table.refusal = null;
    this.#heard(this.#whole(this.#frame));
    this.#keep(this.told.game, this.last ? 'done' : step);
  }

  back = (): void => this.go(this.at - 1);

  /** Read on; where a move is asked for, it is made. */
  next = (): void => {
    if (this.last) return;
    if (this.busy || this.step.later) this.go(this.at + 1);
    else void this.#show(this.#frame + 1);
  };

  /** Show what happens from a frame on, one after the other, up to the next step. */
  async #show(from: number): Promise<void> {
    const run = ++this.#run;
    const end = this.told.steps[this.at + 1]!.frame;
    this.busy = true;
    for (let frame = from; frame <= end; frame++) {
      if (frame > from) await pause();
      if (run !== this.#run) return;
      this.#heard(this.#change(frame));
    }
    if (end > from - 1) await pause();
    if (run !== this.#run) return;
    this.busy = false;
    [this.at, this.done] = [this.at + 1, 0];
    this.#keep(this.told.game, this.last ? 'done' : this.at);
  }

  // In the server's place

  ask(message: Asked): Promise<Reply> {
    if (message.type === 'move') return this.#made(message);
    if (message.type === 'preview') return this.#looked(message);
    return Promise.resolve(wrong(message.id, say('web-lesson-not-here'), null));
  }

  again(): void {}
  end(): void {
    this.#run += 1;
  }

  async #made({ id, moves, phrase }: Move): Promise<Reply> {
    const step = this.#asking;
    if (!step || this.busy) return wrong(id, say('web-lesson-read'), null);
    const asked = step.ask[step === this.step ? this.done : 0]!;
    const made = phrase
      ? asked.phrases.indexOf(phrase) + 1
      : (moves ?? []).every((move, i) => move === asked.moves[i])
        ? moves!.length
        : 0;
    if (made) {
      this.#advance(step, made);
      return { type: 'done', id };
    }
    const looked = await this.#looked({ type: 'preview', id, moves: moves ?? [], phrase });
    if (looked.type === 'wrong') return looked;
    // Whatever follows, the first small move says what was tried.
    const written =
      phrase ?? this.table.choices.find(({ move }) => move === moves?.[0])?.text ?? '';
    const fits = step.others.filter(({ begins }) => written.startsWith(begins));
    const { said } = fits.reduce((a, b) => (b.begins.length > a.begins.length ? b : a));
    return wrong(id, say(said.key), said.rule);
  }

  #advance(step: LessonStep, made: number): void {
    if (step !== this.step) [this.at, this.done] = [this.at + 1, 0];
    if (this.done + made >= step.ask.length && this.told.steps[this.at + 1]) {
      const first = this.#frame + 1;
      this.done += made;
      void this.#show(first);
      return;
    }
    for (let i = 0; i < made; i++) {
      this.done += 1;
      this.#heard(this.#change(this.#frame));
    }
  }

  /** What the server says to moves from here: the table after them, or why they cannot be made. */
  #looked(preview: Preview): Promise<Reply> {
    const frame = this.#frame;
    return looked(preview, (look) => lookAhead(this.told.game, { ...look, frame }));
  }

  #change(number: number): Change {
    const { story, scene, sand } = this.told.frames[number]!;
    return { type: 'change', story, scene, times: this.#times(sand) };
  }

  #whole(number: number): Whole {
    const { scene, sand } = this.told.frames[number]!;
    return arranged(this.told, scene, this.#times(sand));
  }

  /** The clock of a moment: only sand runs in a lesson, and nothing happens when it has run out. */
  #times(sand: number | null) {
    const at = Date.now() / 1000;
    this.#sandSince = sand === null ? null : (this.#sandSince ?? at);
    const left = sand === null ? null : Math.max(sand - (at - this.#sandSince!), 0);
    return { at, left: null, running: [], sand: left };
  }

  /** What glows, in the manner of a hint. */
  get advice(): Advice {
    return { type: 'advice', id: '', moves: this.wanted, chances: [] };
  }
}

/** Time to see what has just happened. */
function pause(): Promise<void> {
  const moving = milliseconds('--d-travel') * 2;
  return new Promise((done) => setTimeout(done, moving || 300));
}
