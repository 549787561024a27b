// What Python starts from, unpacked, in the origin's private file system: on later visits reading it takes less
// time than unpacking it. Where that is not possible, nothing is lost.
import { folder, opened } from './database-file';

const NAME = 'memory-';
const HEAD = 4096; // bytes that are written last: without them, the rest may not be whole
const ROOM = 10; // times its size must be free, so that games find room

/** How long what Python starts from is, and its digest. */
export interface About {
  digest: string;
  memory: number; // a picture of its memory, with a head
  head: number;
  own: number; // files
}

export interface Recalled {
  own: Uint8Array;
  fill(memory: Int8Array): void; // with the rest of the picture
}

/** Find what has been kept, if it is whole, and read the head of the picture. */
export async function recall(
  { digest, memory, own }: About,
  head: Uint8Array,
): Promise<Recalled | null> {
  try {
    const handle = await opened(await folder(), NAME + digest, 'read-only');
    const read = (into: Uint8Array | Int8Array, at: number): void => {
      if (handle.read(into, { at }) !== into.length) throw new Error(`${NAME}${digest} is short`);
    };
    try {
      const files = new Uint8Array(own);
      read(head, 0);
      const whole = new Uint32Array(head.buffer)[1] === head.length; // as it says itself
      if (!whole || handle.getSize() !== memory + own) throw new Error('it is not whole');
      read(files, memory);
      const fill = (into: Int8Array) => {
        read(into.subarray(0, memory - head.length), head.length);
        handle.close();
      };
      return { own: files, fill };
    } catch (wrong) {
      handle.close();
      throw wrong;
    }
  } catch {
    return null;
  }
}

/** Keep it in the place of what was kept before, if there is room. */
export async function remember(
  { digest, memory }: About,
  picture: Uint8Array<ArrayBuffer>,
  own: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM * memory) return;
  const place = await folder();
  for await (const name of place.keys()) if (name.startsWith(NAME)) await place.removeEntry(name);
  const handle = await opened(place, NAME + digest, 'readwrite');
  try {
    handle.write(own, { at: memory });
    handle.write(picture.subarray(HEAD), { at: HEAD });
    handle.flush();
    handle.write(picture.subarray(0, HEAD), { at: 0 });
    handle.flush();
  } finally {
    handle.close();
  }
}
