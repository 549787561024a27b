// The end of a game, counted on the table: for each line of the score sheet its pieces light up and
// its points fly to their owner's tag; then the places show, and the winner is celebrated.
import type { Result, Sheet, SheetLine } from '../messages';
import { hurry } from './motion';
import { bring, type Part } from './points';

export interface Step {
  line: SheetLine;
  parts: Part[];
}

const STEP = 900; // milliseconds for a line
const ALL = 9000; // for all of them: many lines are counted faster

/** The lines that bring points, in the sheet's order. */
export function steps(sheet: Sheet, where: (line: SheetLine, seat: number) => string[]): Step[] {
  return sheet.lines
    .map((line) => ({
      line,
      parts: line.entries.flatMap(({ points }, seat) =>
        points ? [{ seat, points, at: where(line, seat) }] : [],
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}

export class ScoreCount {
  /** Each seat's points as far as they are counted. */
  totals = $state.raw<number[]>([]);
  /** The line that is being counted. */
  line = $state.raw<SheetLine | null>(null);
  /** Whether all is counted, so that the places can be shown. */
  settled = $state(false);
  /** What follows the count; set by what draws it. */
  ceremony: (() => Promise<void>) | null = null;
  skipped = false;
  #result: Result;
  #steps: Step[];

  constructor(result: Result, where: (line: SheetLine, seat: number) => string[]) {
    this.#result = result;
    this.#steps = steps(result.sheet, where);
    this.totals = result.scores.map(() => 0);
  }

  async run(stage: Element): Promise<void> {
    const pace = Math.min(STEP, ALL / this.#steps.length);
    for (const { line, parts } of this.#steps) {
      if (this.skipped) break;
      this.line = line;
      await bring(stage, parts, pace);
      const more = (seat: number) => parts.find((part) => part.seat === seat)?.points ?? 0;
      this.totals = this.totals.map((points, seat) => points + more(seat));
    }
    this.line = null;
    this.totals = this.#result.scores;
    this.settled = true;
    if (!this.skipped) await this.ceremony?.();
  }

  skip(): void {
    this.skipped = true;
    hurry();
  }
}
