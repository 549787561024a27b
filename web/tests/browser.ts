// As much of a browser as the client's logic asks for: a store, a socket that a test holds the other
// end of. What is drawn is tried in a real browser (tests/browser).
import { vi } from 'vitest';

class Store {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
}

/** A socket whose server is the test. */
export class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    if (this.readyState === Socket.CLOSED) return;
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const lastSocket = (): Socket => Socket.all.at(-1)!;

const style = { getPropertyValue: (name: string) => (name === '--d-long' ? '.42s' : '120ms') };
vi.stubGlobal('localStorage', new Store());
vi.stubGlobal('sessionStorage', new Store());
vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('location', { protocol: 'http:', host: 'tepui.test', hash: '', pathname: '/' });
const listeners = new Map<string, Set<(event: object) => void>>();
const addEventListener = (name: string, listener: (event: object) => void) =>
  void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
const removeEventListener = (name: string, listener: (event: object) => void) =>
  void listeners.get(name)?.delete(listener);

/** Let something happen to the page. */
export const happen = (name: string, event: object = {}): void =>
  listeners.get(name)?.forEach((listener) => listener(event));

vi.stubGlobal('document', {
  documentElement: { dataset: {}, lang: '' },
  hidden: false,
  addEventListener,
  removeEventListener,
});
vi.stubGlobal('getComputedStyle', () => style);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('addEventListener', addEventListener);
vi.stubGlobal('removeEventListener', removeEventListener);
vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
