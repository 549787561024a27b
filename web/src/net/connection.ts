// The socket of a table. It reconnects by itself and resends what has not been answered: messages
// carry an id, so that none takes effect twice. A connection can be dead silently (a tunnel,
// another network), so silence is probed, and treated as its end if it lasts.
import type { In, Out } from '../messages';
import { openSocket, type Socket } from '../platform/transport';

export type Reply = Extract<Out, { id: string }>;
export type Asked = Extract<In, { id: string }>;
export type Ask = (message: Asked) => Promise<Reply>;
type Unnumbered<T> = T extends Asked ? Omit<T, 'id'> : never;
/** What changes a table before play. */
export type RoomChange = Unnumbered<Extract<In, { type: 'fill' | 'free' | 'shift' | 'settle' }>>;

/** What a table asks and hears by: its socket, or what stands in for one. */
export interface Channel {
  ask(message: Asked): Promise<Reply>;
  again(): void;
  end(): void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 4000; // milliseconds of silence until we ask whether the line is alive
const PATIENCE = 6000; // and until it is dead, if there is no answer

// Ids are unique to this page load.
const START = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join(
  '',
);
let ids = 0;

/** An id that no message had before. */
export const nextId = (): string => `${START}-${ids++}`;

const openedEarly = new Map<string, Socket>();

/** Open a table's connection while its page is still on its way. */
export function openEarly(table: string): void {
  openedEarly.set(table, openSocket(table));
}

export class Connection implements Channel {
  #socket: Socket | null = null;
  #open = new Map<string, { message: Asked; answer: (reply: Reply) => void }>();
  #tries = 0;
  #ended = false;
  #greeted = false;
  #heardAt = 0;
  #doubted = false; // the net is said to be lost, and nothing was heard since
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly hello: () => In,
    private readonly heard: (message: Out) => void,
    private readonly changed: (live: boolean) => void,
  ) {
    this.#connect();
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#cut);
    addEventListener('pageshow', this.#shown);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Send a message and wait for its answer, however long the line is cut. */
  ask(message: Asked): Promise<Reply> {
    return new Promise((answer) => {
      this.#open.set(message.id, { message, answer });
      if (this.#greeted) this.#send(message);
    });
  }

  /** Reconnect, as someone else or in another language. */
  again(): void {
    if (this.#ended)
      this.#connect(); // we were refused as whom we said we were
    else this.#socket?.close();
    this.#ended = false;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#watch);
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#cut);
    removeEventListener('pageshow', this.#shown);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  /** Say hello again, whatever the state of the old connection: a page that slept cannot know. */
  #retry = (): void => {
    if (!this.#ended) this.#connect();
  };
  /** The machine has lost its net: say so at once, and ask whether the server is on this side of it. */
  #cut = (): void => {
    if (this.#ended) return;
    this.#doubted = true;
    this.changed(false);
    clearTimeout(this.#watch);
    this.#send({ type: 'beat' });
    this.#watch = setTimeout(() => this.#dead(), PATIENCE);
  };
  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#retry();
  };
  #seen = (): void => {
    if (!document.hidden && Date.now() - this.#heardAt > QUIET) this.#retry();
  };

  #now(): void {
    if (!this.#greeted && !this.#ended) this.#connect();
  }

  /** Something was heard: the line is alive. Else ask, and then give it up. */
  #alive(): void {
    this.#heardAt = Date.now();
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ type: 'beat' });
      this.#watch = setTimeout(() => this.#dead(), PATIENCE);
    }, QUIET);
  }

  #dead(): void {
    if (this.#ended) return;
    this.changed(false);
    this.#tries++;
    this.#connect();
  }

  #connect(): void {
    this.#greeted = false;
    clearTimeout(this.#watch);
    // A slow server is given more time at each try, so that somebody gets in at last.
    this.#watch = setTimeout(() => this.#dead(), (QUIET + PATIENCE) * (this.#tries + 1));
    const old = this.#socket;
    if (old) old.onopen = old.onclose = old.onmessage = null;
    old?.close();
    const socket = openedEarly.get(this.table) ?? openSocket(this.table);
    openedEarly.delete(this.table);
    this.#socket = socket;
    const greet = () => this.#send(this.hello());
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = (event) => {
      if (this.#greeted) {
        this.#alive();
        if (this.#doubted) this.changed(true);
        this.#doubted = false;
      }
      this.#receive(JSON.parse(event.data) as Out);
    };
    socket.onclose = () => this.#lost();
    if (socket.readyState === WebSocket.CLOSED) this.#lost(); // nobody opened
  }

  #lost(): void {
    this.#greeted = false;
    clearTimeout(this.#watch);
    if (this.#ended) return;
    this.changed(false);
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    setTimeout(() => this.#now(), wait * (0.75 + Math.random() / 2));
  }

  #receive(message: Out): void {
    switch (message.type) {
      case 'ping':
        this.#send({ type: 'pong', ping: message.ping });
        return;
      case 'bye':
        return; // it closes now, and we come back
      case 'table': {
        const again = this.#greeted; // the whole table is sent again: nothing of ours was lost
        this.#greeted = true;
        this.#alive();
        this.#tries = 0;
        this.changed(true);
        this.heard(message);
        if (!again) for (const { message } of this.#open.values()) this.#send(message);
        return;
      }
      default: {
        if (!('id' in message)) return this.heard(message);
        const open = this.#open.get(message.id);
        this.#open.delete(message.id);
        if (open) open.answer(message);
        else if (message.type === 'wrong') {
          this.#ended = true; // hello was refused: the table will not have us
          this.heard(message);
        }
      }
    }
  }

  #send(message: In): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
