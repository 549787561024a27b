// The time in seconds, moving on while somebody looks at it.
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
