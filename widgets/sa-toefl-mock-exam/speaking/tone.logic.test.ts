import { expect, it } from 'vitest';
import { createToneWav } from './tone.logic.ts';

const file = new DataView(createToneWav(5));
const bytes = new Uint8Array(file.buffer);
const textAt = (offset: number, length: number) =>
  String.fromCharCode(...bytes.slice(offset, offset + length));

it('writes a WAV file whose lengths add up to 5 seconds', () => {
  expect([textAt(0, 4), textAt(8, 8), textAt(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(file.byteLength).toBe(44 + file.getUint32(40, true));
  expect(file.getUint32(4, true)).toBe(file.byteLength - 8);
  expect(file.getUint32(40, true) / file.getUint32(28, true)).toBe(5);
});

it('is a tone that begins and ends in silence, and fades out as it fades in', () => {
  const loudness = [...bytes.slice(44)].map((byte) => Math.abs(byte - 128));
  expect(loudness[0]).toBe(0);
  expect(loudness.at(-1)).toBeLessThanOrEqual(1);
  expect(Math.max(...loudness)).toBeGreaterThan(12);
  expect(Math.max(...loudness)).toBeLessThan(32);
  expect(loudness.slice(1).toReversed()).toEqual(loudness.slice(1));
});
