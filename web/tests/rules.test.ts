import './browser';
import { describe, expect, it } from 'vitest';
import { blocks, rulings, type Said } from '../src/rules/markdown';
import type { RulePiece } from '../src/drawing/piece';
import { drawn } from '../src/rules/pieces';
import { found, marked } from '../src/rules/search';
import { words } from '../src/text/words.svelte';

const FILES = import.meta.glob<string>('../../src/tepui/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'fr', 'de'];
const NAMED = import.meta.glob<RulePiece[]>('../src/games/*/rules.ts', {
  import: 'PIECES',
  eager: true,
});
const PIECES = Object.fromEntries(
  Object.entries(NAMED).map(([file, pieces]) => [file.split('/')[3]!, pieces]),
);

function told(game: string, language: string) {
  const ending = language === 'en' ? '' : `.${language}`;
  return blocks(FILES[`../../src/tepui/games/${game}/RULES${ending}.md`]!);
}

const saidIn = (game: string, language: string): Said[] =>
  told(game, language).flatMap((block) =>
    block.kind === 'paragraph' ? [block.said] : block.kind === 'list' ? block.items : [],
  );

describe('the rules', () => {
  it.each(Object.keys(PIECES))('of %s name every piece in three languages', async (game) => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await words.need(game);
    for (const language of LANGUAGES) {
      await words.speak(language);
      const shown = saidIn(game, language).flatMap(({ bits }) => {
        const with_pieces = drawn(bits, PIECES[game]!);
        const text = (some: { text: string }[]) => some.map((bit) => bit.text).join('');
        expect(text(with_pieces)).toBe(text(bits));
        return with_pieces.flatMap(({ art }) => art?.art ?? []);
      });
      expect([language, ...new Set(shown)].sort()).toEqual(
        [language, ...PIECES[game]!.map(({ art }) => art)].sort(),
      );
    }
  });

  it.each(Object.keys(PIECES))('of %s mark the same rulings in three languages', async (game) => {
    await words.need('web');
    const marks = [];
    for (const language of LANGUAGES) {
      await words.speak(language);
      marks.push([...rulings(told(game, language)).at].sort());
    }
    const [en, fr, de] = marks;
    expect(en!.length).toBeGreaterThan(5);
    expect(fr).toEqual(en);
    expect(de).toEqual(en);
  });

  it('are searched without regard to case and accents', () => {
    const text = told('galapagos', 'fr');
    const { blocks: left, hits } = found(text, ' TORTUE ');
    expect(hits).toBeGreaterThan(8);
    expect(left.length).toBeLessThan(text.length);
    expect(found(text, 'des').hits).toBe(found(text, 'DÉS').hits);
    expect(found(text, 'ga9').blocks.some(({ kind }) => kind === 'list')).toBe(true);
    expect(found(text, 'girafe')).toEqual({ blocks: [], hits: 0 });
    expect(found(text, ' ').blocks).toBe(text);
    expect(marked('Deux dés, cinq DES', 'dés')).toEqual(['Deux ', 'dés', ', cinq ', 'DES', '']);
    expect(marked('l’île', "l'ile")).toEqual(['', 'l’île', '']);
  });
});
