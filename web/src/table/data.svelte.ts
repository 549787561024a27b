// A table as the server has described it to this seat, and what follows from that.
import type { About, Event, Person, Result, Room, Scene, Times } from '../messages';
import type { ScoreCount } from '../motion/score-count.svelte';
import type { Reply } from '../net/connection';
import { words } from '../text/words.svelte';
import { matching, type Arguments, type Legal, type Verb } from './choices';
import type { GameTable } from './game-table';
import { joined } from './story';

/** A line of the notebook. */
export interface NotebookLine {
  number: number;
  event: Event;
}

export interface Refusal {
  text: string;
  rule: string | null;
}

/** Something for screen readers. */
interface News {
  number: number;
  text: string;
}

export const AFTER = 'tepui-after'; // the table of this tab that goes on from a lesson
const LINES = 1000;
const NEWS = 60; // more than one change tells: what is dropped unheard is lost

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export class TableData<V = any, A extends Verb = any> {
  readonly id: string;
  token: string; // of our seat; empty for spectators
  game = $state.raw<GameTable<V> | null>(null);
  you = $state<number | null>(null);
  about = $state.raw<About | null>(null);
  room = $state.raw<Room | null>(null);
  /** Before we sit: the seats with which we share a connection, where that matters. */
  together = $state.raw<number[]>([]);
  scene = $state.raw<Scene | null>(null);
  times = $state.raw<Times | null>(null);
  /** The notebook. */
  lines = $state.raw<NotebookLine[]>([]);
  /** What happened last, as the table shows it: one change, without minor events. */
  latest = $state.raw<Event[]>([]);
  news = $state.raw<News[]>([]);
  sending = $state(false); // whether a move of ours is on its way
  pending = $state.raw<number[] | null>(null); // a move that waits for its confirmation
  refusal = $state.raw<Refusal | null>(null); // why the last message was refused
  counting = $state.raw<ScoreCount | null>(null); // the end, while it is counted on the table
  due = $state(0); // the number of our decision, as last received: the display may lag behind
  /** Where the table is drawn; pieces travel inside it. */
  stage: Element | null = null;
  #skew = 0; // the server's clock less ours, in seconds
  #numbers = 0;

  constructor(id: string, token: string) {
    this.id = id;
    this.token = token;
  }

  view = $derived(this.scene?.view as V);
  choices = $derived((this.scene?.choices ?? []) as Legal<A>[]);
  awaited = $derived<number[]>(this.scene?.awaited ?? []);
  result = $derived<Result | null>(this.scene?.result ?? null);
  people = $derived<Person[]>(this.room?.people ?? []);
  seats = $derived(this.people.length);
  names = $derived(this.people.map(({ name }) => name || words.say('web-empty-seat')));
  /** Where it begins, if that is not the deal. */
  get begins(): string {
    if (!this.about?.arranged) return '';
    const lesson = sessionStorage[AFTER] === this.id;
    return words.say(lesson ? 'web-begins-lesson' : 'web-begins-within');
  }
  playing = $derived(this.room?.status === 'playing');
  /** Whether this seat is awaited: the game cannot go on without it. */
  mine = $derived(
    this.playing &&
      this.you !== null &&
      this.awaited.includes(this.you) &&
      !this.people[this.you]?.away,
  );
  /** Whether something can be done now, even if only to change a choice. */
  able = $derived(
    this.playing && this.choices.length > 0 && !this.sending && this.scene!.decision === this.due,
  );

  /** All choices of a verb that have these arguments: `choicesOf('give', { to: 1 })`. */
  choicesOf<K extends A['verb']>(verb: K, args: Arguments<A, K> = {}): Legal<A, K>[] {
    return matching(this.scene?.choices ?? [], verb, args);
  }

  /** The first of them: `choice('give', { card: 'toad', to: 1 })`. */
  choice<K extends A['verb']>(verb: K, args: Arguments<A, K> = {}): Legal<A, K> | undefined {
    return this.choicesOf(verb, args)[0];
  }

  tell = (event: Event): string => words.tell(event, this.names);

  // Clocks

  setTimes(times: Times): void {
    this.times = times;
    this.#skew = times.at - Date.now() / 1000;
  }

  /** Seconds left for a seat, now. */
  left(seat: number, now: number): number | null {
    const times = this.times;
    if (!times?.left) return null;
    const left = times.left[seat] ?? 0;
    return times.running.includes(seat) ? Math.max(left - (now + this.#skew - times.at), 0) : left;
  }

  /** Seconds left in the sandglass, now; null where none runs. */
  sand(now: number): number | null {
    const times = this.times;
    if (times?.sand == null) return null;
    return Math.max(times.sand - (now + this.#skew - times.at), 0);
  }

  // What is written and said

  /** Write what has just happened into the notebook. */
  note(story: Event[]): void {
    this.lines = [...this.lines, ...story.map((event) => this.#line(event))].slice(-LINES);
  }

  /** Write two stories that may overlap into the notebook, in place of what is there. */
  renote(older: Event[], newer: Event[]): void {
    this.lines = joined(older, newer)
      .slice(-LINES)
      .map((event) => this.#line(event));
    this.latest = this.lines.slice(-1).map(({ event }) => event);
  }

  get events(): Event[] {
    return this.lines.map(({ event }) => event);
  }

  #line(event: Event): NotebookLine {
    return { number: this.#numbers++, event };
  }

  /** Have something read aloud by a screen reader. */
  announce(text: string): void {
    this.news = [...this.news, { number: this.#numbers++, text }].slice(-NEWS);
  }

  /** Say something of our own in the prompt, in the manner of a refusal. */
  remark(text: string, rule: string | null = null): void {
    this.refusal = { text, rule };
  }

  /** Whether the server did as asked; if not, the prompt says why. */
  granted(reply: Reply): boolean {
    if (reply.type !== 'wrong') return true;
    const rule = reply.rule ?? null;
    // The prompt draws the rule's id as a link, so it need not end the sentence, too.
    this.remark(rule ? reply.text.replace(` [${rule}]`, '') : reply.text, rule);
    return false;
  }
}
