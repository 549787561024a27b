// How the client reaches its tables: a server over the network. The page without a server has a
// worker instead (src/in-browser/transport.ts) with the same interface.

/** The part of a WebSocket that a connection needs. */
export type Socket = Pick<
  WebSocket,
  'readyState' | 'onopen' | 'onclose' | 'onmessage' | 'send' | 'close'
>;

/** Whether others can come to a table: by a link, from another device. */
export const networked = true;

/** Ask what is under a path of the API. */
export const request = (path: string, given: RequestInit = {}): Promise<Response> =>
  fetch(`/api/${path}`, given);

/** Where a page to print is, as PDF. */
export const printed = (game: string, what: string, language: string, paper: string): string =>
  `/api/games/${game}/print/${what}/${language}?paper=${paper}`;

/** Open the connection of a table. */
export function openSocket(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`);
}
