// One table as this browser sees it: what the server sends comes in here, and what this seat does
// goes out.
import { person } from '../local/person';
import { settings } from '../local/settings.svelte';
import type { Do, Out, Previewed, Sheet, Whole } from '../messages';
import * as api from '../net/api';
import {
  Connection,
  nextId,
  type Ask,
  type Asked,
  type Channel,
  type RoomChange,
} from '../net/connection';
import { words } from '../text/words.svelte';
import type { Verb } from './choices';
import { TableData } from './data.svelte';
import { Help, type Made } from './help.svelte';
import { RivalMoves } from './rival-moves.svelte';
import { Showing } from './showing.svelte';
import { roomChanges } from './story';
import { Talk } from './talk.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export class TableState<V = any, A extends Verb = any> extends TableData<V, A> {
  live = $state(false); // whether we are connected to the server
  closed = $state<string | null>(null); // why the server does not let us in
  /** The secret of the link, for who may sit down. */
  invitation = $state('');
  standing = $state(false); // whether the score so far is shown
  /** The names of what is pointed at: a table brings it into sight. */
  pointed = $state.raw<string[]>([]);

  #channel: Channel | null = null;
  #ask: Ask = (message) => this.#channel!.ask(message);
  readonly help = new Help(this, this.#ask);
  readonly talk = new Talk(this, this.#ask);
  readonly rivalMoves = new RivalMoves(this);
  readonly showing = new Showing(this, this.rivalMoves, () => this.#forget());

  /** Whether the score can be explained at any time. */
  get explains(): boolean {
    return Boolean(this.id) && !this.counting;
  }

  /** Whether a strong bot would consider this choice. */
  advised(choice: { move: number } | undefined): boolean {
    return choice !== undefined && (this.help.advice?.moves.includes(choice.move) ?? false);
  }

  /** Connect to the server, or to what replaces it, and show what it sends. */
  connect(channel?: (heard: (message: Out) => void) => Channel): void {
    const heard = (message: Out) => this.#heard(message);
    if (channel) {
      this.#channel = channel(heard);
      this.live = true;
      return;
    }
    this.#channel = new Connection(
      this.id,
      () => ({
        type: 'hello',
        token: this.token,
        language: words.language,
        browser: person(),
      }),
      heard,
      (live) => (this.live = live),
    );
  }

  /** Reconnect with another token or language. */
  reconnect(token = this.token): void {
    this.token = token;
    this.#channel?.again();
  }

  leave(): void {
    this.#channel?.end();
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

  /** Make the move that the warning was about. */
  insist = (): Promise<boolean> => this.#send(this.help.warning!.move, true);

  async #send(move: Made, insisted = false): Promise<boolean> {
    this.sending = true;
    this.rivalMoves.begin();
    this.#forget();
    const decision = this.scene!.decision;
    const { help } = this;
    const warned = help.warn && help.warns && !insisted && (await help.warnOf(move));
    const reply = warned
      ? null
      : await this.#ask({ type: 'move', id: nextId(), decision, ...move });
    this.sending = false;
    return reply !== null && this.granted(reply);
  }

  /** Why a move, in the game's notation, cannot be made; nothing is made. The answer is shown. */
  why = async (phrase: string): Promise<void> => {
    this.granted(await this.#ask({ type: 'preview', id: nextId(), moves: [], phrase }));
  };

  /** The table after some moves of ours, as far as we can know; null if that cannot be. */
  preview = async (moves: number[]): Promise<Previewed | null> => {
    const reply = await this.#ask({ type: 'preview', id: nextId(), moves });
    return reply.type === 'previewed' ? reply : null;
  };

  /** The score so far, line by line, as far as we may know it; null where the server does not answer. */
  sheet = (): Promise<Sheet | null> => api.sheet(this.id, this.token).catch(() => null);

  /** The table as plain lines of text. */
  inText = (): Promise<string[]> => api.text(this.id, this.names, this.token);

  askFor = (what: 'undo' | 'pause'): Promise<boolean> =>
    this.#do({ type: 'ask', id: nextId(), what });
  answer = (yes: boolean): Promise<boolean> => this.#do({ type: 'answer', id: nextId(), yes });
  do = (what: Do['what']): Promise<boolean> => this.#do({ type: 'do', id: nextId(), what });
  /** Before play: change seats, bots or options. */
  changeRoom = (wish: RoomChange): Promise<boolean> => this.#do({ ...wish, id: nextId() });
  sitIn = (seat: number): Promise<boolean> => this.#do({ type: 'sit-in', id: nextId(), seat });
  promise = (promise: string): Promise<boolean> =>
    this.#do({ type: 'promise', id: nextId(), promise });
  tellNumber = (number: string): Promise<boolean> =>
    this.#do({ type: 'tell', id: nextId(), number });

  async #do(message: Asked): Promise<boolean> {
    return this.granted(await this.#ask(message));
  }

  // What the server sends

  #heard(message: Out): void {
    switch (message.type) {
      case 'table':
        this.#apply(message);
        break;
      case 'change':
        this.due = message.scene?.decision ?? 0;
        this.showing.add(message);
        break;
      case 'heard':
        this.talk.heard(message.said);
        break;
      case 'announced':
        this.talk.announced(message.text);
        break;
      case 'wrong':
        // The seat is somebody else's by now: look on, and perhaps sit down again.
        if (message.code !== 'server-bad-token' || !this.token) this.closed = message.text;
        else this.reconnect('');
        break;
    }
  }

  /** The table is as the server says, whatever we knew of it. */
  #apply(whole: Whole): void {
    const news = roomChanges(this, whole);
    this.you = whole.you;
    this.about = whole.about;
    this.room = whole.room;
    this.together = whole.together ?? [];
    if (whole.scene?.decision !== this.scene?.decision) this.#forget();
    this.showing.start(whole.scene);
    this.due = whole.scene?.decision ?? 0;
    this.talk.chat = whole.chat;
    this.setTimes(whole.times);
    const first = this.lines.length === 0;
    this.renote(this.events, [...news, ...whole.story]);
    for (const event of news) this.announce(this.tell(event));
    if (first && whole.scene && this.id) void this.#lookBack();
  }

  /** A warning about a move is of no use when the table has changed. */
  #forget(): void {
    this.refusal = this.pending = null;
    this.help.forget();
  }

  /** Fetch what happened before we connected. */
  async #lookBack(): Promise<void> {
    const { story } = await api.story(this.id, this.token).catch(() => ({ story: [] }));
    this.renote(story, this.events);
    // By correspondence one comes back after hours.
    if (this.mine && !this.about!.live) this.rivalMoves.comeBack(this.events);
  }
}
