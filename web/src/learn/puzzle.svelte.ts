// A puzzle in place of a server: one move is made, and then the server explains it.
import { lookAheadIn } from '../net/api';
import type { Asked, Channel, Reply } from '../net/connection';
import type { LessonLook, Out, PuzzleMove, PuzzleTold } from '../messages';
import { TableState } from '../table/table.svelte';
import { say } from '../text/words.svelte';
import { arranged, looked, timeless, wrong } from './practice';

export class Puzzle implements Channel {
  readonly told: PuzzleTold;
  readonly table = new TableState('', '');
  /** What was played. */
  given = $state.raw<PuzzleMove | null>(null);
  /** What all moves are worth, the best first, once one is made. */
  moves = $state.raw<PuzzleMove[]>([]);
  /** The move that the board shows, once one was made. */
  shown = $state<number | null>(null);
  #grading = false;
  #grade: (move: number) => Promise<PuzzleMove[]>;
  #heard: (message: Out) => void = () => undefined;

  constructor(told: PuzzleTold, grade: (move: number) => Promise<PuzzleMove[]>) {
    this.told = told;
    this.#grade = grade;
    this.table.connect((heard: (message: Out) => void) => {
      this.#heard = heard;
      heard(arranged(told, told.scene, timeless()));
      return this;
    });
  }

  #look = (look: LessonLook) => lookAheadIn(this.told.game, this.told.number, look);

  async ask(message: Asked): Promise<Reply> {
    const { id } = message;
    if (message.type === 'preview') return looked(message, this.#look);
    if (message.type !== 'move') return wrong(id, say('web-lesson-not-here'), null);
    if (this.given || this.#grading) return wrong(id, say('web-puzzle-over'), null);
    const text = message.phrase ?? '';
    const choice = this.table.choices.find(({ move, text: written }) =>
      message.moves
        ? message.moves[0] === move
        : written === text || text.startsWith(`${written} `),
    );
    if (!choice)
      return looked({ type: 'preview', id, moves: message.moves ?? [], phrase: text }, this.#look);
    this.#grading = true;
    try {
      this.moves = await this.#grade(choice.move);
    } catch (error) {
      return wrong(id, (error as Error).message, null);
    } finally {
      this.#grading = false;
    }
    this.given = this.moves.find(({ move }) => move === choice.move) ?? null;
    await this.show(this.moves[0]!.move);
    return { type: 'done', id };
  }

  /** Show the board after a move; after none, as it was asked. */
  async show(move: number | null): Promise<void> {
    const asked = { type: 'preview', id: '', moves: move === null ? [] : [move] } as const;
    const after = await looked(asked, this.#look);
    if (after.type !== 'previewed') return;
    this.shown = move;
    const { view, story } = after;
    const scene = { ...this.told.scene, view, awaited: [], choices: [] };
    this.#heard({ type: 'change', story, scene, times: timeless() });
  }

  again(): void {}
  end(): void {}
}
