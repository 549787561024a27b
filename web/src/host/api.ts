// What the host's page asks of the server. A cookie that scripts cannot read identifies the host.
import { answered, ask, posted } from '../net/api';
import type {
  HostDo,
  HostDoor,
  HostFigures,
  HostInvite,
  HostLog,
  HostOverview,
  HostPeople,
  HostReports,
  HostSecret,
  HostSettings,
  HostTables,
  HostTournaments,
} from '../messages';

export type Which = 'open' | 'running' | 'past';

/** Begin a host's session by the code of the link. */
export async function startSession(code: string): Promise<void> {
  await answered('host/session', posted({ code }));
}

export async function endSession(): Promise<void> {
  await answered('host/session', { method: 'DELETE' });
}

export const overview = (): Promise<HostOverview> => ask('host');
export const figures = (hours: number): Promise<HostFigures> => ask(`host/figures?hours=${hours}`);
export const tables = (which: Which, after = ''): Promise<HostTables> =>
  ask(`host/tables?status=${which}&after=${after}`);
export const tournaments = (): Promise<HostTournaments> => ask('host/tournaments');
export const people = (name: string): Promise<HostPeople> =>
  ask(`host/people?name=${encodeURIComponent(name)}`);
export const reports = (): Promise<HostReports> => ask('host/reports');
export const doors = (): Promise<HostDoor> => ask('host/door');
export const log = (): Promise<HostLog> => ask('host/log');

export const settle = (settings: HostSettings): Promise<HostOverview> =>
  ask('host/settings', { ...posted(settings), method: 'PUT' });

export const newLink = (): Promise<HostSecret> => ask('host/link', posted({}));
export const invite = (wish: HostInvite): Promise<HostSecret> => ask('host/codes', posted(wish));

export async function act(wish: HostDo): Promise<void> {
  await answered('host/do', posted(wish));
}

/** The link that lets somebody in. */
export const doorLink = (code: string): string => `${location.origin}/#door=${code}`;
