// The choices of a decision, found by what they mean: a verb with arguments.
import type { Choice } from '../messages';

export interface Verb {
  verb: string;
}

/** A choice as its game means it. */
export type Legal<A extends Verb, K extends A['verb'] = A['verb']> = Omit<Choice, 'action'> & {
  action: Extract<A, { verb: K }>;
};

export type Arguments<A extends Verb, K extends A['verb']> = Partial<
  Omit<Extract<A, { verb: K }>, 'verb'>
>;

/** All choices of a verb that have these arguments. */
export function matching<A extends Verb, K extends A['verb']>(
  choices: Choice[],
  verb: K,
  args: Arguments<A, K>,
): Legal<A, K>[] {
  const wanted = Object.entries({ verb, ...args });
  const fits = ({ action }: Choice) =>
    wanted.every(([name, value]) => (action as Record<string, unknown>)[name] === value);
  return choices.filter(fits) as Legal<A, K>[];
}
