// The messages between the browser and the server: people, made from src/tepui/server/people by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** A request for an account: nothing is asked for. With a passkey, or with a recovery code. */
export interface Keep {
  label?: string;
  passkey?: Record<string, unknown> | null;
}

/** Sign in with the recovery code, a link that was made on another device, or a passkey. */
export interface SignIn {
  label?: string;
  code?: string;
  link?: string;
  passkey?: Record<string, unknown> | null;
}

/** Signed in. `session` is a secret for this browser, sent like a token; the server cannot repeat it, nor the code. */
export interface Kept {
  session: string;
  code?: string;
}

/** A new recovery code. The one before is void. */
export interface Code {
  code: string;
}

/** A secret for another device: /me#link=SECRET signs in there, once. */
export interface Link {
  link: string;
  until: number;
}

/** Somebody's name and sign: a piece on a colour. */
export interface Called {
  name?: string;
  colour?: number;
  piece?: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile';
}

/** What is kept of somebody, as they see it. */
export interface Me {
  id: string;
  called: Called;
  since: number;
  sessions: Device[];
  passkeys: Device[];
  code: boolean;
  warning: string;
}

/** A browser where you are signed in, or a passkey of yours. */
export interface Device {
  id: string;
  label: string;
  since: number;
  seen: number;
  this?: boolean;
  key?: boolean;
}

/** The seats of a browser. Those without an owner become the signed-in caller's. */
export interface HeldSeats {
  seats: HeldSeat[];
}

/** A seat, proved by its token. */
export interface HeldSeat {
  table: string;
  token: string;
}

/** The tables among them where the seat is yours: there the session stands for its token. */
export interface OwnSeats {
  tables: string[];
}

/** My tables: first those that wait for me, the longest wait first; the finished ones last. And what else waits for an answer of mine: invitations, and what the host has to say to me. */
export interface MyTables {
  tables: MyTable[];
  awaited: number;
  invitations?: Invitation[];
  warning?: string;
}

/** A table of mine: how it stands, as its seat may know it. */
export interface MyTable {
  table: string;
  game: string;
  seat: number;
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing';
  names: string[];
  live: boolean;
  awaited: boolean;
  since: number;
  daily?: string;
  tournament?: string;
  places?: number[];
  scores?: number[];
  began?: number;
  levels?: string[];
  rated?: boolean;
}

/** Somebody with whom I have played has opened a table, and would like me to come. */
export interface Invitation {
  table: string;
  game: string;
  name: string;
  colour: number;
  piece: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile';
  since: number;
}

/** The ways to sign in here, besides recovery codes and links. */
export interface Ways {
  passkeys: boolean;
}

/** A request to make a passkey, or to sign in with one. */
export interface PasskeyWish {
  what?: 'make' | 'sign-in';
  name?: string;
}

/** What the browser's `navigator.credentials` is given, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A passkey that the browser has made, as its `toJSON` gives it. */
export interface NewPasskey {
  passkey: Record<string, unknown>;
  label?: string;
}

/** A new name for a device or a passkey. */
export interface Naming {
  label: string;
}

/** With whom I have played, the last first. */
export interface Friends {
  friends: Friend[];
  muted: Muted[];
}

/** Somebody with whom I have played, how often, and the last game: they sat there at `seat`. */
export interface Friend {
  name: string;
  colour: number;
  piece: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile';
  games: number;
  table: string;
  seat: number;
  game: string;
  at: number;
  muted: boolean;
}

/** Somebody whom I do not read, and with whom I have no game left. */
export interface Muted {
  id: string;
  name: string;
  colour: number;
  piece: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile';
}

/** Play with them again: a table of the same game is opened, and they are invited. */
export interface Invite {
  table: string;
  seat: number;
  name?: string;
}

/** Yes to an invitation, under this name. */
export interface Coming {
  name?: string;
}

/** Somebody else at a table where I sit, or sat. */
export interface At {
  table: string;
  seat: number;
}

/** Read them no more, at any table; or again. */
export interface Hush {
  table: string;
  seat: number;
  on?: boolean;
}

/** Report a seat to the host, in words. The last lines of the table's chat are included. */
export interface ReportWish {
  seat: number;
  reason: string;
}

/** How I am notified of my turn at correspondence tables, of rounds of tournaments, and of invitations, unless I have them open. */
export interface MyNotices {
  ways: NoticeWay[];
}

/** A way in which I am notified everywhere. */
export interface NoticeWay {
  id: string;
  kind: 'hook' | 'mail' | 'push';
  address: string;
}

/** Ratings, of the games that were played rated. */
export interface MyRatings {
  ratings: Rating[];
}

/** A rating at a game: two standard deviations of doubt, and how it came about; and, of those of its games that the coach has reviewed, how much of the chance of victory was lost by a hundred unforced choices. */
export interface Rating {
  game: string;
  points: number;
  doubt: number;
  games: number;
  curve: RatingPoint[];
  reviewed?: number;
  errors?: number | null;
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  points: number;
}

/** The best of a game. */
export interface RatingBoard {
  game: string;
  standings: Standing[];
}

/** Somebody on the board of a game; bots (`bot:easy`) stay where they are. */
export interface Standing {
  name: string;
  points: number;
  doubt: number;
  games: number;
}

/** Search for opponents: any of these games, with this many seats or any, at once or over days. Rated needs a session. Bots fill the table after this many seconds, if requested. */
export interface Seek {
  games: string[];
  seats?: number | null;
  live?: boolean;
  rated?: boolean;
  name?: string;
  bots?: number;
  level?: string;
}

/** The state of a search: how many are searching now, or the table where the caller was seated. `seek` is sent once: the secret of the search, and later of the seat. */
export interface Sought {
  waiting: number;
  seek?: string;
  table?: string;
  game?: string;
  seat?: number | null;
}

/** The people at a table, seat by seat; for those who sit there, also who is invited. */
export interface Sitters {
  sitters: Sitter[];
  invited?: string[];
}

/** Who sits at a seat, if they have an account: a sign; at rated tables, the rating. */
export interface Sitter {
  colour?: number | null;
  piece?: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile' | null;
  points?: number | null;
  doubt?: number | null;
  muted?: boolean;
}

/** My finished games, the newest first. */
export interface Played {
  games: PlayedGame[];
}

/** A finished game of mine; `change` is that of my rating. */
export interface PlayedGame {
  table: MyTable;
  change?: number | null;
  coach?: CoachFound | null;
}

/** What the coach found in a reviewed game: points of a hundred lost, in how many choices, and the costliest of them. */
export interface CoachFound {
  lost: number;
  choices: number;
  worst: number;
  ply: number;
}

/** A person on a leaderboard: name, sign, and those ratings. */
export interface Player {
  name: string;
  colour: number;
  piece: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile';
  ratings: Rating[];
}
