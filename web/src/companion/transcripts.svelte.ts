// Games at real tables that are being written down in this browser, one of each title. Every tap is
// kept at once, so that nothing is lost when a phone sleeps.
import { store, stored } from '../platform/storage';
import type { TranscriptEntered } from '../messages';

const KEPT = 'tepui-transcripts';

const read = (): Record<string, TranscriptEntered> => stored(KEPT, {});

class Transcripts {
  #kept = $state.raw(read());
  /** Whether the browser could write the last tap down. */
  written = $state(true);

  of(game: string): TranscriptEntered | null {
    return this.#kept[game] ?? null;
  }

  put(game: string, transcript: TranscriptEntered): void {
    this.#write({ ...this.#kept, [game]: transcript });
  }

  forget(game: string): void {
    this.#write(Object.fromEntries(Object.entries(this.#kept).filter(([id]) => id !== game)));
  }

  #write(kept: Record<string, TranscriptEntered>): void {
    this.#kept = kept;
    try {
      store(KEPT, kept);
      this.written = true;
    } catch {
      this.written = false;
    }
  }
}

export const transcripts = new Transcripts();

/** What taps enter: the phrase of the last, or what was counted after it. */
export function phraseOf(path: Tapped[], counts: number[] = []): string {
  const { phrase = '', then = [] } = path.at(-1) ?? {};
  const counted = then.flatMap((tap, i) => Array<string>(counts[i] ?? 0).fill(tap.phrase ?? ''));
  return [phrase, ...counted].join(' ');
}

type Tapped = { phrase?: string; then?: Tapped[] };
