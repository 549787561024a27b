// A table without a server, for lessons and puzzles.
import type { Reply } from '../net/connection';
import type { LessonLook, Preview, Previewed, Scene, Times, Whole, Wrong } from '../messages';
import { settings } from '../local/settings.svelte';
import { aboutOf, roomOf } from '../table/served-by-nobody';
import { say } from '../text/words.svelte';

interface Told {
  game: string;
  rules: number;
  options: Record<string, string>;
  you: number;
  names: string[];
}

const learner = (): string => settings.name || say('web-guest');

/** What a table gets on arrival: you and novice bots. */
export function arranged(told: Told, scene: Scene, times: Times): Whole {
  const { game, rules, options, you, names } = told;
  return {
    type: 'table',
    you,
    about: aboutOf({ id: '', game, rules, options, live: true, spectators: false }),
    room: roomOf(
      'playing',
      names.map((name, seat) =>
        seat === you ? { name: learner(), kind: 'person' } : { name, kind: 'bot', level: 'novice' },
      ),
    ),
    scene,
    times,
    story: [],
    chat: [],
  };
}

/** No clock. */
export const timeless = (): Times => ({
  at: Date.now() / 1000,
  left: null,
  running: [],
  sand: null,
});

export function wrong(id: string, text: string, rule: string | null): Reply {
  return { type: 'wrong', id, code: 'lesson', text, rule };
}

/** What the server says to moves from here: the table after them, or why they cannot be made. */
export async function looked(
  { id, moves, phrase }: Preview,
  ask: (look: LessonLook) => Promise<Previewed | Wrong>,
): Promise<Reply> {
  try {
    return { ...(await ask({ frame: 0, moves, phrase, name: learner() })), id };
  } catch (error) {
    return wrong(id, (error as Error).message, null);
  }
}
