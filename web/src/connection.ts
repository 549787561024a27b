// The socket of a table. It connects again by itself, and sends again what has not been answered:
// messages carry an id, so that none is carried out twice.
import type { Advice, Done, In, Out, Previewed, Wrong } from './messages';

export type Reply = Advice | Done | Previewed | Wrong;
type Asked = Extract<In, { id: string }>;

const WAITS = [250, 500, 1000, 2000, 4000, 8000];

const knocked = new Map<string, WebSocket>();

/** Knock at a table's door while its page is still on its way. */
export function knock(table: string): void {
  knocked.set(table, socketOf(table));
}

function socketOf(table: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`);
}

export class Connection {
  #socket: WebSocket | null = null;
  #open = new Map<string, { message: Asked; answer: (reply: Reply) => void }>();
  #tries = 0;
  #ended = false;
  #greeted = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => In,
    private readonly heard: (message: Out) => void,
    private readonly changed: (live: boolean) => void,
  ) {
    this.#connect();
    addEventListener('online', this.#now);
  }

  /** Send a message and wait for its answer, however long the line is cut. */
  ask(message: Asked): Promise<Reply> {
    return new Promise((answer) => {
      this.#open.set(message.id, { message, answer });
      if (this.#greeted) this.#send(message);
    });
  }

  /** Connect anew, as someone else or in another language. */
  again(): void {
    this.#socket?.close();
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (!this.#greeted && !this.#ended) this.#connect();
  };

  #connect(): void {
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    old?.close();
    const socket = knocked.get(this.table) ?? socketOf(this.table);
    knocked.delete(this.table);
    this.#socket = socket;
    const greet = () => this.#send(this.hello());
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as Out);
    socket.onclose = () => this.#lost();
    if (socket.readyState === WebSocket.CLOSED) this.#lost(); // nobody opened
  }

  #lost(): void {
    this.#greeted = false;
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
      case 'table':
        this.#greeted = true;
        this.#tries = 0;
        this.changed(true);
        this.heard(message);
        for (const { message } of this.#open.values()) this.#send(message);
        return;
      case 'done':
      case 'wrong':
      case 'advice':
      case 'previewed': {
        const open = this.#open.get(message.id);
        this.#open.delete(message.id);
        if (open) open.answer(message);
        else if (message.type === 'wrong') {
          this.#ended = true; // hello was refused: the table will not have us
          this.heard(message);
        }
        return;
      }
      default:
        this.heard(message);
    }
  }

  #send(message: In): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
