// Sounds of paper and wood, synthesised: no files. Off by default.
import { settings } from '../state/settings.svelte';

export type Sound =
  'card' | 'tile' | 'wood' | 'coin' | 'turn' | 'shaker' | 'sand' | 'thud' | 'flip';

let context: AudioContext | null = null;

/** Make a sound, if sounds are wanted; `always`: somebody has asked for this one. */
export function sound(which: Sound, always = false): void {
  if (!(settings.sound || always) || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  MADE[which](context, context.currentTime);
}

/** Let a piece be felt that is lifted or put, if that is wanted and the device can. */
export function feel(): void {
  if (settings.haptics) navigator.vibrate?.(12); // milliseconds
}

type Made = (audio: AudioContext, at: number) => void;

function noise(length: number, from: number, to: number, loud: number): Made {
  return (audio, at) => {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(fading(audio, at, length, loud));
    source.start(at);
  };
}

function tone(pitch: number, length: number, loud: number, wave: OscillatorType, after = 0): Made {
  return (audio, now) => {
    const at = now + after;
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch, at);
    source.connect(fading(audio, at, length, loud));
    source.start(at);
    source.stop(at + length);
  };
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function together(...parts: Made[]): Made {
  return (audio, at) => parts.forEach((part) => part(audio, at));
}

const MADE: Record<Sound, Made> = {
  card: noise(0.16, 1800, 4200, 0.12),
  flip: noise(0.1, 3000, 900, 0.12),
  tile: together(noise(0.04, 2600, 1800, 0.3), tone(520, 0.05, 0.08, 'triangle')),
  wood: together(noise(0.05, 900, 500, 0.4), tone(240, 0.07, 0.16, 'triangle')),
  thud: together(noise(0.09, 300, 140, 0.5), tone(110, 0.12, 0.2, 'sine')),
  coin: together(tone(1900, 0.18, 0.06, 'sine'), tone(2830, 0.14, 0.04, 'sine', 0.03)),
  turn: together(tone(523, 0.35, 0.08, 'sine'), tone(659, 0.45, 0.08, 'sine', 0.22)),
  shaker: together(noise(0.07, 5000, 6500, 0.16), (a, t) =>
    noise(0.09, 5000, 7000, 0.16)(a, t + 0.11),
  ),
  sand: noise(0.05, 6000, 7000, 0.05),
};
