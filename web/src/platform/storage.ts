/** What this browser keeps under a key; the usual, where there is nothing, or nothing that can be read. */
export function stored<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

/** Keep something under a key. */
export const store = (key: string, value: unknown): void =>
  localStorage.setItem(key, JSON.stringify(value));
