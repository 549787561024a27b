import './browser';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Clock, GameInfo } from '../src/messages';
import TableSettings from '../src/shell/TableSettings.svelte';
import type { TableState } from '../src/table/table.svelte';

/** The choices that the settings of a table in a waiting room open with. */
function opensWith(clock: Clock, absence: number): (string | undefined)[] {
  const table = { about: { live: true, options: {}, clock, absence } } as unknown as TableState;
  const info = { options: [] } as unknown as GameInfo;
  const { body } = render(TableSettings, { props: { table, info, close: () => undefined } });
  return [...body.matchAll(/value="(\d+)" selected/g)].map(([, value]) => value);
}

test('settings open with how long somebody may be gone, and that may be for ever', () => {
  expect(opensWith({ kind: 'none' }, 300)).toEqual(['0', '300']);
  expect(opensWith({ kind: 'none' }, 0)).toEqual(['0', '0']);
});

test('where a clock runs, nobody has chosen how long yet', () => {
  expect(opensWith({ kind: 'move', seconds: 60 }, 0)).toEqual(['1']);
});
