import './browser';
import { describe, expect, it } from 'vitest';
import { label } from '../src/account/me.svelte';

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
