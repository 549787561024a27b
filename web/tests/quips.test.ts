import { expect, test } from 'vitest';
import './browser';
import type { Event, Person } from '../src/messages';
import type { GameTable } from '../src/table/game-table';
import { quipOf } from '../src/table/quips';

const game = {
  beats: { won: { weight: 'great', mood: 'gain' }, drew: { weight: 'routine' } },
} as unknown as GameTable;
const people = [
  { name: 'Ann', kind: 'person' },
  { name: 'Toco', kind: 'bot', manner: 'miser' },
  { name: 'Lina', kind: 'bot', manner: '' },
] as Person[];
const won = (seat: number, n: number): Event => ({ key: 'x-won', args: { seat, n } });
const said = (story: Event[], table = 'a1') => quipOf(game, table, people, story);
const many = Array.from({ length: 40 }, (_, n) => n);

test('a bot with a manner says something of some of what befalls it, and nobody else does', () => {
  const heard = many.flatMap((n) => said([won(1, n)]) ?? []);
  expect(heard.length).toBeGreaterThan(8);
  expect(heard.length).toBeLessThan(32);
  expect(new Set(heard.map(({ key }) => key))).toEqual(
    new Set(['table-miser-gain-0', 'table-miser-gain-1']),
  );
  expect(many.flatMap((n) => [said([won(0, n)]), said([won(2, n)])].filter(Boolean))).toEqual([]);
});

test('what is said is the same for all, whatever else each of them was told', () => {
  const drew = (card: string): Event => ({ key: 'x-drew', args: { seat: 1, card } });
  const unseen = { key: 'x-drew-unseen', args: { seat: 1 } };
  for (const n of many) {
    const heard = said([won(1, n)]);
    expect([said([drew('toad'), won(1, n)]), said([unseen, won(1, n)])]).toEqual([heard, heard]);
  }
});

const read = (files: Record<string, unknown>) => files as Record<string, string>;
const SOURCES = read(
  import.meta.glob('../src/games/*/*.ts', { query: '?raw', import: 'default', eager: true }),
);
const TOLD = read(
  import.meta.glob(['../../src/tepui/games/*/words/en.ftl', '../src/table/words/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
// English first; a language that has not begun to translate what bots say is not among them.
const LANGUAGES = Object.keys(TOLD)
  .flatMap((path) => /\/table\/words\/(.*)\.ftl$/.exec(path)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'));
const BEATS = /beats: Beats<View> = \{\n(.*?)\n\};/s;

test.each(Object.keys(SOURCES).flatMap((path) => /([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []))(
  '%s: bots speak only of what is told to all alike',
  (id) => {
    const sources = Object.entries(SOURCES).filter(([path]) => path.includes(`/${id}/`));
    const [, beats] = sources.flatMap(([, text]) => BEATS.exec(text) ?? []);
    const told = TOLD[`../../src/tepui/games/${id}/words/en.ftl`]!;
    for (const [, key, beat] of beats!.matchAll(/^ {2}'?([\w-]+)'?: (.*(?:\n {4}.*)*)/gm)) {
      expect(told).toContain(`\n${id}-${key} =`); // what never happens has no weight
      if (beat!.includes('mood:')) expect(told).not.toContain(`${id}-${key}-unseen`);
    }
  },
);

test('there are words in each language for each manner, mood and variant', () => {
  const [en, ...others] = LANGUAGES.map((language) =>
    [...TOLD[`../src/table/words/${language}.ftl`]!.matchAll(/^(table-\S+) =/gm)].map(
      ([, key]) => key,
    ),
  );
  expect(en).toHaveLength(5 * 3 * 2);
  for (const other of others) expect(other).toEqual(en);
});
