// One table as this browser sees it: what the server has sent, in order, and what this seat can do.
// Changes queue: nothing is shown before what caused it.
import * as api from '../net/api';
import { atHand, hintHere, weighHere } from '../net/thinking';
import { isWarned, soon, warnsAt } from './move-warning';
import { dropOffline, keepOffline, keptOffline, wasPlayed, type Kept } from './offline';
import { shelf } from './shelf.svelte';
import {
  Connection,
  nextId,
  type Asked,
  type Bend,
  type Line as Talk,
  type Reply,
} from '../net/connection';
import type { Socket } from '../net/transport';
import { ScoreCount } from '../motion/score-count.svelte';
import type { GameTable } from '../games/game';
import { RivalMoves } from '../motion/rival-moves.svelte';
import type {
  About,
  Advice,
  Caution,
  Change,
  Choice,
  Do,
  Event,
  In,
  Move,
  Out,
  Person,
  Previewed,
  Result,
  Room,
  Said,
  Scene,
  Sheet,
  Times,
  Whole,
} from '../messages';
import { hurry, linger, travel } from '../motion/motion';
import { calm, settings } from './settings.svelte';
import { sound } from '../motion/sound';
import { bent, came, isPlay, joined, replied } from './story';
import { words } from '../text/words.svelte';

/** A line of the notebook. */
export interface Line {
  number: number;
  event: Event;
}

export interface Refusal {
  text: string;
  rule: string | null;
}

/** Something for screen readers. */
export interface News {
  number: number;
  text: string;
}

/** A choice as its game means it: a verb with arguments. */
export type Legal<A extends Verb, K extends A['verb'] = A['verb']> = Omit<Choice, 'action'> & {
  action: Extract<A, { verb: K }>;
};
interface Verb {
  verb: string;
}
type Arguments<A extends Verb, K extends A['verb']> = Partial<
  Omit<Extract<A, { verb: K }>, 'verb'>
>;

type Made = Pick<Move, 'moves' | 'phrase'>;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const LINES = 1000;
const LOST = 4000; // milliseconds without a connection until it is offered to go on without
const FINAL = [400, 403, 404, 409]; // what the server says no to for good
const KNOCK = 3000; // from one try to hand in what was played offline to the next
const NEWS = 60; // more than one change tells: what is dropped unheard is lost

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export class TableState<V = any, A extends Verb = any> {
  readonly id: string;
  game = $state.raw<GameTable<V> | null>(null);
  you = $state<number | null>(null);
  about = $state.raw<About | null>(null);
  room = $state.raw<Room | null>(null);
  scene = $state.raw<Scene | null>(null);
  times = $state.raw<Times | null>(null);
  lines = $state.raw<Line[]>([]);
  /** What happened last, as the table shows it: one change, less the trifles. */
  latest = $state.raw<Event[]>([]);
  news = $state.raw<News[]>([]);
  /** The secret of the link, for who may sit down. */
  invitation = $state('');
  chat = $state.raw<Said[]>([]);
  unread = $state(0);
  announcement = $state(''); // of the host, to all tables

  live = $state(false); // whether we are connected to the server
  #lost = $state(false); // whether we have not been for a while
  /** The game that goes on, or went on, without a connection, on this device. */
  kept = $state.raw<Kept | null>(null);
  offline = $state(false); // whether it is the one that is shown
  going = $state(false); // whether it is about to be
  sending = $state(false); // whether a move of ours is on its way
  refusal = $state.raw<Refusal | null>(null); // why the last message was refused
  closed = $state<string | null>(null); // why the server does not let us in
  advice = $state.raw<Advice | null>(null);
  counting = $state.raw<ScoreCount | null>(null); // the end, while it is counted on the table
  standing = $state(false); // whether the score so far is shown
  /** The names of what is pointed at: a table brings it into sight. */
  pointed = $state.raw<string[]>([]);
  pending = $state.raw<number[] | null>(null); // a move that waits for its confirmation
  /** What is said before a move is made, and that move. */
  warning = $state.raw<{ told: Caution; move: Made } | null>(null);
  warn = $state(false); // whether one wishes to be warned before a mistake
  thinking = $state(false); // whether advice is on its way
  readonly rivalMoves = new RivalMoves(this);
  /** How many changes wait to be shown at a pace one can follow. */
  behind = $state(0);
  /** The server's clock less ours, in seconds. */
  skew = 0;

  view = $derived(this.scene?.view as V);
  choices = $derived((this.scene?.choices ?? []) as Legal<A>[]);
  awaited = $derived<number[]>(this.scene?.awaited ?? []);
  result = $derived<Result | null>(this.scene?.result ?? null);
  people = $derived<Person[]>(this.room?.people ?? []);
  seats = $derived(this.people.length);
  names = $derived(this.people.map(({ name }) => name || words.say('web-empty-seat')));
  playing = $derived(this.room?.status === 'playing');
  /** Whether this seat is awaited: the game cannot go on without it. */
  mine = $derived(
    this.playing &&
      this.you !== null &&
      this.awaited.includes(this.you) &&
      !this.people[this.you]?.away,
  );
  /** Whether warnings are given here: among bots, where hints are. */
  warns = $derived(warnsAt(this.about, this.people, this.you));
  #due = $state(0); // the number of our decision, as last received: the display may lag behind
  /** Whether something can be done now, even if only to change a choice. */
  able = $derived(
    this.playing && this.choices.length > 0 && !this.sending && this.scene!.decision === this.#due,
  );

  /** Where the Python is with which this browser plays by itself. */
  #python = $derived(shelf.find(this.about?.game ?? '')?.python ?? '');
  /** Whether this table could go on at this device, because the connection is lost. */
  goesOn = $derived(
    this.#lost && !this.live && !this.offline && Boolean(this.kept ?? this.scene?.known),
  );

  /** Whether the score can be explained at any time. */
  get explains(): boolean {
    return Boolean(this.id) && !this.counting && !this.offline;
  }

  /** Where the table is drawn; pieces travel inside it. */
  stage: Element | null = null;

  #connection: Talk | null = null;
  #left = false;
  #handing = false;
  #stopKnocking: () => void = () => undefined;
  #token: string;
  #queue: Change[] = [];
  #busy = false;
  #hurried = false; // whether what is still to be shown shall be shown at once
  #pressed = false; // whether our own time runs meanwhile
  #present: Scene | null = null; // the table as it is, while what was before is shown again
  #numbers = 0;

  constructor(id: string, token: string) {
    this.id = id;
    this.#token = token;
    this.warn = isWarned(id);
  }

  /** Connect to the server, or to what replaces it, and show what it sends. */
  connect(line?: (heard: (message: Out) => void) => Talk): void {
    const heard = (message: Out) => this.#heard(message);
    if (line) {
      this.#connection = line(heard);
      this.live = true;
      return;
    }
    this.kept = keptOffline(this.id);
    if (this.kept && !this.kept.refused)
      void Promise.race([this.#handIn(), pause(LOST)]).then(() => this.#connect(heard));
    else this.#connect(heard);
  }

  #connect(heard: (message: Out) => void): void {
    if (this.#left || this.offline) return;
    let waits: ReturnType<typeof setTimeout> | undefined;
    this.#connection = new Connection(
      this.id,
      () => ({ type: 'hello', token: this.#token, language: words.language }) as In,
      heard,
      (live) => {
        this.live = live;
        if (!live) waits ??= setTimeout(() => (this.#lost = true), LOST);
        else {
          clearTimeout(waits);
          waits = undefined;
          this.#lost = false;
          if (!this.offline) void this.#handIn(); // if it failed before; the server shows what comes of it
        }
      },
    );
  }

  // Without a connection

  /** Whether what that takes is here, too. */
  get hasPython(): boolean {
    return atHand(this.#python);
  }

  /** Load what going on offline takes, while there is a connection. */
  prepareOffline(): void {
    if (this.scene?.known && this.hasPython)
      void import('../page/transport').then((device) => device.prepare(this.#python));
  }

  /** Go on at this device: from what this seat knows, with the same bots. */
  goOffline = async (): Promise<void> => {
    const [scene, about] = [this.scene, this.about];
    const server = this.#connection as Connection;
    this.going = true;
    try {
      const device = await import('../page/transport');
      device.start(this.#python);
      await device.ready();
      let kept = this.kept;
      if (!kept) {
        const decision = scene!.decision;
        const { table: local, token } = await device.goOn(this.#task(about!, scene!));
        const log = await device.logOf(local);
        kept = { log, decision, pending: server.pending, local, token, refused: '' };
      }
      if ((this.live && !kept.refused) || this.#left) return; // the connection is back meanwhile
      keepOffline(this.id, (this.kept = kept));
      server.end();
      this.#playHere(kept, device.openSocket, device.logOf);
    } catch {
      this.remark(words.say('web-offline-failed'));
    } finally {
      this.going = false;
    }
  };

  #task({ game, rules, options, hints, live }: About, { known }: Scene): object {
    const who = this.people.map(({ level }, seat) => (seat === this.you ? 'me' : level));
    const name = this.names[this.you!];
    const table = { game, rules, seats: who.length, options, hints, live, who, name };
    return { ...table, python: '', seat: this.you, record: known };
  }

  /** Play at the table of this device. What is shown is kept before. */
  #playHere(
    { local, token }: Kept,
    open: (table: string) => Socket,
    logOf: (table: string) => Promise<string>,
  ): void {
    this.offline = true;
    this.announce(words.say('web-offline-on'));
    this.sending = this.thinking = false;
    let shown = Promise.resolve();
    const heard = (message: Out) => {
      const keeps = message.type === 'table' || message.type === 'change';
      shown = shown.then(async () => {
        if (keeps) this.#keep({ log: await logOf(local) });
        if (this.offline) this.#heard(message);
      });
    };
    const hello = () => ({ type: 'hello', token, language: words.language }) as In;
    this.#connection = new Connection(local, hello, heard, (live) => (this.live = live), open);
    const knock = () => void this.#comeBack();
    const knocks = setInterval(knock, KNOCK);
    addEventListener('online', knock);
    this.#stopKnocking = () => {
      clearInterval(knocks);
      removeEventListener('online', knock);
    };
  }

  #keep(changed: Partial<Kept>): void {
    if (this.kept) keepOffline(this.id, (this.kept = { ...this.kept, ...changed }));
  }

  /** Hand in what was played, if the server answers; back to its table, if it was taken. */
  async #comeBack(): Promise<void> {
    if (this.sending || this.#left || !(await this.#handIn())) return;
    this.returnToServer();
  }

  /** Play at the server's table again. */
  returnToServer = (): void => {
    this.#stopKnocking();
    this.#connection?.end();
    this.offline = false;
    this.#connect((message) => this.#heard(message));
  };

  /** Forget what the server did not take. */
  forgetOffline = (): void => {
    dropOffline(this.id);
    this.kept = null;
  };

  /** Whether what was played offline is the server's now. */
  async #handIn(): Promise<boolean> {
    const kept = this.kept;
    if (!kept || kept.refused || this.#handing) return false;
    this.#handing = true;
    const { log, decision, pending } = kept;
    try {
      if (wasPlayed(kept))
        await api.handInOffline(this.id, { log, decision, pending }, this.#token);
      else await api.look(this.id, this.#token);
      if (this.kept !== kept) return false; // played on meanwhile: the next try has it
      this.forgetOffline();
      return true;
    } catch (wrong) {
      const refused = wrong instanceof api.Refused && FINAL.includes(wrong.status);
      if (refused) {
        this.#stopKnocking();
        this.#keep({ refused: wrong.message });
      }
      return false;
    } finally {
      this.#handing = false;
    }
  }

  /** Reconnect with another token or language. */
  reconnect(token = this.#token): void {
    this.#token = token;
    this.#connection?.again();
  }

  leave(): void {
    this.#left = true;
    this.#stopKnocking();
    this.#connection?.end();
  }

  // What this seat does

  /** Make a whole move of small moves; whether it was accepted. Who likes to confirm moves is asked
   * first, unless the move was put together and is `sure`. */
  act = async (moves: number[], sure = false): Promise<boolean> => {
    if (this.sending || !this.scene) return false;
    if (settings.confirm && !sure) {
      this.pending = moves;
      return false;
    }
    return this.#send({ moves });
  };

  /** Make a whole move in the game's notation, without further asking; whether it was accepted. */
  write = async (phrase: string): Promise<boolean> =>
    this.sending || !this.scene ? false : this.#send({ phrase });

  /** Why a move, in the game's notation, cannot be made; nothing is made. The answer is shown. */
  why = async (phrase: string): Promise<void> => {
    const reply = await this.#ask({ type: 'preview', id: nextId(), moves: [], phrase });
    this.#granted(reply);
  };

  /** The table as plain lines of text. */
  inText = async (): Promise<string[]> => {
    if (!this.offline) return api.text(this.id, this.names, this.#token);
    const { request } = await import('../page/transport');
    return api.text(this.kept!.local, this.names, this.kept!.token, request);
  };

  /** Have something read aloud by a screen reader. */
  announce(text: string): void {
    this.news = [...this.news, { number: this.#numbers++, text }].slice(-NEWS);
  }

  /** Say something of our own in the prompt, in the manner of a refusal. */
  remark(text: string, rule: string | null = null): void {
    this.refusal = { text, rule };
  }

  /** The table after some moves of ours, as far as we can know; null if that cannot be. */
  preview = async (moves: number[]): Promise<Previewed | null> => {
    const reply = await this.#ask({ type: 'preview', id: nextId(), moves });
    return reply.type === 'previewed' ? reply : null;
  };

  /** The score so far, line by line, as far as we may know it; null where the server does not answer. */
  sheet = (): Promise<Sheet | null> => api.sheet(this.id, this.#token).catch(() => null);

  /** Make the move of which one was warned. */
  insist = (): Promise<boolean> => this.#send(this.warning!.move, true);

  hint = async (): Promise<void> => {
    this.thinking = true;
    const here = this.offline ? null : await hintHere(this.id, this.#token);
    const reply = here ?? (await this.#ask({ type: 'hint', id: nextId() }));
    this.thinking = false;
    if (reply.type === 'advice') this.advice = reply;
    else this.#granted(reply);
  };

  say = (text: string): Promise<boolean> => this.#do({ type: 'chat', id: nextId(), text });
  askFor = (what: 'undo' | 'pause'): Promise<boolean> =>
    this.#do({ type: 'ask', id: nextId(), what });
  answer = (yes: boolean): Promise<boolean> => this.#do({ type: 'answer', id: nextId(), yes });
  do = (what: Do['what']): Promise<boolean> => this.#do({ type: 'do', id: nextId(), what });
  /** Before play: change seats, bots or options. */
  bend = (wish: Bend): Promise<boolean> => this.#do({ ...wish, id: nextId() });

  sitIn = (seat: number): Promise<boolean> => this.#do({ type: 'sit-in', id: nextId(), seat });

  /** Read a seat no more, at this table; or again. */
  mute = (seat: number, on: boolean): Promise<boolean> =>
    this.#do({ type: 'mute', id: nextId(), seat, on });

  promise = (promise: string): Promise<boolean> =>
    this.#do({ type: 'promise', id: nextId(), promise });
  tellNumber = (number: string): Promise<boolean> =>
    this.#do({ type: 'tell', id: nextId(), number });

  /** Hurry what is still being shown. */
  hurry = (): void => {
    this.#hurried = this.#busy;
    this.behind = 0;
    hurry();
  };

  /** Show once more what happened since we last acted. */
  again = async (): Promise<void> => {
    const [now, latest] = [this.scene, this.latest];
    if (this.#busy || !now) return;
    this.#busy = true;
    this.#present = now;
    await this.rivalMoves.again(now, () => this.#hurried || this.#present !== now);
    this.scene = this.#present;
    this.latest = latest;
    this.#busy = this.#hurried = false;
    await this.#show();
  };

  async #send(what: Made, sure = false): Promise<boolean> {
    this.sending = true;
    this.rivalMoves.begin();
    this.pending = null;
    this.advice = null;
    this.refusal = null;
    this.warning = null;
    const decision = this.scene!.decision;
    const told = this.warn && this.warns && !sure ? await this.#weigh(what) : null;
    if (told) {
      this.warning = { told, move: what };
      this.sending = false;
      return false;
    }
    const reply = await this.#ask({ type: 'move', id: nextId(), decision, ...what });
    this.sending = false;
    return this.#granted(reply);
  }

  /** What is to be said before a move. */
  async #weigh({ moves, phrase }: Made): Promise<Caution | null> {
    const asked = async () =>
      (this.offline ? null : await weighHere(this.id, this.#token, moves ?? [], phrase)) ??
      (await this.#ask({ type: 'weigh', id: nextId(), moves: moves ?? [], phrase }));
    const reply = await soon(asked());
    return reply?.type === 'weighed' ? reply.caution : null;
  }

  // How it is shown

  /** All choices of a verb that have these arguments: `choicesOf('give', { to: 1 })`. */
  choicesOf<K extends A['verb']>(verb: K, args: Arguments<A, K> = {}): Legal<A, K>[] {
    const wanted = Object.entries({ verb, ...args });
    const fits = ({ action }: Choice) =>
      wanted.every(([name, value]) => (action as Record<string, unknown>)[name] === value);
    return (this.scene?.choices ?? []).filter(fits) as Legal<A, K>[];
  }

  /** The first of them: `choice('give', { card: 'toad', to: 1 })`. */
  choice<K extends A['verb']>(verb: K, args: Arguments<A, K> = {}): Legal<A, K> | undefined {
    return this.choicesOf(verb, args)[0];
  }

  /** Whether a strong bot would consider this choice. */
  advised(choice: { move: number } | undefined): boolean {
    return choice !== undefined && (this.advice?.moves.includes(choice.move) ?? false);
  }

  tell = (event: Event): string => words.tell(event, this.names);

  /** Seconds left for a seat, now. */
  left(seat: number, now: number): number | null {
    const times = this.times;
    if (!times?.left) return null;
    const left = times.left[seat] ?? 0;
    return times.running.includes(seat) ? Math.max(left - (now + this.skew - times.at), 0) : left;
  }

  /** Seconds left in the sandglass, now; null where none runs. */
  sand(now: number): number | null {
    const times = this.times;
    if (times?.sand == null) return null;
    return Math.max(times.sand - (now + this.skew - times.at), 0);
  }

  // What the server sends

  #heard(message: Out): void {
    switch (message.type) {
      case 'table':
        this.#whole(message);
        break;
      case 'change':
        this.#queue.push(message);
        this.#due = message.scene?.decision ?? 0;
        this.#pressed = this.#runs(message.times);
        if (this.#rushed && this.#due !== this.scene?.decision) hurry(); // nobody waits to act
        this.behind = this.#rushed ? 0 : this.#queue.length;
        void this.#show();
        break;
      case 'heard':
        this.chat = [...this.chat, message.said];
        if (message.said.seat === this.you) break;
        this.unread += 1;
        this.announce(`${this.names[message.said.seat] ?? ''}: ${message.said.text}`);
        break;
      case 'announced':
        this.announcement = message.text;
        if (message.text) this.announce(message.text);
        break;
      case 'wrong':
        // The seat is somebody else's by now: look on, and perhaps sit down again.
        if (message.code !== 'server-bad-token' || !this.#token) this.closed = message.text;
        else this.reconnect('');
        break;
    }
  }

  #whole(whole: Whole): void {
    this.#queue = [];
    const news = bent(this, whole);
    this.you = whole.you;
    this.about = whole.about;
    this.room = whole.room;
    if (whole.scene?.decision !== this.scene?.decision) this.#forget();
    this.scene = this.#present = whole.scene;
    this.#due = whole.scene?.decision ?? 0;
    this.chat = whole.chat;
    this.#clock(whole.times);
    const first = this.lines.length === 0;
    this.#remember(
      this.lines.map((line) => line.event),
      [...news, ...whole.story],
    );
    for (const event of news) this.announce(this.tell(event));
    if (first && whole.scene && this.id) void this.#lookBack();
  }

  /** What was said of a move is of no use when the table is another. */
  #forget(): void {
    this.advice = this.refusal = this.pending = this.warning = null;
  }

  /** Fetch what happened before we connected. */
  async #lookBack(): Promise<void> {
    const { story } = await api.story(this.id, this.#token).catch(() => ({ story: [] }));
    this.#remember(
      story,
      this.lines.map((line) => line.event),
    );
    // By correspondence one comes back after hours.
    if (this.mine && !this.about!.live)
      this.rivalMoves.comeBack(this.lines.map(({ event }) => event));
  }

  #remember(older: Event[], newer: Event[]): void {
    this.lines = joined(older, newer)
      .slice(-LINES)
      .map((event) => this.#line(event));
    this.latest = this.lines.slice(-1).map(({ event }) => event);
  }

  async #show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        this.behind = this.#rushed ? 0 : this.#queue.length;
        await this.#take(next);
      }
    } finally {
      this.#busy = this.#hurried = false;
    }
  }

  /** Whether our own time runs, or a sandglass for all. */
  #runs(times: Times): boolean {
    return times.sand != null || (this.you !== null && times.running.includes(this.you));
  }

  get #rushed(): boolean {
    return this.#hurried || this.#pressed || settings.pace === 'once';
  }

  async #take(change: Change): Promise<void> {
    const [before, wasMine] = [this.view, this.mine];
    const moment = before && this.game?.moment?.(before, change.story);
    if (moment) {
      this.#queue.unshift({ ...change, story: change.story.slice(moment.told) });
      const scene = { ...this.scene!, view: moment.view, awaited: [], choices: [] };
      change = { ...change, scene, story: change.story.slice(0, moment.told) };
    }
    const late = this.#rushed && this.#queue.length > 0 && change.scene?.decision !== this.#due;
    const shown = this.rivalMoves.of(this.scene, change.scene, change.story);
    if (this.game) {
      const heard = change.story.map((event) => this.game!.sound(event)).find(Boolean);
      if (heard) sound(heard);
    }
    const story = [...came(this.room, change.room), ...change.story];
    const reply = replied(this.room, change.room, this.you);
    await travel(late ? null : this.stage, shown?.travels.flat() ?? [], () => {
      if (change.room) this.room = change.room;
      if (change.scene?.result && !this.result) this.counting = this.#count(change.scene);
      this.scene = change.scene;
      this.#clock(change.times);
      this.lines = [...this.lines, ...story.map((event) => this.#line(event))].slice(-LINES);
      const told = story.filter((event) => !this.game?.trifling?.(event));
      if (told.length) this.latest = told;
      // Whoever has just moved knows that; what follows from it is announced to them as to all others.
      const known = this.sending && told[0]?.args.seat === this.you ? 1 : 0;
      for (const event of told.slice(known)) this.announce(this.tell(event));
      if (change.story.some(isPlay)) this.#forget();
      if (reply) this.remark(this.tell(reply));
    });
    if (this.counting && this.stage) await this.counting.run(this.stage);
    this.counting = null;
    // Where newer changes are queued already, there is no pause.
    if (shown) await this.rivalMoves.take(shown, this.#rushed, moment ? 0 : this.#queue.length);
    if (moment && this.#queue.length < 2) await linger(this.stage);
    if (!this.mine || wasMine) return;
    sound('turn');
    this.rivalMoves.come();
  }

  /** A game that ends before our eyes is counted on the table, unless nothing shall move. */
  #count({ result, view }: Scene): ScoreCount | null {
    if (!this.stage || document.hidden || settings.text || calm()) return null;
    return new ScoreCount(result!, (line, seat) => this.game?.where?.(line, seat, view as V) ?? []);
  }

  #line(event: Event): Line {
    return { number: this.#numbers++, event };
  }

  #clock(times: Times): void {
    this.times = times;
    this.skew = times.at - Date.now() / 1000;
  }

  #ask(message: Asked): Promise<Reply> {
    return this.#connection!.ask(message);
  }

  async #do(message: Asked): Promise<boolean> {
    return this.#granted(await this.#ask(message));
  }

  #granted(reply: Reply): boolean {
    if (reply.type !== 'wrong') return true;
    const rule = reply.rule ?? null;
    // The prompt draws the rule's id as a link, so it need not end the sentence, too.
    this.refusal = { text: rule ? reply.text.replace(` [${rule}]`, '') : reply.text, rule };
    return false;
  }
}
