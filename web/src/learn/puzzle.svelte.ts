// A puzzle in the server's place: one move is made, and then everything is told about it.
import { lookAheadIn } from '../api';
import type { Asked, Line, Reply } from '../connection';
import type { Advice, Out, PuzzleMove, PuzzleTold } from '../messages';
import { TableState } from '../table.svelte';
import { say } from '../words.svelte';
import { arranged, looked, timeless, wrong } from './arranged';

export class Puzzle implements Line {
  readonly told: PuzzleTold;
  readonly table = new TableState('', '');
  /** What was played. */
  given = $state.raw<PuzzleMove | null>(null);
  best: PuzzleMove;
  #answered: (given: PuzzleMove) => void;
  #heard: (message: Out) => void = () => undefined;

  constructor(told: PuzzleTold, answered: (given: PuzzleMove) => void) {
    this.told = told;
    this.best = told.moves[0]!;
    this.#answered = answered;
    this.table.connect((heard: (message: Out) => void) => {
      this.#heard = heard;
      heard(arranged(told, told.scene, timeless()));
      return this;
    });
  }

  async ask(message: Asked): Promise<Reply> {
    const { id } = message;
    const ask = (look: Parameters<typeof lookAheadIn>[2]) =>
      lookAheadIn(this.told.game, this.told.number, look);
    if (message.type === 'preview') return looked(message, ask);
    if (message.type !== 'move') return wrong(id, say('web-lesson-not-here'), null);
    if (this.given) return wrong(id, say('web-puzzle-over'), null);
    const text = message.phrase ?? '';
    const choice = this.table.choices.find(({ move, text: written }) =>
      message.moves
        ? message.moves[0] === move
        : written === text || text.startsWith(`${written} `),
    );
    const given = this.told.moves.find(({ move }) => move === choice?.move);
    if (!given)
      return looked({ type: 'preview', id, moves: message.moves ?? [], phrase: text }, ask);
    this.given = given;
    this.#answered(given);
    // Who wrote a phrase waits to see it made: nothing is awaited any more.
    const scene = { ...this.told.scene, awaited: [] };
    if (message.phrase) this.#heard({ type: 'change', story: [], scene, times: timeless() });
    return { type: 'done', id };
  }

  again(): void {}
  end(): void {}

  /** The answers, to glow in the manner of a hint. */
  get advice(): Advice {
    const moves = this.told.moves.filter(({ right }) => right).map(({ move }) => move);
    return { type: 'advice', id: '', moves, chances: [] };
  }
}
