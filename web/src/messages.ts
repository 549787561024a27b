// The messages between the browser and the server, made from src/tepui/server/messages.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** The first message: who looks. Without a token, a spectator. */
export interface Hello {
  type: 'hello';
  token?: string;
  language?: 'de' | 'en' | 'fr';
}

/** A move: small moves by number, or a phrase in the game's notation; made whole or not. */
export interface Move {
  type: 'move';
  id: string;
  decision: number;
  moves?: number[] | null;
  phrase?: string | null;
}

/** Ask the others to consent. */
export interface Ask {
  type: 'ask';
  id: string;
  what: 'pause' | 'undo';
}

/** Consent, or not. */
export interface Answer {
  type: 'answer';
  id: string;
  yes: boolean;
}

/** Leave (a bot takes the seat; before play, it is free), return, withdraw what one has asked, resume a paused table, meet again; or, as the first who sat down, cancel the table before play. */
export interface Do {
  type: 'do';
  id: string;
  what: 'cancel' | 'leave' | 'rematch' | 'resume' | 'return' | 'withdraw';
}

/** Before play, the first who sat down gives a free seat to a bot. */
export interface Fill {
  type: 'fill';
  id: string;
  seat: number;
  level: string;
}

/** Before play, the first who sat down frees a bot's seat, or that of somebody who is gone. */
export interface Free {
  type: 'free';
  id: string;
  seat: number;
}

/** Before play, change to a free seat. */
export interface Shift {
  type: 'shift';
  id: string;
  seat: number;
}

/** Before play, the first who sat down settles the table anew; everybody is told. */
export interface Settle {
  type: 'settle';
  id: string;
  options: Record<string, string>;
  clock: Clock;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
  absence: number;
}

/** A time control: none, seconds for each move, or a bank for the whole game. When time is out, a bot makes that move; or it takes the seat, until its person returns. */
export interface Clock {
  kind?: 'bank' | 'move' | 'none';
  seconds?: number;
  bonus?: number;
  then?: 'move' | 'seat';
}

/** Let a bot sit in for somebody who has been gone for long, until they return. */
export interface SitIn {
  type: 'sit-in';
  id: string;
  seat: number;
}

/** Promise a number for the shuffle: SHA-256("tepui number 1" + number), in hexadecimal. */
export interface Pledge {
  type: 'promise';
  id: string;
  promise: string;
}

/** Tell the number that was promised, in hexadecimal. */
export interface Tell {
  type: 'tell';
  id: string;
  number: string;
}

/** Say something to all at the table. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Mute the chat of a seat for yourself; or unmute it. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask for advice, where the table allows it. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** What would the table look like after these moves of mine? Nothing is made. A move that cannot be made is answered with why not. */
export interface Preview {
  type: 'preview';
  id: string;
  moves?: number[];
  phrase?: string | null;
}

/** Is this move of mine a mistake? Only against bots, where the table allows hints. */
export interface Weigh {
  type: 'weigh';
  id: string;
  moves?: number[];
  phrase?: string | null;
}

/** The answer to a ping, at once: so latency is measured. */
export interface Pong {
  type: 'pong';
  ping: number;
}

/** Is the line alive? Answered at once with a ping. */
export interface Beat {
  type: 'beat';
}

/** Everything: the answer to hello, and all that a client needs to reconnect. Sent anew when the host has taken away a name or chat. */
export interface Whole {
  type: 'table';
  you: number | null;
  about: About;
  room: Room;
  scene: Scene | null;
  times: Times;
  story: Event[];
  chat: Said[];
}

/** What is settled about a table when it is opened. */
export interface About {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  live: boolean;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  chat: boolean;
  clock: Clock;
  numbers: boolean;
  commitment: string;
  absence: number;
  arranged?: boolean;
  daily?: string;
  duplicate?: Duplicate | null;
  rated?: boolean;
  tournament?: string;
}

/** Which table of a match this is: several play the same deals, round by round. */
export interface Duplicate {
  match: string;
  table: number;
  tables: number;
  round: number;
  deals: number;
  rotated?: boolean;
}

/** The table without its position: status, people, proposals. The same for every viewer. */
export interface Room {
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing';
  people: Person[];
  promises: Record<string, string>;
  numbers: Record<string, string>;
  tell: boolean;
  proposal: Proposal | null;
  rematch: string | null;
  opener?: number | null;
  answered?: Answered | null;
  closed?: 'abandoned' | 'cancelled' | 'host' | null;
  declined?: number;
}

/** Who sits at a seat. */
export interface Person {
  name: string;
  kind: 'bot' | 'empty' | 'person';
  level?: string | null;
  away?: boolean;
  here?: boolean | null;
  missed?: boolean;
  free?: boolean;
}

/** Something a seat has asked the others to consent to. */
export interface Proposal {
  seat: number;
  what: 'pause' | 'undo';
  consenting: number[];
  needed: number[];
}

/** What became of the last question: `by` is the seat that declined or withdrew it. */
export interface Answered {
  seat: number;
  what: 'pause' | 'undo';
  how: 'declined' | 'granted' | 'lapsed' | 'withdrawn';
  by?: number | null;
}

/** The table as one viewer may see it, and what this viewer can do. */
export interface Scene {
  view: unknown;
  awaited: number[];
  choices: Choice[];
  decision: number;
  undo: boolean;
  result: Result | null;
}

/** A legal move: its number, which is sent back, and what it is. Programs find it by its `action`, people read its notation and what it would do. */
export interface Choice {
  move: number;
  action: unknown;
  text: string;
  does: Event;
}

/** Something that happened, for a log in words and for animation: a key of the game's words. The arguments `seat` and `other` are seats; other strings are the game's own ids. */
export interface Event {
  key: string;
  args: Record<string, string | number>;
}

/** How a game ended. The seed shows that the deal was fair: `tepui verify`. */
export interface Result {
  ending: string;
  scores: number[];
  places: number[];
  seed: string;
  sheet: Sheet;
}

/** The score worked out. Each seat's points add up to its score, as far as the viewer knows. `ties` are the tie-breaks that were needed, in their order: who was equal until then has an entry, and more of it is a better place. */
export interface Sheet {
  lines: SheetLine[];
  ties?: SheetLine[];
}

/** A line of the sheet: a key of the game's words, the rule it rests on, an entry a seat. */
export interface SheetLine {
  rule: string | null;
  key: string;
  args: Record<string, string | number>;
  entries: SheetEntry[];
}

/** One seat's entry in a line of the sheet. `points` is None where the line brings the seat nothing to add, or where it is hidden. A note says in the game's words what the points rest on, `counted` names the pieces. */
export interface SheetEntry {
  points?: number | null;
  note?: Event | null;
  counted?: string[];
  hidden?: boolean;
}

/** The clocks. What is left for each seat, and for the sandglass, as it was at `at`. */
export interface Times {
  at: number;
  left: number[] | null;
  running: number[];
  sand: number | null;
}

/** A line of chat. */
export interface Said {
  seat: number;
  text: string;
  at: number;
}

/** What has just happened, as you saw it, and the table after it. */
export interface Change {
  type: 'change';
  story: Event[];
  scene: Scene | null;
  times: Times;
  room?: Room | null;
}

/** A line of chat. */
export interface Heard {
  type: 'heard';
  said: Said;
}

/** The moves a strong bot would consider, the best first, with their chance of victory. */
export interface Advice {
  type: 'advice';
  id: string;
  moves: number[];
  chances: number[];
  facts?: Fact[][];
}

/** Something a move does, checked on the position: what a game's `reasons` names. Its words go on from the move ("completes your blue column"), and it cites the rule it rests on. */
export interface Fact {
  key: string;
  args: Record<string, string | number>;
  rule: string;
  good?: boolean;
}

/** The table as it would be for you, as far as you can know. */
export interface Previewed {
  type: 'previewed';
  id: string;
  view: unknown;
  choices: Choice[];
  story: Event[];
}

/** What there is to say before you make a move; nothing, if it took too long to find out. */
export interface Weighed {
  type: 'weighed';
  id: string;
  caution: Caution | null;
}

/** What a move would lose, and why. */
export interface Caution {
  grade: string;
  loss: number;
  error: number;
  chance: number;
  best_chance: number;
  played: Event;
  better: Event;
  reasons: Reason[];
}

/** A fact that speaks for the better move, or against the one that was made. */
export interface Reason {
  better: boolean;
  fact: Fact;
}

/** Your message was carried out, and what it changed is stored. */
export interface Done {
  type: 'done';
  id: string;
}

/** Your message was not carried out: why, in a sentence. `rule` is the rule that forbids it. */
export interface Wrong {
  type: 'wrong';
  id: string;
  code: string;
  text: string;
  rule?: string | null;
}

/** Answer with a pong at once. */
export interface Ping {
  type: 'ping';
  ping: number;
}

/** The server is stopping, or has sent more than you have read: reconnect. */
export interface Bye {
  type: 'bye';
  why: 'error' | 'rate' | 'slow' | 'stop';
}

/** What a new table shall be. `who`: for each seat `me`, `friend` or `bot:LEVEL`. */
export interface Wish {
  game: string;
  who: string[];
  name?: string;
  options?: Record<string, string>;
  live?: boolean;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  chat?: boolean;
  clock?: Clock;
  numbers?: boolean;
  absence?: number;
  rated?: boolean;
  from?: From | null;
}

/** A moment of a finished game, as one of its seats knew it: of a table here, or of a log. */
export interface From {
  ply: number;
  seat: number;
  table?: string;
  log?: string;
}

/** A wish to sit down. `invitation` is the secret of the link, where the table is not public. */
export interface Join {
  name: string;
  seat?: number | null;
  invitation?: string;
}

/** A seat and the secret that proves it is yours. Keep the token; the server cannot tell it. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
  invitation?: string;
}

/** The open tables that anyone may join. */
export interface Lobby {
  tables: Listed[];
}

/** A table in the lobby. */
export interface Listed {
  about: About;
  people: Person[];
}

/** What can be played here, in the order of the shelf, and against whom. */
export interface Games {
  games: GameInfo[];
  levels: string[];
}

/** A game, as it is offered. */
export interface GameInfo {
  id: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  seats: number[];
  minutes: number;
  age: number;
  weight: number;
  usual: number;
  taglines: Record<string, string>;
  options: GameOption[];
  unhurried: Record<string, string>;
  lesson?: number | null;
  puzzles?: number;
  warming?: boolean;
}

/** One choice made when a table is opened. */
export interface GameOption {
  name: string;
  values: string[];
  least?: number | null;
  most?: number | null;
}

/** A table as it is for whoever asks. */
export interface Look {
  about: About;
  room: Room;
  awaited: number[];
}

/** A finished game, played through. */
export interface Replayed {
  game: string;
  players: string[];
  options: Record<string, string>;
  bots: Record<string, string>;
  steps: SeenStep[];
  result: Result | null;
}

/** One small move of a game that is played through, as the asked viewer saw it. */
export interface SeenStep {
  number: number;
  actor: number;
  text: string;
  story: Event[];
  view: unknown;
  sheet: Sheet;
}

/** All that happened at a table, as its asker saw it. */
export interface Story {
  story: Event[];
}

/** What was wrong with a request: a code for programs and a sentence for people. */
export interface Sentence {
  code: string;
  text: string;
}

/** From where this server is reached: its own machine only, or the local network, too. */
export interface Where {
  local: boolean;
  lan: string;
}

/** Tell me when it is my turn: by mail to an address, by web push to a subscription, or by a webhook, in one of these forms and languages. */
export interface NoticeWish {
  kind: 'hook' | 'mail' | 'push';
  address: string;
  form?: 'discord' | 'json' | 'matrix';
  language?: 'de' | 'en' | 'fr';
}

/** How this server can tell people that it is their turn: by mail, by push with a key, by a webhook. */
export interface NoticeWays {
  mail: boolean;
  key: string | null;
  hook?: boolean;
}

/** A game's options, those that differ from the usual. */
export interface Options {
  options?: Record<string, string>;
}

/** What the coach has to say of a finished game so far: ask again until it is done. */
export interface Reviewed {
  done: number;
  review: Review | null;
}

/** What the coach has to say of a game. */
export interface Review {
  game: string;
  seats: number;
  seat: number | null;
  open: boolean;
  done: number;
  result: number[];
  curve: Moment[];
  choices: Judged[];
  skill: Skill[];
  accounts: Account[];
  luck: Moment[];
}

/** Everyone's chance of victory before a move, and what chance brought since the one before. */
export interface Moment {
  ply: number;
  actor: number;
  chances: number[];
}

/** A choice of a seat, and what is said of it; where it was costly, with reasons. */
export interface Judged {
  ply: number;
  seat: number;
  verdict: Verdict;
  played?: Event | null;
  better?: Event | null;
  actions?: unknown[];
  reasons?: Reason[];
}

/** What is said of one choice. */
export interface Verdict {
  move: number;
  best: number;
  chance: number;
  best_chance: number;
  loss: number;
  error: number;
  grade: string;
  options: RatedMove[];
}

/** One move that could be made, and its chance of victory. */
export interface RatedMove {
  move: number;
  chance: number;
  error: number;
  visits?: number;
}

/** How well a seat chose. */
export interface Skill {
  seat: number;
  choices: number;
  grades: Record<string, number>;
  error_rate: number;
  error: number;
}

/** One seat's columns, in shares of a victory, with standard errors. */
export interface Account {
  seat: number;
  start: number;
  result: number;
  columns: Record<string, number>;
  errors: Record<string, number>;
}

/** A lesson: a game on an arranged deal, to be played by the client alone. */
export interface LessonTold {
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  you: number;
  minutes: number;
  steps: LessonStep[];
  frames: LessonFrame[];
  names: string[];
  log: string;
  ply: number;
}

/** What is told, and perhaps asked for, at a frame of a lesson. Frames up to the next step's are what happens when it is done. */
export interface LessonStep {
  chapter: string;
  name: string;
  said: LessonSaid;
  at: string;
  frame: number;
  ask: LessonAsk[];
  others: LessonAnswer[];
  later: boolean;
}

/** A sentence of a lesson: a key of the game's words, and the rule that it rests on. */
export interface LessonSaid {
  key: string;
  rule: string;
}

/** A small move that is asked for, those of its phrase after it, and how they are written: up to the first, the second and so on. */
export interface LessonAsk {
  moves: number[];
  phrases: string[];
}

/** What is answered to another legal move, whose notation begins so. */
export interface LessonAnswer {
  begins: string;
  said: LessonSaid;
}

/** A moment of a lesson, as the learner sees it: what has happened, and the table after it. */
export interface LessonFrame {
  story: Event[];
  scene: Scene;
  sand: number | null;
}

/** Look ahead from a frame of a lesson: small moves, or a phrase in the game's notation. */
export interface LessonLook {
  frame: number;
  moves?: number[];
  phrase?: string | null;
}

/** A puzzle: a table as one seat sees it. What would you play? */
export interface PuzzleTold {
  game: string;
  number: number;
  count: number;
  rules: number;
  options: Record<string, string>;
  seats: number;
  you: number;
  names: string[];
  scene: Scene;
  moves: PuzzleMove[];
  theme: string;
  rule: string;
  difficulty: number;
  answers: number;
}

/** A move of a puzzle: its chance of victory, and why the answer is better. */
export interface PuzzleMove {
  move: number;
  chance: number;
  error: number;
  right: boolean;
  reasons: Reason[];
}

/** What somebody plays in a puzzle. */
export interface PuzzleAnswer {
  move: number;
}

/** What an answer was worth. The first of a person, or a browser, to a puzzle counts. */
export interface PuzzleGraded {
  right: boolean;
  counts: boolean;
  difficulty: number;
  level: number | null;
}

/** What the page of a game tells beside its rules. */
export interface GameAbout {
  plays: Plays | null;
  ahead: Record<string, number>;
}

/** How a game plays: what games of strong bots at its usual table showed. */
export interface Plays {
  games: number;
  seats: number;
  choices: number;
  winner: number;
  margin: number;
  first: number;
}

/** A wish to play a day's deal: today's, once for each person; or one that is over, to practise. `person` is a secret that the browser has made up, and says again to go on. Whoever has signed in proves that instead, by the session: one try, whatever browser it is. */
export interface DailyWish {
  person: string;
  name?: string;
  day?: string;
}

/** Today's deals. */
export interface Daily {
  day: string;
  games: DailyGame[];
}

/** A game's deal of today, and what its asker has done about it. */
export interface DailyGame {
  game: string;
  commitment: string;
  tomorrow: string;
  yours: 'begun' | 'done' | 'new';
}

/** A day's deal: what its asker may know of it. Results are for those who have finished. */
export interface Board {
  game: string;
  day: string;
  over: boolean;
  commitment: string;
  seed: string;
  begun: number;
  finished: number;
  yours: DailyVerdict | null;
  par: DailyPar | null;
  entries: Entry[];
  days: string[];
  played: string[];
}

/** How a try ended, and how that stands. `bots`, `people`: how many of 100 results it beats. */
export interface DailyVerdict {
  points: number;
  place: number;
  bots: number | null;
  people: number | null;
}

/** What a bot made of the deal in this seat. */
export interface DailyPar {
  mean: number;
  spread: number;
  games: number;
  final: boolean;
}

/** A line of the board. Equal points share a rank. */
export interface Entry {
  rank: number;
  name: string;
  points: number;
  place: number;
  yours: boolean;
  again: boolean;
  late: boolean;
  table: string;
}

/** A wish to be known again: nothing is asked for. With a passkey, or with a recovery code. */
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

/** Signed in. `session` is a secret for this browser, sent as a token is; the server cannot tell it again, nor the code. */
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

/** How somebody wishes to be called, and their sign: a piece on a colour. */
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
}

/** The seats of a browser. Those that are nobody's become those of whoever has signed in. */
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

/** How people can be known again here, beside recovery codes and links. */
export interface Ways {
  passkeys: boolean;
}

/** A wish to make a passkey, or to sign in with one. */
export interface PasskeyWish {
  what?: 'make' | 'sign-in';
  name?: string;
}

/** What the browser's `navigator.credentials` is given, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A passkey that the browser has made, as its `toJSON` tells it. */
export interface NewPasskey {
  passkey: Record<string, unknown>;
  label?: string;
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

/** Play with them again: a table of the same game is opened, and they are told. */
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

/** Tell the host about a seat, in words. The last lines of the table's chat go along. */
export interface ReportWish {
  seat: number;
  reason: string;
}

/** How I am told of my turn at tables by correspondence, of rounds of tournaments, and of invitations, unless I have them before me. */
export interface MyNotices {
  ways: NoticeWay[];
}

/** A way in which I am told, wherever I am waited for. */
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

/** Find me a game: any of these, with so many seats or any, at once or over days. Rated needs a session. After so many seconds bots fill the table, if that is wished. */
export interface Seek {
  games: string[];
  seats?: number | null;
  live?: boolean;
  rated?: boolean;
  name?: string;
  bots?: number;
  level?: string;
}

/** How a wish stands: how many wait for a game now; or the table where one has been seated. `seek` is told once: the secret of the wish, and of the seat. */
export interface Sought {
  waiting: number;
  seek?: string;
  table?: string;
  game?: string;
  seat?: number | null;
}

/** Those who sit at a table, seat by seat; for those who sit there, who else is invited. */
export interface Sitters {
  sitters: Sitter[];
  invited?: string[];
}

/** Who sits at a seat, as far as they wish to be known: a sign; at rated tables, the rating. */
export interface Sitter {
  colour?: number | null;
  piece?: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile' | null;
  points?: number | null;
  doubt?: number | null;
  muted?: boolean;
}

/** What a match shall be: so many tables with the same seats, over so many deals. `who`: for each seat of every table `me`, `friend` or `bot:LEVEL`; `me` sits at the first table, and is a friend's seat at the others. `rotated`: each deal is played from every seat in turn. */
export interface MatchWish {
  game: string;
  who: string[];
  tables?: number;
  deals?: number;
  rotated?: boolean;
  name?: string;
  options?: Record<string, string>;
  live?: boolean;
  chat?: boolean;
  clock?: Clock;
  absence?: number;
}

/** A match, the secret of its link (/match/MATCH#join=INVITATION), and my seat, if any. */
export interface MatchSeated {
  match: string;
  invitation: string;
  table: string;
  seat: number | null;
  token: string;
}

/** A match, as far as its asker may know it. */
export interface MatchTold {
  match: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
  rotated: boolean;
  rounds: number;
  over: boolean;
  tables: MatchTable[];
  deals: MatchDeal[];
  standings: MatchStanding[];
}

/** A table of a match, where it stands, and who sits there now. */
export interface MatchTable {
  people: Person[];
  status: 'closed' | 'gone' | 'open' | 'over' | 'paused' | 'playing';
  round: number;
  yours: boolean;
  table: string;
}

/** A deal of a match. Results are for those who have played it; all is shown at the end. */
export interface MatchDeal {
  commitment: string;
  seed: string;
  done: boolean;
  results: MatchResult[];
  forks: MatchBranch[][];
}

/** How a deal ended at one table, seat by seat. */
export interface MatchResult {
  number: number;
  round: number;
  people: Person[];
  scores: MatchScore[];
  table: string;
}

/** What a seat made of a deal at one table, against the same seat at the others. */
export interface MatchScore {
  points: number;
  place: number;
  against: number | null;
  matchpoints: number;
  most: number;
}

/** What some tables did where they parted from others. */
export interface MatchBranch {
  results: number[];
  story: Event[];
  ply: number;
}

/** What somebody made of all deals that may be told. */
export interface MatchStanding {
  place: number;
  number: number;
  person: Person;
  played: number;
  against: number;
  matchpoints: number;
  most: number;
  yours: boolean;
}

/** What a tournament shall be. Everything here is announced to whoever enters. `league`: until everybody has met everybody; `swiss`: so many rounds, by the standings; `duplicate`: Swiss, and all tables of a round play one deal. `seats`: the size that tables shall have; others are taken where people would be left over. */
export interface TournamentWish {
  game: string;
  title?: string;
  kind?: 'duplicate' | 'league' | 'swiss';
  seats?: number;
  rounds?: number;
  options?: Record<string, string>;
  live?: boolean;
  clock?: Clock;
  absent?: 'bot' | 'loss';
  level?: string;
  rated?: boolean;
  start?: number;
  every?: number;
  rest?: number;
}

/** A tournament; the secret of the link by which people enter (/c/ID#join=INVITATION); and the organiser's own secret. */
export interface TournamentOpened {
  tournament: string;
  invitation: string;
  token: string;
}

/** A wish to take part. */
export interface TournamentEntry {
  name: string;
  invitation?: string;
}

/** Your number, and the secret that proves your seat at every table of the tournament. */
export interface TournamentEntered {
  entrant: number;
  token: string;
}

/** What the organiser does: begin, the next round now, close or open entry, remove somebody, end. Whoever takes part may leave. */
export interface TournamentDo {
  what: 'begin' | 'close' | 'end' | 'leave' | 'next' | 'open' | 'remove';
  entrant?: number | null;
  rounds?: number | null;
}

/** A tournament, as everybody may know it; `you`, `organiser`: what the asker is in it. */
export interface TournamentTold {
  tournament: string;
  terms: TournamentWish;
  rules: number;
  status: 'open' | 'over' | 'running';
  entry: boolean;
  entrants: TournamentEntrant[];
  rounds: TournamentRound[];
  standings: TournamentStanding[];
  planned: number | null;
  next: number | null;
  you?: number | null;
  organiser?: boolean;
}

/** Who takes part, and their sign, where they are known. `gone`: plays no further round. */
export interface TournamentEntrant {
  name: string;
  gone?: boolean;
  colour?: number | null;
  piece?: 'butterfly' | 'fish' | 'orchid' | 'parrot' | 'reptile' | null;
}

/** A round. `match`: where the tables of one deal are compared. */
export interface TournamentRound {
  begun: number;
  done: boolean;
  tables: TournamentTable[];
  byes: number[];
  match?: string;
}

/** A table of a round. `table`: its id, where the asker may look. */
export interface TournamentTable {
  table: string;
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing';
  seats: TournamentSeat[];
  yours?: boolean;
}

/** A seat at a table of a round, and what was made of it, once that is told. */
export interface TournamentSeat {
  entrant: number | null;
  place?: number | null;
  score?: number | null;
  points?: number | null;
  absent?: boolean;
}

/** Where somebody stands: points, those of whom they met on average, and what their meetings with equals gave. */
export interface TournamentStanding {
  entrant: number;
  place: number;
  points: number;
  played: number;
  met: number;
  direct: number;
}

export type In =
  | Hello
  | Move
  | Ask
  | Answer
  | Do
  | Fill
  | Free
  | Shift
  | Settle
  | SitIn
  | Pledge
  | Tell
  | Chat
  | Mute
  | Hint
  | Preview
  | Weigh
  | Pong
  | Beat;

export type Out =
  | Whole
  | Change
  | Heard
  | Advice
  | Previewed
  | Weighed
  | Done
  | Wrong
  | Ping
  | Bye;
