// Polls at intervals, but only while the page is visible.
import { untrack } from 'svelte';

const PAUSE = 15_000;

/** Do something now, and again every so often while the page is seen; undone by the answer.
 *
 * What is asked may change what it reads: an effect that polls starts again only for what it reads itself. */
export function poll(ask: () => Promise<void>, pause = PAUSE): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    clearTimeout(timer);
    if (!document.hidden) await untrack(ask).catch(() => undefined); // the next time may be luckier
    if (!ended) timer = setTimeout(again, pause);
  };
  const seen = () => {
    if (!document.hidden) void again();
  };
  document.addEventListener('visibilitychange', seen);
  void again();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
