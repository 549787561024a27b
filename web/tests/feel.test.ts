import { expect, test, vi } from 'vitest';
import './browser';
import { saveSettings } from '../src/local/settings.svelte';
import { feel, samplesOf, SOUNDS } from '../src/motion/sound';

test('pieces are felt only where that is wished, and the device can', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  feel();
  expect(vibrate).not.toHaveBeenCalled();
  saveSettings({ haptics: true });
  feel();
  expect(vibrate).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('tepui-settings')!).haptics).toBe(true);
  vi.stubGlobal('navigator', {});
  feel();
});

const RATE = 44_100;
const DECIBELS = (share: number) => 20 * Math.log10(share);

test.each(SOUNDS)('%s is neither too loud nor sudden, and ends', (which) => {
  const samples = samplesOf(which, RATE);
  const peak = Math.max(...samples.map(Math.abs));
  const squares = (from: number) =>
    samples.slice(from, from + 2205).reduce((sum, each) => sum + each * each, 0) / 2205;
  const loudest = Math.sqrt(Math.max(...Array.from({ length: 60 }, (_, i) => squares(i * 551))));
  expect(DECIBELS(loudest)).toBeGreaterThan(-36);
  expect(DECIBELS(loudest)).toBeLessThan(-21);
  expect(peak).toBeLessThan(0.3);
  // Within its first three milliseconds it has not risen to a third of what it reaches.
  expect(Math.max(...samples.slice(0, RATE * 0.003).map(Math.abs))).toBeLessThan(peak / 3);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(peak / 50);
  expect(samples.length / RATE).toBeLessThan(1);
});
