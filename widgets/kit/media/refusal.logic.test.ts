import { describe, expect, it } from 'vitest';
import { describeRefusal } from './refusal.logic.ts';

describe('describeRefusal', () => {
  it.each([
    ['NotAllowedError', 'The browser was not allowed to use the microphone'],
    ['SecurityError', 'This page may not use the microphone'],
    ['NotFoundError', 'No microphone was found'],
    ['NotReadableError', 'Another program is using the microphone'],
    ['OverconstrainedError', 'Recording is not available here'],
    [null, 'Recording is not available here'],
  ])('begins the sentence about %s with "%s"', (errorName, reason) => {
    expect(describeRefusal(errorName)).toBe(reason);
  });
});
