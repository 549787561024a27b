// The messages between the browser and the server: hosting, made from src/tepui/server/hosting by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The secret of a link, or a code, to get access. */
export interface DoorWish {
  code?: string;
}

/** Who may enter, and whether the caller has access. */
export interface DoorTold {
  door: 'link' | 'members' | 'open';
  inside: boolean;
}

/** The secret of the link that `tepui host admin` has printed. */
export interface HostCode {
  code: string;
}

/** What a host can change while the server runs. `known`, if sent: everybody with an account becomes a member. `browsers_think`: browsers make reviews and hints themselves, where they can. `limits`: these replace the server's own. */
export interface HostSettings {
  door?: 'link' | 'members' | 'open';
  known?: boolean;
  opening?: boolean;
  browsers_think?: boolean;
  club?: string[];
  club_people?: number;
  limits?: Record<string, number>;
}

/** The state of the server. `limits`: the changeable ones, as they are now; `browser_python`: whether browsers find what they need to make reviews and hints themselves. */
export interface HostOverview {
  version: string;
  database: string;
  workers: number;
  tables: Record<string, number>;
  people: number;
  reports: number;
  tournaments: number;
  sockets: number;
  settings: HostSettings;
  limits: Record<string, number>;
  announcement: string;
  has_link: boolean;
  browser_python: 'absent' | 'stale' | 'there';
}

/** Load and errors over time, in steps of this many seconds; steps without data are left out. */
export interface HostFigures {
  since: number;
  step: number;
  points: Figure[];
}

/** What all workers counted from a time on; `sockets` and `tables`: the most at once; `milliseconds`: from a request to the disk, on average. */
export interface Figure {
  at: number;
  sockets: number;
  tables: number;
  events: number;
  refused: number;
  failures: number;
  milliseconds: number;
}

/** Tables, in order of their ids; `broken`: how many of these cannot be read. */
export interface HostTables {
  tables: HostTable[];
  broken: number;
  more: string;
}

/** A table, as anybody there knows it. */
export interface HostTable {
  id: string;
  game: string;
  status: string;
  opened: number;
  public: boolean;
  rated: boolean;
  tournament: string;
  seats: HostSeat[];
}

/** Who has a seat. `person`: their id, if they have an account. */
export interface HostSeat {
  name: string;
  kind: string;
  person: string;
  muted: boolean;
}

/** Tournaments that are not over, the latest first. */
export interface HostTournaments {
  tournaments: HostTournament[];
}

/** A tournament that is not over; `rounds`: that have begun. */
export interface HostTournament {
  id: string;
  title: string;
  game: string;
  status: 'open' | 'over' | 'running';
  rounds: number;
  entrants: HostEntrant[];
}

/** Who takes part in a tournament. `gone`: plays no further round. */
export interface HostEntrant {
  name: string;
  gone: boolean;
}

/** People, the last seen first. */
export interface HostPeople {
  people: HostPerson[];
}

/** Somebody with an account. */
export interface HostPerson {
  id: string;
  name: string;
  since: number;
  seen: number;
  muted: boolean;
  banned: boolean;
  member: boolean;
  warning: string;
}

/** Reports, the oldest first. */
export interface HostReports {
  reports: HostReport[];
}

/** What somebody says of somebody else, and what was said before it. */
export interface HostReport {
  id: string;
  at: number;
  table: string;
  seat: number;
  by: string;
  about: string;
  person: string;
  reason: string;
  chat: HostLine[];
}

/** A line of chat. */
export interface HostLine {
  name: string;
  text: string;
}

/** Codes that are good, and browsers that were let in. */
export interface HostDoor {
  codes: HostInvitation[];
  passes: HostPass[];
}

/** A code that lets people in. */
export interface HostInvitation {
  id: string;
  label: string;
  uses: number;
  until: number;
}

/** A browser that has access; `name`: of whoever has signed in there. */
export interface HostPass {
  id: string;
  kind: string;
  label: string;
  name: string;
  since: number;
  seen: number;
}

/** A request for a code: for whom, for how many people, for how many days. */
export interface HostInvite {
  label?: string;
  uses?: number;
  days?: number;
}

/** A code, or the secret of a link, which is shown once. */
export interface HostSecret {
  code: string;
}

/** What hosts have done, the last first. */
export interface HostLog {
  acts: HostLogged[];
}

/** Something that a host has done. */
export interface HostLogged {
  at: number;
  what: string;
  whom: string;
  text: string;
}

/** Something a host does. `whom`: a table, a tournament, a person, a report, a code or a pass; `seat`: at the table, or the number of somebody who takes part in the tournament. */
export interface HostDo {
  what: 'announce' | 'ban' | 'ban-seat' | 'close' | 'done' | 'end-code' | 'end-pass' | 'end-tournament' | 'member' | 'mute' | 'mute-seat' | 'rename' | 'warn';
  whom?: string;
  seat?: number;
  on?: boolean;
  text?: string;
}
