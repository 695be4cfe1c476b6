import { describe, expect, it } from 'vitest';
import { canDoWithoutCamera } from './camera.logic.ts';

describe('canDoWithoutCamera', () => {
  it.each([
    ['NotFoundError', true],
    ['NotReadableError', true],
    ['OverconstrainedError', true],
    ['NotAllowedError', false],
    ['SecurityError', false],
    [null, false],
  ])('after %s is %s', (errorName, expected) => {
    expect(canDoWithoutCamera(errorName)).toBe(expected);
  });
});
