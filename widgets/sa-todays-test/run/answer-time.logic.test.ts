import { expect, it } from 'vitest';
import { answerTimeLimitMs } from './answer-time.logic.ts';

const repeat = (sentence: string) =>
  ({
    id: 'r.0',
    task: 'repeat',
    index: 0,
    item: { id: 'r', scene: '', sentences: [sentence] },
  }) as const;
const interview = {
  id: 'i.0',
  task: 'interview',
  index: 0,
  item: { id: 'i', scene: '', questions: [{ text: 'Why?', modelAnswer: '' }] },
} as const;
const five = repeat('The library opens at nine.');
const eight = repeat('The library opens at nine in the morning.');

it.each([
  ['of the interview', 45, interview, 'real', false],
  ['of the interview, at half as much again', 68, interview, 'longer', false],
  ['of the interview, at twice as much', 90, interview, 'double', false],
  ['of the interview without a clock, which ends by itself', 180, interview, 'none', true],
  ['of the interview, the clock switched on after all', 45, interview, 'none', false],
  ['that repeats five words', 8, five, 'real', false],
  // 6.4 s for the words: a part of a second counts as a whole one.
  ['that repeats eight words', 11, eight, 'real', false],
  ['that repeats eight words, at twice as much', 22, eight, 'double', false],
  ['that repeats without a clock', 180, eight, 'double', true],
] as const)('an answer %s has %i seconds', (_, seconds, step, pace, isUntimed) => {
  expect(answerTimeLimitMs(step, { pace, isUntimed })).toBe(seconds * 1000);
});
