import { describe, expect, it } from 'vitest';
import {
  countRetention,
  describeTomorrow,
  findHardest,
  forecastDue,
  isDue,
  listAhead,
  listPractisedDays,
  planDay,
  presentTime,
} from './day.logic.ts';
import type { Memory, ReviewGrade } from './schedule.logic.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 25, 8);
const memory = (part: Partial<Memory>): Memory =>
  ({ stage: 2, dueAt: now, lastAt: now - DAY, firstAt: now - 9 * DAY, ...part }) as Memory;
const answer = (at: number, stage = 0, grade: ReviewGrade = 3) => ({
  wordId: 'a',
  at,
  stage,
  grade,
});

it.each([
  ['a known word later today', 2, 15 * HOUR, true],
  ['a known word tomorrow', 2, 16 * HOUR, false],
  ['a word in minutes, before its minute', 1, 1, false],
  ['a word in minutes, at its minute', 1, 0, true],
  ['a forgotten word, before its minute', 3, 1, false],
] as const)('decides whether %s is due', (_, stage, wait, expected) => {
  expect(isDue(memory({ stage, dueAt: now + wait }), now)).toBe(expected);
});

describe('planDay', () => {
  const order = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, isNewWanted: id !== 'e' }));

  it('lists the longest overdue first, and new words up to the limit', () => {
    const memories = { b: memory({}), a: memory({ dueAt: now - 30 * DAY }), gone: memory({}) };
    const plan = { due: ['a', 'b'], fresh: ['c', 'd'], begun: 0, unseen: 3 };
    expect(planDay(order, memories, { now, newLimit: 2 })).toEqual(plan);
  });

  it('counts words begun today towards the limit, and those of yesterday not', () => {
    const memories = {
      a: memory({ firstAt: now - HOUR, dueAt: now + DAY }),
      b: memory({ firstAt: now - 9 * HOUR, dueAt: now + DAY }),
    };
    const plan = { due: [], fresh: ['c', 'd'], begun: 1, unseen: 3 };
    expect(planDay(order, memories, { now, newLimit: 3 })).toEqual(plan);
    expect(planDay(order, memories, { now, newLimit: 0 }).fresh).toEqual([]);
  });

  it('begins no word of a list that is off, and continues with one that is begun', () => {
    expect(planDay(order, {}, { now, newLimit: 9 }).fresh).not.toContain('e');
    expect(planDay(order, { e: memory({}) }, { now, newLimit: 0 }).due).toEqual(['e']);
  });
});

it('forecasts 14 days, and what is overdue today', () => {
  const due = [-40, -1, 0, 1, 1, 13, 14].map((days) => memory({ dueAt: now + days * DAY }));
  const counts = forecastDue(due, now).map(({ count }) => count);
  expect(counts).toEqual([3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it('counts as retention what was known for a day or more', () => {
  const forgotten = [0, 1, 2, 3].map((stage) => answer(now, stage, 1));
  const answers = [...forgotten, answer(now, 2, 2), answer(now, 2, 4)];
  expect(countRetention(answers)).toEqual({ asked: 3, known: 2 });
});

it('marks the days with an answer, and starts nothing anew after one without', () => {
  const answers = [0, 2, 13, 14].map((before) => answer(now - before * DAY));
  const days = listPractisedDays(answers, now).map(({ isPractised }) => Number(isPractised));
  expect(days.join('')).toBe('10000000000101');
});

it.each([
  ['by the date line', -25, 0],
  ['by more than travel can', -27, 1],
])('is ready for a clock that was set back %s', (_, hours, ahead) => {
  const clock = now + hours * HOUR;
  expect(listAhead([answer(now)], clock)).toHaveLength(ahead);
  expect(presentTime(clock, now)).toBe(now);
});

it('says what tomorrow brings, with new words up to the limit', () => {
  expect(describeTomorrow(4, 0, 10)).toBe('Tomorrow: 4 words, about 2 minutes.');
  expect(describeTomorrow(0, 1, 10)).toBe('Tomorrow: 1 new word, about 1 minute.');
  expect(describeTomorrow(3, 99, 5)).toBe('Tomorrow: 8 words, 5 of them new, about 4 minutes.');
  expect(describeTomorrow(0, 99, 0)).toBe('');
});

it('finds the word with most answers of Again, then of Hard, today', () => {
  const of = (wordId: string, grade: ReviewGrade, at = now) => ({
    ...answer(at, 0, grade),
    wordId,
  });
  const hards = [of('b', 2), of('b', 2), of('b', 2)];
  expect(findHardest([of('a', 3), of('a', 4)], '2026-11-25')).toBeUndefined();
  expect(findHardest([of('a', 1), ...hards], '2026-11-25')).toBe('b');
  expect(findHardest([of('a', 1), of('a', 1), ...hards], '2026-11-25')).toBe('a');
  expect(findHardest([of('a', 1, now - DAY), of('c', 2)], '2026-11-25')).toBe('c');
});
