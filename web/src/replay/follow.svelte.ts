// A review, polled while the coach makes it.
import type { Review, Reviewed } from '../messages';
import { Refused } from '../net/api';
import { words } from '../text/words.svelte';

const PAUSE = 1000; // milliseconds from one question to the next

export class Following {
  review = $state.raw<Review | null>(null);
  done = $state(0);
  wrong = $state('');
  #stopped = false;

  async follow(ask: () => Promise<Reviewed>): Promise<void> {
    try {
      await words.need('coach');
      while (!this.#stopped) {
        const found = await ask();
        if (found.review) this.review = found.review;
        this.done = found.done;
        if (this.done >= 1) return;
        await new Promise((on) => setTimeout(on, PAUSE));
      }
    } catch (error) {
      this.wrong = error instanceof Refused ? error.message : String(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
