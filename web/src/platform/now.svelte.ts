// The time in seconds, updated while something visible depends on it.
import { createSubscriber } from 'svelte/reactivity';

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 200);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#subscribe();
    return Date.now() / 1000;
  }
}

export const clock = new Now();
