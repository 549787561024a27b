// The messages between the browser and the server: learning, made from src/tepui/server/http/learning by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

import type { Reason } from './coach';
import type { Event } from './engine';
import type { Scene } from './table';

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

/** What is said, and perhaps asked for, at a frame of a lesson. The frames until the next step's show what happens when it is done. */
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
  name?: string;
}

/** A puzzle: a table as one seat sees it. What would you play? The answer is not in it. */
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
  difficulty: number;
  answers: number;
}

/** What somebody plays in a puzzle. */
export interface PuzzleAnswer {
  move: number;
}

/** What an answer was worth. The first of a person, or a browser, to a puzzle counts. */
export interface PuzzleGraded {
  right: boolean;
  moves: PuzzleMove[];
  theme: string;
  line: Event[];
  counts: boolean;
  difficulty: number;
  level: number | null;
}

/** A move of a puzzle: its chance of victory, and why the answer is better. */
export interface PuzzleMove {
  move: number;
  chance: number;
  error: number;
  right: boolean;
  reasons: Reason[];
}
