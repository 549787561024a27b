import { beforeEach, expect, test } from 'vitest';
import './browser';
import { words } from '../src/words.svelte';

beforeEach(async () => {
  await words.need('coloretto');
  await words.speak('en');
});

const gave = { key: 'coloretto-gave', args: { seat: 0, other: 1, animal: 'toucan' } };

test('an event is told with names, in every language', async () => {
  expect(words.tell(gave, ['Ann', 'Bob'])).toBe('Ann gives Toucan to Bob.');
  await words.speak('fr');
  expect(words.tell(gave, ['Ann', 'Bob'])).toContain('Toucan');
  await words.speak('de');
  expect(words.tell(gave, ['Ann', 'Bob'])).toContain('Tukan');
});

test('names keep their places, whatever the order of the sentence', () => {
  const named = words.parts(gave, ['Ann', 'Bob']).filter(({ text }) => text.trim().length > 2);
  expect(named.filter(({ seat }) => seat !== undefined)).toEqual([
    { text: 'Ann', seat: 0 },
    { text: 'Bob', seat: 1 },
  ]);
  expect(named.find(({ id }) => id)).toEqual({ text: 'Toucan', id: 'toucan' });
});

test('a key without words is said as it is', () => {
  expect(words.say('coloretto-no-such-thing')).toBe('coloretto-no-such-thing');
});

test('the language is kept for the next visit', async () => {
  await words.speak('de');
  expect(localStorage.getItem('tepui-language')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});
