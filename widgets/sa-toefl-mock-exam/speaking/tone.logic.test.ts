import { describe, expect, it } from 'vitest';
import { createToneWav } from './tone.logic.ts';

const textAt = (file: DataView, offset: number, length: number) =>
  String.fromCharCode(...new Uint8Array(file.buffer, offset, length));

describe('createToneWav', () => {
  const file = new DataView(createToneWav(5));

  it('writes a WAV file whose lengths add up to 5 seconds', () => {
    expect([textAt(file, 0, 4), textAt(file, 8, 8), textAt(file, 36, 4)]).toEqual([
      'RIFF',
      'WAVEfmt ',
      'data',
    ]);
    expect(file.byteLength).toBe(44 + file.getUint32(40, true));
    expect(file.getUint32(4, true)).toBe(file.byteLength - 8);
    expect(file.getUint32(40, true) / file.getUint32(28, true)).toBe(5);
  });

  it('is a tone that begins and ends in silence', () => {
    const bytes = new Uint8Array(file.buffer, 44);
    expect(bytes[0]).toBe(128);
    expect(Math.abs((bytes.at(-1) ?? 0) - 128)).toBeLessThanOrEqual(1);
    expect(Math.max(...bytes)).toBeGreaterThan(140);
    expect(Math.max(...bytes)).toBeLessThan(160);
  });

  it('fades out as it fades in', () => {
    const loudness = [...new Uint8Array(file.buffer, 44)].map((byte) => Math.abs(byte - 128));
    expect(loudness.slice(1).toReversed()).toEqual(loudness.slice(1));
  });
});
