import { expect, test, vi } from 'vitest';
import './browser';
import { Camera } from '../src/games/amazonas/camera.svelte';

const MAP: [number, number] = [1200, 800];

test('a window of another size shows again what was brought into sight, but not what a hand moved', () => {
  vi.stubGlobal('innerWidth', 390);
  const camera = new Camera();
  camera.open(390, 400, MAP, [600, 400]);
  camera.frame([
    [60, 60],
    [1140, 740],
  ]);
  expect(camera.zoom).toBe(0.54); // no farther than a finger can tell villages apart
  camera.open(820, 700, MAP, [600, 400]); // turned
  expect(camera.zoom).toBeCloseTo(820 / 1200);
  camera.zoomAt(100, 100, 1.5);
  const { zoom } = camera;
  camera.open(390, 400, MAP, [600, 400]);
  expect(camera.zoom).toBe(zoom);
  camera.showAll();
  camera.open(600, 400, MAP, [600, 400]);
  expect(camera.zoom).toBeCloseTo(0.5);
});
