import { describe, expect, it } from 'vitest';
import { describeConversion, GPA_LIMITS, parseGpa, toFourPointScale } from './gpa.logic.ts';

describe('parseGpa', () => {
  it.each(['', ' ', '\t'])('reads %j as none, not as 0', (text) => {
    expect(parseGpa(text)).toEqual({ gpa: null });
  });

  it.each([
    ['0', 0],
    ['10', 10],
    ['7.5', 7.5],
    [' 8 ', 8],
    ['10.0', 10],
  ])('reads %j as %s', (text, gpa) => {
    expect(parseGpa(text)).toEqual({ gpa });
  });

  it.each([
    ['-0.1', 'GPA must be at least 0'],
    ['-3', 'GPA must be at least 0'],
    ['10.1', 'GPA cannot exceed 10'],
    ['1e9', 'GPA cannot exceed 10'],
    ['abc', 'GPA must be a number'],
    ['7,5', 'GPA must be a number'],
    ['8/10', 'GPA must be a number'],
  ])('answers %j with "%s"', (text, message) => {
    expect(parseGpa(text)).toEqual({ message });
  });

  it('has a field from 0 to 10 in steps of 0.1', () => {
    expect(GPA_LIMITS).toEqual({ min: 0, max: 10, step: 0.1 });
  });
});

describe('the two scales', () => {
  it.each([
    [10, 4],
    [7.5, 3],
    [6.2, 2.5],
    [0, 0],
  ])('%s out of 10 is about %s out of 4', (given, converted) => {
    expect(toFourPointScale(given)).toBe(converted);
  });

  it('are converted in words, with a warning', () => {
    expect(describeConversion(7.5)).toBe(
      '7.5 out of 10 is about 3.0 on a 4-point scale, in simple proportion. Universities use their own tables.',
    );
  });
});
