// The messages between the browser and the server: hosting, made from src/tepui/server/hosting by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** What somebody who stands before the door has: the secret of a link, or a code. */
export interface DoorWish {
  code?: string;
}

/** Who may come in, and whether whoever asks is inside. */
export interface DoorTold {
  door: 'link' | 'members' | 'open';
  inside: boolean;
}

/** The secret of the link that `tepui host admin` has printed. */
export interface HostCode {
  code: string;
}

/** What a host can change while the server runs. `known`, when it is sent: everybody who is known becomes a member. `browsers_think`: whether browsers make reviews and hints themselves, where they can. `limits`: those in place of the server's own. */
export interface HostSettings {
  door?: 'link' | 'members' | 'open';
  known?: boolean;
  opening?: boolean;
  browsers_think?: boolean;
  club?: string[];
  club_people?: number;
  limits?: Record<string, number>;
}

/** How the server is. `limits`: those that can be changed, as they are now; `browser_python`: whether there is what a browser needs to make reviews and hints itself. */
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

/** Load and errors over time, in steps of so many seconds; where nothing was counted, none. */
export interface HostFigures {
  since: number;
  step: number;
  points: Figure[];
}

/** What was counted from a time on, by all workers; `sockets` and `tables`: the most at once; `milliseconds`: from a wish to the disk, on average. */
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

/** Who has a seat. `person`: their id, where they are known. */
export interface HostSeat {
  name: string;
  kind: string;
  person: string;
  muted: boolean;
}

/** People, the last seen first. */
export interface HostPeople {
  people: HostPerson[];
}

/** Somebody who is known here. */
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

/** A browser that was let in; `name`: of whoever has signed in there. */
export interface HostPass {
  id: string;
  kind: string;
  label: string;
  name: string;
  since: number;
  seen: number;
}

/** A wish for a code: for whom, for how many, for how many days. */
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

/** Something a host does. `whom`: a table, a person, a report, a code or a pass. */
export interface HostDo {
  what: 'announce' | 'ban' | 'ban-seat' | 'close' | 'done' | 'end-code' | 'end-pass' | 'member' | 'mute' | 'mute-seat' | 'warn';
  whom?: string;
  seat?: number;
  on?: boolean;
  text?: string;
}
