import './browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { minus } from '../src/text/numbers';
import { words } from '../src/text/words.svelte';

describe('words in French', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await words.need('coloretto', 'amazones');
    await words.speak('fr');
  });

  it('elide before a name, plain or framed', () => {
    const of = (name: string): string => words.say('coloretto-web-from', { name });
    expect(['Bo', 'Ana', 'Élise', 'Yves', 'Yann', ''].map(of)).toEqual([
      'de Bo', 'd’Ana', 'd’Élise', 'd’Yves', 'de Yann', 'de ',
    ]); // prettier-ignore
    const parts = words.parts(
      { key: 'coloretto-fact-gives-pile', args: { other: 1, colour: 'green' } },
      ['Bo', 'Ana'],
    );
    expect(parts.map(({ text }) => text).join('')).toBe('complète la colonne verte d’Ana');
    expect(parts.at(-1)).toEqual({ text: 'Ana', seat: 1 });
  });

  it('say nothing while they are on their way, and a key only where there are none', async () => {
    const coming = words.need('galapagos');
    expect(words.say('galapagos-name-red')).toBe('');
    await coming;
    expect(words.say('galapagos-name-red')).toBe('rouge');
    expect(words.say('galapagos-no-such-words')).toBe('galapagos-no-such-words');
  });

  it('write figures with a comma and a true minus', () => {
    expect([2.25, -3.5, -0.04, 0].map((n) => words.figure(n, 1, true))).toEqual([
      '+2,3', '−3,5', '0,0', '0,0',
    ]); // prettier-ignore
    expect(words.figure(-12.6)).toBe('−13');
    expect(words.percent(0.5)).toMatch(/^50\s%$/);
    expect(minus('+5 -2 -1')).toBe('+5 −2 −1');
    expect(words.say('amazones-ranked', { seat: 'Bo', rank: 3, total: -2 })).toContain('−2');
  });
});
