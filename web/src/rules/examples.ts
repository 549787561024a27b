// Rules with a twist, and where a game's lesson shows them: the step that is played, and the one at
// which the example ends.
export const EXAMPLES: Record<string, [from: string, to: string]> = {
  CA6: ['give', 'gone'],
  CA7: ['full', 'pile'],
  CA10: ['refuse', 'refused'],
  AZ4: ['second', 'first-tile'],
  AZ6: ['stay', 'tie'],
  AZ8: ['poison', 'poison-two'],
  AZ9: ['second-tile', 'exchange'],
  AM7: ['safe', 'butterfly'],
  AM9: ['income', 'build'],
  AM13: ['build', 'done'],
  GA7: ['be-first', 'pair'],
  GA8: ['walk', 'both'],
};
