import { expect, it } from 'vitest';
import {
  addAttempt,
  attemptsOf,
  describeGain,
  MAX_ATTEMPTS,
  readAttempts,
} from './attempts.logic.ts';

const attempt = { goal: 'drill/cut', right: 7, of: 10, day: '2026-11-25' };

it.each([
  ['no list', { goal: 'drill/cut' }],
  ['more right than there were', [{ ...attempt, right: 11 }]],
  ['a half', [{ ...attempt, right: 6.5 }]],
  ['a count below zero', [{ ...attempt, right: -1 }]],
  ['no day', [{ ...attempt, day: '2026-02-31' }]],
  ['no goal', [{ ...attempt, goal: 7 }]],
  ['an unknown stage', [{ ...attempt, stage: 'third' }]],
])('finds no attempt in %s', (_, stored) => {
  expect(readAttempts(stored)).toEqual([]);
});

it('keeps what can be read beside what cannot, of every stage, with nothing right or rated', () => {
  const stages = (['first', 'easy', 'hard'] as const).map((stage) => ({ ...attempt, stage }));
  const readable = [attempt, ...stages, { ...attempt, right: 0, of: 0 }];
  expect(readAttempts([null, [], 7, ...readable, { ...attempt, of: '10' }])).toEqual(readable);
});

it('keeps the last fifty', () => {
  const lists = Array.from({ length: MAX_ATTEMPTS + 5 }, (_, right) => [
    { ...attempt, right, of: 99 },
  ]);
  const attempts = lists.flat().reduce(addAttempt, readAttempts([]));
  expect([attempts.length, attempts[0]?.right, attempts.at(-1)?.right]).toEqual([50, 5, 54]);
});

it('omits other goals', () => {
  const other = { ...attempt, goal: 'today-1/reading' };
  expect(attemptsOf([attempt, other], other.goal)).toEqual([other]);
});

it.each([
  [[5], /^Your first result/],
  [[5, 7], /^Better than last time, when it was 5 of 10/],
  [[7, 5], /^Last time it was 7 of 10/],
])('says after %j what the last attempt has brought', (rights, text) => {
  const attempts = rights.map((right) => ({ goal: 'drill/cut', right, of: 10, day: '2026-11-25' }));
  expect(describeGain(attempts)).toMatch(text);
});
