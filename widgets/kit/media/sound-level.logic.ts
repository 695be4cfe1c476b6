/** Below this share of full scale, a microphone hears a quiet room at most (about -40 dB). */
export const HEARD_FROM = 0.01;
/** Silence for so long is no pause between two sentences. */
const SILENT_AFTER_MS = 3000;
/** Nor is this a pause to think in. */
const LOST_AFTER_MS = 8000;

/**
 * The level of a moment of sound, from 0 (silence) to 1 (full scale).
 *
 * @param samples of Web Audio, from -1 to 1
 * @returns the root mean square, as sound meters take it
 */
export function measureLevel(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length));
}

/**
 * How far a meter goes for a level, from 0 to 1: -60 dB to 0 dB, evenly, as loudness is heard.
 */
export function meterShare(level: number): number {
  return level <= 0 ? 0 : Math.min(1, Math.max(0, 1 + Math.log10(level) / 3));
}

/** The state of a microphone at a moment. */
export interface Hearing {
  startedAtMs: number;
  /** When it last heard something; null before it ever has. */
  heardAtMs: number | null;
  /** The device or the system delivers silence, such as during a call. */
  isMuted: boolean;
}

/** A sentence about the microphone for the visitor; empty while it is too early to say. */
export function describeHearing({ startedAtMs, heardAtMs, isMuted }: Hearing, nowMs: number) {
  if (isMuted) return 'The microphone is muted, so there is no sound.';
  if (heardAtMs === null) {
    return nowMs - startedAtMs >= SILENT_AFTER_MS
      ? 'No sound yet. Is the microphone muted, or is it the wrong one?'
      : '';
  }
  return nowMs - heardAtMs >= LOST_AFTER_MS
    ? 'No sound any more. If you are speaking, is the microphone muted?'
    : 'Your microphone works.';
}
