/** Below this share of full scale, a microphone hears a quiet room at most (about -40 dB). */
export const HEARD_FROM = 0.01;
/** Silence for so long is no pause between two sentences. */
const SILENT_AFTER_MS = 3000;

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

/** What a visitor should know of her microphone; null while it is too early to say. */
export function describeHearing(heardAtMs: number | null, startedAtMs: number, nowMs: number) {
  if (heardAtMs !== null) return 'Your microphone hears you.';
  return nowMs - startedAtMs >= SILENT_AFTER_MS
    ? 'Nothing is heard yet. Is the microphone muted, or the wrong one chosen?'
    : null;
}
