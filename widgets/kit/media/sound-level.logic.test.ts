import { describe, expect, it } from 'vitest';
import { describeHearing, measureLevel, meterShare } from './sound-level.logic.ts';

describe('measureLevel', () => {
  it.each([
    [[], 0],
    [[1, -1, 1, -1], 1],
    [[0.3, 0.4], Math.sqrt(0.125)],
  ])('of %j is %f', (samples, level) => {
    expect(measureLevel(new Float32Array(samples))).toBeCloseTo(level, 6);
  });
});

describe('meterShare', () => {
  it.each([
    [0, 0],
    [0.001, 0],
    [0.1, 2 / 3],
    [1, 1],
  ])('of %f is %f', (level, share) => {
    expect(meterShare(level)).toBeCloseTo(share, 6);
  });
});

describe('describeHearing', () => {
  it.each([
    [null, 2999, ''],
    [null, 3000, 'No sound yet. Is the microphone muted, or is it the wrong one?'],
    [2000, 9999, 'Your microphone works.'],
    [2000, 10_000, 'No sound any more. If you are speaking, is the microphone muted?'],
  ])('last heard something at %s and says after %i ms: %s', (heardAtMs, nowMs, text) => {
    expect(describeHearing({ startedAtMs: 0, heardAtMs, isMuted: false }, nowMs)).toBe(text);
  });

  it.each([null, 100])(
    'says at once that the microphone is muted, last heard at %s',
    (heardAtMs) => {
      expect(describeHearing({ startedAtMs: 0, heardAtMs, isMuted: true }, 200)).toBe(
        'The microphone is muted, so there is no sound.',
      );
    },
  );
});
