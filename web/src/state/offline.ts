// Games of a server's tables that went on without a connection, on this device: enough to hand them in,
// and to find them again after a reload.
import type { OfflineGame } from '../messages';

export interface Kept extends OfflineGame {
  pending: string[];
  /** The table of this device at which it goes on, and the secret of the seat there. */
  local: string;
  token: string;
  /** Why the server did not take it; empty while it has not refused. */
  refused: string;
}

const place = (table: string): string => `tepui-offline-${table}`;

export function keptOffline(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepOffline(table: string, game: Kept): void {
  localStorage.setItem(place(table), JSON.stringify(game));
}

export function dropOffline(table: string): void {
  localStorage.removeItem(place(table));
}

/** Whether anything was played: the moves are the middle part of a log. */
export const wasPlayed = ({ log }: Kept): boolean => (log.split('\n\n')[1] ?? '').trim() !== '';
