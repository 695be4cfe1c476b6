import { describe, expect, it } from 'vitest';
import {
  countRetention,
  forecastDue,
  isDue,
  listAhead,
  listPractisedDays,
  planDay,
  presentTime,
} from './day.logic.ts';
import type { Memory } from './schedule.logic.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 25, 8);
const memory = (part: Partial<Memory>): Memory => ({
  stage: 2,
  dueAt: now,
  lastAt: now - DAY,
  firstAt: now - 9 * DAY,
  stabilityDays: 1,
  difficulty: 5,
  step: 0,
  answers: 1,
  lapses: 0,
  ...part,
});

describe('isDue', () => {
  it.each([
    ['a known word later today', 2, 15 * HOUR, true],
    ['a known word tomorrow', 2, 16 * HOUR, false],
    ['a word in minutes, before its minute', 1, 60_000, false],
    ['a word in minutes, at its minute', 1, 0, true],
    ['a forgotten word, before its minute', 3, 60_000, false],
  ] as const)('%s', (_, stage, wait, expected) => {
    expect(isDue(memory({ stage, dueAt: now + wait }), now)).toBe(expected);
  });
});

describe('planDay', () => {
  const order = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, isNewWanted: id !== 'e' }));

  it('lists the longest overdue first, and new words up to her limit', () => {
    const memories = { b: memory({}), a: memory({ dueAt: now - 30 * DAY }) };
    expect(planDay(order, memories, { now, newLimit: 2 })).toEqual({
      due: ['a', 'b'],
      fresh: ['c', 'd'],
      begun: 0,
    });
  });

  it('counts words begun today towards the limit, and those of yesterday not', () => {
    const memories = {
      a: memory({ firstAt: now - HOUR, dueAt: now + DAY }),
      b: memory({ firstAt: now - 9 * HOUR, dueAt: now + DAY }),
    };
    const plan = planDay(order, memories, { now, newLimit: 3 });
    expect(plan).toEqual({ due: [], fresh: ['c', 'd'], begun: 1 });
    expect(planDay(order, memories, { now, newLimit: 0 }).fresh).toEqual([]);
  });

  it('begins no word of a list that is off, and goes on with one that is begun', () => {
    expect(planDay(order, {}, { now, newLimit: 9 }).fresh).not.toContain('e');
    expect(planDay(order, { e: memory({}) }, { now, newLimit: 0 }).due).toEqual(['e']);
  });

  it('leaves words alone that are in no list any more', () => {
    expect(planDay(order, { gone: memory({}) }, { now, newLimit: 0 }).due).toEqual([]);
  });
});

it('forecasts 14 days, and what is overdue today', () => {
  const due = [-40, -1, 0, 1, 1, 13, 14].map((days) => memory({ dueAt: now + days * DAY }));
  const counts = forecastDue(due, now).map(({ count }) => count);
  expect(counts).toEqual([3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it('counts as retention what was known for a day or more', () => {
  const answer = (stage: number, grade: 1 | 2 | 3 | 4) => ({ wordId: 'a', at: now, stage, grade });
  const answers = [
    answer(0, 1),
    answer(1, 1),
    answer(3, 1),
    answer(2, 1),
    answer(2, 2),
    answer(2, 4),
  ];
  expect(countRetention(answers)).toEqual({ asked: 3, known: 2 });
});

it('marks the days with an answer, and starts nothing anew after one without', () => {
  const days = listPractisedDays(
    [0, 2, 13, 14].map((before) => ({ wordId: 'a', grade: 3, at: now - before * DAY })),
    now,
  );
  expect(days.map(({ isPractised }) => Number(isPractised)).join('')).toBe('10000000000101');
});

describe('a clock that was set back', () => {
  it.each([
    ['by an hour, at the end of summer time', -1, 0],
    ['by the date line', -25, 0],
    ['by more than travel can', -27, 1],
    ['by a month', -24 * 30, 1],
  ])('%s', (_, hours, ahead) => {
    const reviews = [{ wordId: 'a', grade: 3 as const, at: now }];
    const clock = now + hours * HOUR;
    expect(listAhead(reviews, clock)).toHaveLength(ahead);
    expect(presentTime(clock, now)).toBe(now);
  });
});
