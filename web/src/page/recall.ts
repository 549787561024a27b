// Python's memory as it is when it starts, unpacked, in the origin's private file system: on later
// visits reading it takes less time than unpacking it. Where that is not possible, nothing is lost.
import { folder, opened } from './kept';

const NAME = 'memory-';
const HEAD = 4096; // bytes that are written last: without them, the rest may not be whole
const ROOM = 10; // times its size must be free, so that games find room

/** Read the memory of this digest, if it has been kept; whether it has. */
export async function recall(digest: string, memory: Uint8Array): Promise<boolean> {
  try {
    const handle = await opened(await folder(), NAME + digest, false);
    try {
      const size = memory.length;
      const whole = handle.getSize() === size && handle.read(memory, { at: 0 }) === size;
      return whole && memory.subarray(0, HEAD).some(Boolean);
    } finally {
      handle.close();
    }
  } catch {
    return false; // also while another worker reads it
  }
}

/** Keep a memory in the place of older ones, if there is room. */
export async function remember(digest: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM * memory.length) return;
  const place = await folder();
  for await (const name of place.keys()) if (name.startsWith(NAME)) await place.removeEntry(name);
  const handle = await opened(place, NAME + digest, true);
  try {
    handle.write(memory.subarray(HEAD), { at: HEAD });
    handle.flush();
    handle.write(memory.subarray(0, HEAD), { at: 0 });
    handle.flush();
  } finally {
    handle.close();
  }
}
