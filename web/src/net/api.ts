// The server's REST API. A refusal is an error whose message is the server's own sentence.
import type {
  Board,
  Companion,
  Daily,
  DailyWish,
  GameAbout,
  Games,
  Join,
  LessonLook,
  LessonTold,
  Lobby,
  Look,
  MatchSeated,
  MatchTold,
  MatchWish,
  NoticeWays,
  NoticeWish,
  PadScored,
  Previewed,
  PuzzleGraded,
  PuzzleTold,
  Replayed,
  Reviewed,
  Seated,
  Sentence,
  Sheet,
  Story,
  TranscriptEntered,
  TranscriptTold,
  Where,
  Wish,
  Wrong,
} from '../messages';
import { door } from '../local/door.svelte';
import { heldAt, hold, letGo, type Held } from '../local/seats';
import { words } from '../text/words.svelte';
import { request } from '../platform/transport';

/** The server has refused; the status distinguishes a missing table from one that may not be seen. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly code = '',
  ) {
    super(text);
  }
}

export async function answered(path: string, given: RequestInit, token = ''): Promise<Response> {
  const headers = new Headers(given.headers);
  headers.set('Accept-Language', words.language);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await request(path, { ...given, headers });
  } catch {
    throw new Error(words.say('web-no-server'));
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as Sentence | null;
    door.refused(said?.code ?? '');
    throw new Refused(answer.status, said?.text ?? words.say('web-no-server'), said?.code);
  }
  return answer;
}

export async function ask<T>(path: string, given: RequestInit = {}, token = ''): Promise<T> {
  return (await (await answered(path, given, token)).json()) as T;
}

export function posted(body: unknown): RequestInit {
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** Come in, where not everybody may: by a link or a code, or as a member who has signed in. */
export async function enterDoor(code: string, session: string): Promise<void> {
  await answered('door', posted({ code }), session);
}

const post = <T>(path: string, body: unknown): Promise<T> => ask<T>(path, posted(body));

export const games = (): Promise<Games> => ask('games');

/** The background of a game's table, as SVG. */
export async function scenery(game: string, options: Record<string, string>): Promise<string> {
  return (await answered(`games/${game}/scenery`, posted({ options }))).text();
}

/** The rules of a game that this client was not built with. */
export async function rules(game: string): Promise<string> {
  return (await answered(`games/${game}/rules/${words.language}`, {})).text();
}

/** How a game plays, and its bots' strength. */
export const about = (game: string): Promise<GameAbout> => ask(`games/${game}/about`);

/** What helps at a real table, for this many players. */
export const companion = (game: string, seats: number): Promise<Companion> =>
  ask(`games/${game}/companion/${seats}`);

/** The score of a real table. */
export const countPad = (
  game: string,
  entries: Record<string, number>[],
  options: Record<string, string>,
): Promise<PadScored> => post(`games/${game}/pad`, { entries, options });

/** Where a game stands that is written down at a real table. */
export const transcribe = (game: string, entered: TranscriptEntered): Promise<TranscriptTold> =>
  post(`games/${game}/transcript`, entered);

/** A lesson of a game. */
export const lesson = (game: string, name = 'first'): Promise<LessonTold> =>
  ask(`games/${game}/lessons/${name}`);

/** The table after some moves made from a moment of a lesson, or why they cannot be made. */
export const lookAhead = (game: string, look: LessonLook): Promise<Previewed | Wrong> =>
  post(`games/${game}/lessons/first`, look);

export const puzzle = (game: string, number: number): Promise<PuzzleTold> =>
  ask(`games/${game}/puzzles/${number}`);

/** What an answer to a puzzle is worth. Whoever proves to be who they are is counted, once. */
export const answerPuzzle = (
  game: string,
  number: number,
  move: number,
  proof: string,
): Promise<PuzzleGraded> => ask(`games/${game}/puzzles/${number}/answer`, posted({ move }), proof);

/** The same in a puzzle. */
export const lookAheadIn = (
  game: string,
  number: number,
  look: LessonLook,
): Promise<Previewed | Wrong> => post(`games/${game}/puzzles/${number}`, look);

/** Today's deals, and the caller's progress with them. */
export const daily = (proof: string): Promise<Daily> => ask('daily', {}, proof);

/** Begin a day's deal, or go on with it, and keep the seat. */
export async function beginDaily(game: string, wish: DailyWish, session: string): Promise<Seated> {
  const seated = await ask<Seated>(`daily/${game}`, posted(wish), session);
  keep(seated, game, '', { daily: wish.day });
  return seated;
}

/** A day's deal, as far as the caller may know it: identified by the secret of a
 * browser or a session; or by that of the seat at a table. */
export const board = (game: string, day: string, proof: string, table = ''): Promise<Board> =>
  ask(`daily/${game}/${day}${table && `?table=${table}`}`, {}, proof);

/** Whether others can reach this server, and how. */
export const where = (): Promise<Where> => ask('where');

export const lobby = (): Promise<Lobby> => ask('tables');
export const look = (table: string, token = ''): Promise<Look> => ask(`tables/${table}`, {}, token);

/** Open a table, and keep the seat. */
export async function open(wish: Wish, token = ''): Promise<Seated> {
  const seated = await ask<Seated>('tables', posted(wish), token);
  keep(seated, wish.game, seated.invitation ?? '');
  return seated;
}

/** Open a table for several people around this device, and keep their seats. `names`: of those beside
 * its opener, by their seats. */
export async function openAround(wish: Wish, names: Map<number, string>): Promise<Seated> {
  const opened = await open(wish);
  const { table, invitation = '' } = opened;
  const mine = heldAt(table)!;
  const here = [{ seat: mine.seat!, token: mine.token }];
  try {
    for (const [seat, name] of names) {
      const wish = posted({ name, seat, invitation });
      const { token } = await ask<Seated>(`tables/${table}/join`, wish);
      here.push({ seat, token });
    }
  } catch (error) {
    letGo(table);
    throw error;
  }
  hold({ ...mine, here });
  return opened;
}

/** Sit down at a table, and keep the seat. */
export async function join(
  table: string,
  game: string,
  wish: Join,
  token = '',
  match?: string,
): Promise<Seated> {
  const seated = await ask<Seated>(`tables/${table}/join`, posted(wish), token);
  keep(seated, game, wish.invitation ?? '', { match });
  return seated;
}

function keep(
  seated: Pick<Seated, 'table' | 'token' | 'seat'>,
  game: string,
  invitation: string,
  of: Pick<Held, 'match' | 'daily'> = {},
): void {
  const { table, token, seat } = seated;
  hold({ table, game, token, seat, invitation, at: Date.now(), ...of });
}

/** Open a match, and keep the seat. */
export async function openMatch(wish: MatchWish, session: string): Promise<MatchSeated> {
  const seated = await ask<MatchSeated>('matches', posted(wish), session);
  keep(seated, wish.game, seated.invitation, { match: seated.match });
  return seated;
}

/** A match, as far as this seat may know it. */
export const match = (id: string, token = ''): Promise<MatchTold> =>
  ask(`matches/${id}`, {}, token);

/** Close the tables of a match that others wait for, and where nobody plays. */
export async function goWithout(id: string, token: string): Promise<void> {
  await answered(`matches/${id}/go-without`, { method: 'POST' }, token);
}

/** Play the deal of a finished game again, and keep the seat. */
export async function sameDeal(of: string, game: string, token: string): Promise<Seated> {
  const seated = await ask<Seated>(`tables/${of}/same-deal`, { method: 'POST' }, token);
  keep(seated, game, '');
  return seated;
}

/** All that happened at a table, as this seat saw it. */
export const story = (table: string, token = ''): Promise<Story> =>
  ask(`tables/${table}/story`, {}, token);

/** The score of a table so far, as this seat may know it. */
export const sheet = (table: string, token = ''): Promise<Sheet> =>
  ask(`tables/${table}/sheet`, {}, token);

/** The table in plain lines of text, as this seat may know it. */
export async function text(table: string, names: string[], token = ''): Promise<string[]> {
  const named = new URLSearchParams(names.map((name) => ['name', name]));
  const answer = await answered(`tables/${table}/text?${named}`, {}, token);
  return (await answer.text()).split('\n');
}

export const replay = (table: string, seat: string, token = ''): Promise<Replayed> =>
  ask(`tables/${table}/replay?seat=${seat}`, {}, token);

export const replayLog = (log: string, seat: string): Promise<Replayed> =>
  ask(`replay?seat=${seat}`, { method: 'POST', body: log });

/** What the coach has to say of a finished game, as far as it has looked: ask again until it is done. */
export const review = (table: string, seat: string, token = ''): Promise<Reviewed> =>
  ask(`tables/${table}/review?seat=${seat}`, {}, token);

export const reviewLog = (log: string, seat: string): Promise<Reviewed> =>
  ask(`review?seat=${seat}`, { method: 'POST', body: log });

/** How this server can tell people that it is their turn. */
export const notices = (): Promise<NoticeWays> => ask('notices');

/** Start or stop notifying a player of a table or tournament of their turns. */
export async function setNotice(
  path: string,
  wish: NoticeWish | null,
  token: string,
): Promise<void> {
  const given = wish ? { ...posted(wish), method: 'PUT' } : { method: 'DELETE' };
  await answered(`${path}/notice`, given, token);
}
