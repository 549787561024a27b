import './browser';
import { beforeEach, expect, test } from 'vitest';
import { cameInTime, checked, keepPromises, numberPlace } from '../src/fairness/promises';
import type { About, Result, Room } from '../src/messages';

const [SEED, OTHER] = ['0a'.repeat(32), 'ab'.repeat(32)];
const [OURS, HIS] = ['01'.repeat(32), '02'.repeat(32)];
const told = new Map<string, string>(); // what is published of a seed or a number
for (const label of ['tepui seed 1', 'tepui number 1'])
  for (const hex of [SEED, OTHER, OURS, HIS]) {
    const bytes = hex.match(/../g)!.map((each) => parseInt(each, 16));
    const whole = Uint8Array.from([...new TextEncoder().encode(label), ...bytes]);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
    told.set(label + hex, Array.from(hash, (each) => each.toString(16).padStart(2, '0')).join(''));
  }
const commitment = (seed: string): string => told.get(`tepui seed 1${seed}`)!;
const promise = (number: string): string => told.get(`tepui number 1${number}`)!;

const about = { id: 'a1', commitment: commitment(SEED) } as About;
const room = (ours = OURS, his = HIS, status = 'playing'): Room =>
  ({
    status,
    promises: { 0: promise(ours), 1: promise(his) },
    numbers: { 0: ours, 1: his },
  }) as unknown as Room;
const broken = (seed = SEED, at = about, numbers = room()): string[] =>
  checked(at, numbers, { seed } as Result, 0)
    .filter(({ held }) => !held)
    .map(({ key, args }) => `${key} ${args.seat ?? ''}`.trim());

beforeEach(() => {
  localStorage.removeItem('tepui-promises-a1');
  localStorage.setItem(numberPlace('a1'), OURS);
  keepPromises(about, room());
});

test('what was promised and held is found in order', () => {
  expect(broken()).toEqual([]);
  expect(cameInTime('a1')).toBe(true);
});

test('another seed is noticed, whatever the server says it had promised', () => {
  expect(broken(OTHER)).toEqual(['web-check-seed']);
  expect(broken(OTHER, { ...about, commitment: commitment(OTHER) })).toEqual(['web-check-seed']);
  expect(broken('')).toEqual(['web-check-seed']);
});

test('another number of a rival or of ours is noticed, whatever promise comes with it', () => {
  expect(broken(SEED, about, room(OURS, OTHER))).toEqual(['web-check-number 1']);
  expect(broken(SEED, about, room(OTHER, HIS))).toEqual(['web-check-number 0']);
  localStorage.removeItem('tepui-promises-a1'); // our own number is known all the same
  expect(broken(SEED, about, room(OTHER, HIS))).toEqual(['web-check-number 0']);
});

test('what is kept stays, and who comes after the end is told so', () => {
  keepPromises({ ...about, commitment: commitment(OTHER) }, room(OTHER, OTHER));
  expect(broken()).toEqual([]);
  localStorage.removeItem('tepui-promises-a1');
  keepPromises(about, room(OURS, HIS, 'over'));
  expect(cameInTime('a1')).toBe(false);
});
