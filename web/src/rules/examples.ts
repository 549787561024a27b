// Rules with a twist, and where a game's lesson shows them: the step that is played, the one where
// the example ends, and which lesson, if not the first.
export const EXAMPLES: Record<string, [from: string, to: string, lesson?: string]> = {
  CA6: ['give', 'gone'],
  CA7: ['full', 'pile'],
  CA10: ['refuse', 'refused'],
  CA11: ['shield', 'yours', 'protection'],
  AZ4: ['second', 'first-tile'],
  AZ6: ['stay', 'tie'],
  AZ8: ['poison', 'poison-two'],
  AZ9: ['second-tile', 'exchange'],
  AM7: ['safe', 'butterfly'],
  AM9: ['income', 'build'],
  AM11: ['theft', 'butterfly'],
  AM13: ['build', 'done'],
  AM14: ['five', 'token'],
  GA7: ['be-first', 'pair'],
  GA8: ['walk', 'both'],
  GA12: ['last', 'score'],
};
