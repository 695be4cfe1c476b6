import { describe, expect, it } from 'vitest';
import { addAttempt, attemptsOf, MAX_ATTEMPTS, readAttempts } from './attempts.logic.ts';

const attempt = { goal: 'drill/cut', right: 7, of: 10, day: '2026-11-25' };

describe('readAttempts', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'drill/cut'],
    ['an object', { goal: 'drill/cut' }],
    ['more right than there were', [{ ...attempt, right: 11 }]],
    ['a half', [{ ...attempt, right: 6.5 }]],
    ['a count below zero', [{ ...attempt, right: -1 }]],
    ['no day', [{ ...attempt, day: '2026-02-31' }]],
    ['no goal', [{ ...attempt, goal: 7 }]],
    ['an unknown stage', [{ ...attempt, stage: 'third' }]],
    ['holes', [null, [], 7]],
  ])('finds none in %s', (_, stored) => {
    expect(readAttempts(stored)).toEqual([]);
  });

  it.each(['first', 'easy', 'hard'] as const)('knows the stage "%s"', (stage) => {
    expect(readAttempts([{ ...attempt, stage }])).toEqual([{ ...attempt, stage }]);
  });

  it.each([
    ['with nothing right', { right: 0 }],
    ['of which she has judged nothing', { right: 0, of: 0 }],
  ])('keeps an attempt %s', (_, counts) => {
    expect(readAttempts([{ ...attempt, ...counts }])).toEqual([{ ...attempt, ...counts }]);
  });

  it('keeps what can be read beside what cannot', () => {
    expect(readAttempts([null, attempt, { ...attempt, of: '10' }])).toEqual([attempt]);
  });
});

it('addAttempt keeps the last fifty', () => {
  let attempts = readAttempts([]);
  for (let right = 0; right < MAX_ATTEMPTS + 5; right += 1) {
    attempts = addAttempt(attempts, { ...attempt, right, of: 100 });
  }
  expect(attempts).toHaveLength(50);
  expect(attempts[0]?.right).toBe(5);
  expect(attempts.at(-1)?.right).toBe(54);
});

it('attemptsOf leaves out other goals', () => {
  const other = { ...attempt, goal: 'today-1/reading', stage: 'hard' as const };
  expect(attemptsOf([attempt, other], 'today-1/reading')).toEqual([other]);
});
