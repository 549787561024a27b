import { expect, test, vi } from 'vitest';
import './browser';
import { like } from '../src/state/settings.svelte';
import { feel } from '../src/motion/sound';

test('pieces are felt only where that is wished, and the device can', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  feel();
  expect(vibrate).not.toHaveBeenCalled();
  like({ haptics: true });
  feel();
  expect(vibrate).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('tepui-settings')!).haptics).toBe(true);
  vi.stubGlobal('navigator', {});
  feel();
});
