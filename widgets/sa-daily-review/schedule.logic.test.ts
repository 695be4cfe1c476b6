import { afterEach, describe, expect, it, vi } from 'vitest';
import { planDay, wallTime } from './day.logic.ts';
import {
  foldReviews,
  gradeWord,
  LOG_DAYS,
  type Memory,
  previewWaits,
  type Review,
  type ReviewGrade,
  replayReviews,
  sayWait,
} from './schedule.logic.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const noon = Date.UTC(2026, 10, 25, 12);

afterEach(() => vi.unstubAllEnvs());

describe('the four answers', () => {
  it('name their waits for a new word', () => {
    const waits = previewWaits(undefined, noon).map(({ label, wait }) => `${label}: ${wait}`);
    expect(waits).toEqual(['Again: 1 min', 'Hard: 6 min', 'Good: 10 min', 'Easy: 7 days']);
  });

  it('keep the promise of each wait', () => {
    let memory: Memory | undefined;
    let at = noon;
    for (const grade of [3, 3, 3, 1, 3, 2, 4] as ReviewGrade[]) {
      const promised = previewWaits(memory, at).find((each) => each.grade === grade)?.wait;
      memory = gradeWord(memory, grade, at);
      expect(sayWait(memory)).toBe(promised);
      at = memory.dueAt;
    }
  });

  it('let a word rest the longer, the better it was known', () => {
    const known = gradeWord(gradeWord(undefined, 3, noon), 3, noon + 10 * MINUTE);
    const waits = ([1, 2, 3, 4] as const).map(
      (grade) => gradeWord(known, grade, known.dueAt).dueAt,
    );
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));
  });

  it('count no time that runs backwards', () => {
    const earlier = gradeWord(gradeWord(undefined, 4, noon), 3, noon - 400 * DAY);
    expect(earlier.lastAt).toBe(noon);
    expect(earlier.dueAt).toBeGreaterThan(noon);
  });
});

it.each([
  [MINUTE, '1 min'],
  [90 * MINUTE, '2 h'],
  [DAY, '1 day'],
  [29 * DAY, '29 days'],
  [30 * DAY, '1 month'],
  [46 * DAY, '1.5 months'],
  [365.25 * DAY, '1 year'],
  [5000 * DAY, '14 years'],
])('says %d ms as %s', (wait, text) => {
  expect(sayWait({ lastAt: noon, dueAt: noon + wait })).toBe(text);
});

describe('a log', () => {
  /** By the clock on the wall: year, month from 0, day, hours, minutes. */
  const diary: [string, ReviewGrade, ...time: [number, number, number, number, number]][] = [
    ['a', 3, 2026, 9, 24, 23, 50],
    ['a', 3, 2026, 9, 25, 0, 1],
    ['b', 1, 2026, 9, 25, 1, 30],
    ['b', 3, 2026, 9, 25, 3, 10],
    ['a', 2, 2026, 9, 28, 7, 0],
    ['b', 1, 2026, 9, 26, 23, 59],
    ['b', 3, 2026, 9, 27, 0, 9],
    ['c', 4, 2027, 2, 13, 23, 30],
    ['c', 3, 2027, 2, 28, 4, 0],
    ['a', 3, 2027, 2, 14, 5, 0],
  ];
  const reviews: Review[] = diary.map(([wordId, grade, ...time]) => {
    return { wordId, grade, at: Date.UTC(...time) };
  });

  it('gives one schedule in four time zones, over midnight and both changes of the clock', () => {
    const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
    const schedules = zones.map((zone) => {
      vi.stubEnv('TZ', zone);
      const there = diary.map(([wordId, grade, ...time]) => {
        return { wordId, grade, at: wallTime(new Date(...time)) };
      });
      const memories = replayReviews({}, there);
      const order = Object.keys(memories).map((id) => ({ id, isNewWanted: true }));
      const now = wallTime(new Date(2027, 3, 2, 0, 5));
      return JSON.stringify([memories, planDay(order, memories, { now, newLimit: 5 })]);
    });
    expect(new Set(schedules).size).toBe(1);
    expect(JSON.parse(schedules[0] ?? '')[1].due).toEqual(['b']);
  });

  it('gives the same in whatever order two tabs have written it, and with its older part folded', () => {
    const memories = replayReviews({}, reviews);
    expect(replayReviews({}, [...reviews].reverse())).toEqual(memories);
    const now = Date.UTC(2027, 3, 2);
    const { bases, folded } = foldReviews({}, reviews, now);
    expect(folded.every(({ at }) => at < now - LOG_DAYS * DAY)).toBe(true);
    const rest = reviews.filter((review) => !folded.includes(review));
    expect([folded.length > 0, rest.length > 0]).toEqual([true, true]);
    expect(replayReviews(bases, rest)).toEqual(memories);
  });
});
