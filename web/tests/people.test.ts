import './browser';
import { describe, expect, it } from 'vitest';
import { label } from '../src/account/me.svelte';
import { coloured } from '../src/table/sitters.svelte';

describe('a device', () => {
  it('is called by its browser and system', () => {
    const android =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
    expect(label(android)).toBe('Chrome · Android');
    expect(label('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')).toBe(
      'Safari · iPhone',
    );
    expect(label('curl/8')).toBe('Browser');
  });
});

describe('colours at a table', () => {
  it('are those that people like, for whoever comes first, and no two are alike', () => {
    expect(coloured([null, null, null])).toEqual([0, 1, 2]);
    expect(coloured([3, null, 3])).toEqual([3, 1, 2]);
    expect(coloured([null, 0])).toEqual([1, 0]);
    expect(coloured([2, 2, null, 0])).toEqual([2, 1, 3, 0]);
  });
  it('leave the fifth to tables of five', () => {
    expect(coloured([4, null])).toEqual([0, 1]);
    expect(coloured([4, null, null, null, null])).toEqual([4, 1, 2, 3, 0]);
  });
});
