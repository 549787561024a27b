// The database file, kept by the browser: SQLite reads and writes it in place (in the origin's
// private file system), so that what is acknowledged is stored.
import type { PyodideInterface } from 'pyodide';

export const FOLDER = '/kept';
const FILES = ['tepui.db', 'tepui.db-journal'];

export interface Handle {
  read(into: ArrayBufferView, at: { at: number }): number;
  write(from: Uint8Array, at: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

interface Stream {
  position: number;
}

interface Node {
  node_ops: {
    getattr(node: Node): { size: number };
    setattr(node: Node, given: { size?: number }): void;
  };
  stream_ops: object;
}

interface FileSystem {
  ErrnoError: new (code: number) => Error;
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
  lookupPath(path: string): { node: Node };
}

/** Put the kept files into Python's file system; whether this browser keeps any. */
export async function keep(py: PyodideInterface): Promise<boolean> {
  const system = py.FS as unknown as FileSystem;
  system.mkdirTree(FOLDER);
  let handles: Handle[];
  try {
    const place = await folder();
    handles = await Promise.all(FILES.map((name) => opened(place, name, 'readwrite')));
  } catch (wrong) {
    if ((wrong as Error).name === 'NoModificationAllowedError') throw wrong; // another tab still has them
    return false; // a private window, or a browser that cannot
  }
  FILES.forEach((name, n) => {
    const path = `${FOLDER}/${name}`;
    system.writeFile(path, new Uint8Array());
    attach(system, system.lookupPath(path).node, handles[n]!);
  });
  return true;
}

/** Where this browser keeps our files. */
export const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('tepui', { create: true });

/** A file of that folder, to be read and written by nobody else meanwhile; or one that is there, to be read. */
export async function opened(
  folder: FileSystemDirectoryHandle,
  name: string,
  mode: 'readwrite' | 'read-only',
): Promise<Handle> {
  const file = await folder.getFileHandle(name, { create: mode === 'readwrite' });
  return (
    file as unknown as { createSyncAccessHandle(how: { mode: string }): Promise<Handle> }
  ).createSyncAccessHandle({ mode });
}

const FULL = 51; // ENOSPC, as Python's C library numbers it

/** Let a file of Python's be a kept one. What the browser refuses to keep is a full disk to SQLite,
 * which undoes what it has begun; nothing of it has been acknowledged. */
function attach(system: FileSystem, node: Node, handle: Handle): void {
  const kept = <T>(act: () => T): T => {
    try {
      return act();
    } catch {
      throw new system.ErrnoError(FULL);
    }
  };
  const { getattr, setattr } = node.node_ops;
  node.node_ops = {
    ...node.node_ops,
    getattr: (of) => ({ ...getattr(of), size: handle.getSize() }),
    setattr: (of, given) => {
      if (given.size !== undefined) kept(() => handle.truncate(given.size!));
      setattr(of, { ...given, size: undefined });
    },
  };
  node.stream_ops = {
    read(_: Stream, heap: Uint8Array, offset: number, length: number, position: number) {
      const piece = new Uint8Array(length);
      const count = handle.read(piece, { at: position });
      heap.set(piece.subarray(0, count), offset);
      return count;
    },
    write(_: Stream, heap: Uint8Array, offset: number, length: number, position: number) {
      return kept(() => handle.write(heap.slice(offset, offset + length), { at: position }));
    },
    llseek(stream: Stream, offset: number, whence: number) {
      return offset + (whence === 1 ? stream.position : whence === 2 ? handle.getSize() : 0);
    },
    fsync() {
      kept(() => handle.flush());
      return 0;
    },
  };
}
