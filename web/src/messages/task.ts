// The messages between the browser and the server: task, made from src/tepui/server/table/tasks by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** A finished game to be reviewed: its log, where it may be laid open, or what `seat` saw of it. `python`: where the browser's Python is. */
export interface ReviewTask {
  python: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  seat: number | null;
  log?: string;
  acts?: SeenAct[];
}

/** An act of a game as a seat saw it. */
export interface SeenAct {
  ply: number;
  actor: number;
  moves: number[];
  before: string;
  after: string;
}

/** A position as a seat may know it, to think about. `python`: where the browser's Python is. */
export interface PositionTask {
  python: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  seat: number;
  record: string;
}
