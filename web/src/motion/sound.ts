// Sounds of paper, wood, dice, water and birds, computed: no files, and nobody else's. Off until asked.
import { settings } from '../local/settings.svelte';

/** A part of a sound: a tone, or noise about a pitch; it may glide to another. Lengths are in seconds. */
interface Part {
  pitch: number;
  to?: number;
  length: number;
  after?: number;
  /** Beside the other parts. */
  loud?: number;
  wave?: 'sine' | 'triangle' | 'noise';
}

const noise = (pitch: number, to: number, length: number, after = 0, loud = 1): Part => ({
  pitch, to, length, after, loud, wave: 'noise',
}); // prettier-ignore
const tone = (pitch: number, length: number, after = 0, loud = 1, to = pitch): Part => ({
  pitch, to, length, after, loud, wave: 'triangle',
}); // prettier-ignore
const chirp = (pitch: number, to: number, length: number, after = 0): Part => ({
  pitch, to, length, after, wave: 'sine',
}); // prettier-ignore

// How loud each is at its loudest, 1 being as loud as can be; and its parts.
const MADE = {
  card: [0.04, noise(1800, 4200, 0.16)],
  flip: [0.04, noise(3000, 900, 0.1)],
  tile: [0.05, noise(2600, 1800, 0.05, 0, 0.7), tone(520, 0.09)],
  wood: [0.06, noise(900, 500, 0.06, 0, 0.8), tone(240, 0.12)],
  thud: [0.06, noise(300, 140, 0.1), tone(110, 0.18)],
  coin: [0.04, chirp(1900, 1900, 0.2), chirp(2830, 2830, 0.16, 0.04)],
  dice: [0.05, ...[0, 0.07, 0.13, 0.24].map((after) => noise(1500, 1100, 0.05, after))],
  shaker: [0.05, noise(5000, 6500, 0.08), noise(5000, 7000, 0.1, 0.11)],
  sand: [0.02, noise(6000, 7000, 0.06)],
  water: [0.05, noise(500, 1400, 0.3), noise(900, 400, 0.4, 0.2, 0.6)],
  turn: [0.06, tone(523, 0.35), tone(659, 0.45, 0.22)],
  birds: [
    0.06,
    chirp(2100, 2900, 0.12),
    chirp(2500, 2100, 0.1, 0.17),
    chirp(2200, 3100, 0.16, 0.34),
  ],
  win: [0.08, ...[392, 523, 659, 784].map((pitch, i) => tone(pitch, 0.5, i * 0.13))],
} satisfies Record<string, [number, ...Part[]]>;

export type Sound = keyof typeof MADE;
export const SOUNDS = Object.keys(MADE) as Sound[];

const RISE = 0.012; // seconds in which a part swells: nothing clicks
const WINDOW = 0.05; // seconds over which loudness is felt

/** How loud samples are where they are loudest: the root of the mean square. */
export function loudness(samples: Float32Array, rate: number): number {
  const size = Math.min(Math.round(rate * WINDOW), samples.length);
  let [sum, most] = [0, 0];
  samples.forEach((each, i) => {
    sum += each ** 2 - (i < size ? 0 : samples[i - size]! ** 2);
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / size);
}

/** A sound as samples; always the same. */
export function samplesOf(which: Sound, rate: number): Float32Array {
  const [loud, ...parts] = MADE[which] as [number, ...Part[]];
  const end = Math.max(...parts.map(({ length, after = 0 }) => length + after));
  const samples = new Float32Array(Math.ceil(end * rate));
  for (const part of parts) add(part, samples, rate);
  const scale = loud / loudness(samples, rate);
  return samples.map((each) => each * scale);
}

function add(part: Part, samples: Float32Array, rate: number): void {
  const { pitch, to = pitch, length, after = 0, loud = 1, wave } = part;
  let [phase, low, band, chance] = [0, 0, 0, 12345];
  for (let i = 0; i < length * rate; i++) {
    const at = i / rate / length;
    const now = pitch * (to / pitch) ** at;
    phase += (2 * Math.PI * now) / rate;
    let value = Math.sin(phase);
    if (wave === 'triangle') value = (2 / Math.PI) * Math.asin(value);
    if (wave === 'noise') {
      chance = (chance * 1103515245 + 12345) % 2 ** 31;
      const pull = 2 * Math.sin((Math.PI * now) / rate);
      low += pull * band;
      band += pull * (chance / 2 ** 30 - 1 - low - band);
      value = band;
    }
    const swell = Math.min(1, i / rate / RISE) ** 2 * Math.exp(-5 * at) * (1 - at);
    const index = Math.floor(after * rate) + i;
    if (index < samples.length) samples[index]! += value * swell * loud;
  }
}

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

/** Make a sound, if sounds are wanted; `always`: somebody has asked for this one. */
export function sound(which: Sound, always = false): void {
  if (!(settings.sound || always) || document.hidden) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  if (!made.has(which)) {
    const samples = samplesOf(which, audio.sampleRate);
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.getChannelData(0).set(samples);
    made.set(which, buffer);
  }
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  source.buffer = made.get(which)!;
  gain.gain.value = settings.volume;
  source.connect(gain).connect(audio.destination);
  source.start();
}

/** Let a piece be felt that is lifted or put, if that is wanted and the device can. */
export function feel(): void {
  if (settings.haptics) navigator.vibrate?.(12); // milliseconds
}
