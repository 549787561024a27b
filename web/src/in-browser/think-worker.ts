// A worker for bots, hints, the coach and a day's par. It does one job after the other.
import { python } from './python';

let started: ReturnType<typeof start> | undefined;

async function start() {
  const py = await python(true);
  const tepui = py.pyimport('tepui.page.worker') as {
    do(job: unknown, post: (result: { toJs(): Uint8Array; destroy(): void }) => void): void;
  };
  return { py, tepui };
}

onmessage = async ({ data: { id, job } }: MessageEvent<{ id: number; job: Uint8Array }>) => {
  const { py, tepui } = await (started ??= start());
  tepui.do(py.toPy(job), (result) => {
    postMessage({ id, data: result.toJs() });
    result.destroy();
  });
};
