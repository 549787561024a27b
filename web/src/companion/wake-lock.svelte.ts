// Keeps the screen awake beside a real table. A browser releases the lock when the page is hidden,
// so it is requested again when the page comes back.
class WakeLock {
  /** Whether the screen is kept awake now. */
  held = $state(false);
  #wanted = false;
  #lock: WakeLockSentinel | null = null;

  /** Keep the screen awake until the returned function is called. */
  hold = (): (() => void) => {
    this.#wanted = true;
    void this.#ask();
    document.addEventListener('visibilitychange', this.#ask);
    return () => {
      this.#wanted = false;
      document.removeEventListener('visibilitychange', this.#ask);
      void this.#lock?.release();
    };
  };

  #ask = async (): Promise<void> => {
    if (!this.#wanted || this.held || document.hidden || !('wakeLock' in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request('screen');
      this.held = true;
      this.#lock.addEventListener('release', () => (this.held = false));
    } catch {
      this.held = false; // the battery is low, or the browser does not wish to
    }
  };
}

export const wakeLock = new WakeLock();
