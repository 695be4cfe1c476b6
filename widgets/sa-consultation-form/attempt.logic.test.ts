import { expect, it } from 'vitest';
import { makeAttempt } from './attempt.logic.ts';

it('is 22 characters of base64url, whatever the bytes', () => {
  for (const byte of [0, 31, 32, 255]) {
    expect(makeAttempt(new Uint8Array(22).fill(byte))).toMatch(/^[\w-]{22}$/);
  }
});

it('differs if five bits of a byte do', () => {
  const random = new Uint8Array(22);
  const other = random.with(21, 1);
  expect(makeAttempt(other)).not.toBe(makeAttempt(random));
});
