import { describe, expect, it } from 'vitest';
import { utcDay } from '../kit/rules/calendar-day.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { planDay } from './day.logic.ts';
import {
  gradeWord,
  type Memory,
  type Review,
  type ReviewGrade,
  replayReviews,
} from './schedule.logic.ts';
import { leaveWord, nextWord, startReview } from './session.logic.ts';

const startsAt = Date.UTC(2026, 10, 25);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ANSWER_MS = 8_000;

/**
 * How learners grade, on average: the default shares of the simulator in fsrs-rs, by the authors of
 * FSRS, from the logs of some 20,000 people.
 */
const FIRST_GRADES = [0.24, 0.094, 0.495, 0.171];
const KNOWN_GRADES = [0, 0.224, 0.631, 0.145];
/** Our assumption: minutes after the word was shown. */
const KNOWN_IN_MINUTES = 0.92;

/** FSRS 6: the chance to know a word after a time, 90 % after its stability. */
function chanceToKnow(elapsedDays: number, stabilityDays: number): number {
  const DECAY = 0.1542;
  const factor = 0.9 ** (-1 / DECAY) - 1;
  return (1 + (factor * elapsedDays) / stabilityDays) ** -DECAY;
}

function pickGrade(shares: readonly number[], chance: number): ReviewGrade {
  let sum = 0;
  const index = shares.findIndex((share) => {
    sum += share;
    return chance < sum;
  });
  return ((index < 0 ? 3 : index) + 1) as ReviewGrade;
}

/** A learner who forgets as the scheduler expects, and comes once a day, from six to ten at night. */
function simulateDays(
  seed: number,
  days: number,
  newLimit: number,
  comes = (_day: number) => true,
) {
  const random = seededRandom(seed);
  const order = Array.from({ length: days * newLimit }, (_, index) => ({
    id: `word-${index}`,
    isNewWanted: true,
  }));
  const memories: Record<string, Memory> = {};
  const reviews: Review[] = [];
  const table: SimulatedDay[] = [];
  const grade = (memory: Memory | undefined, now: number) => {
    if (!memory) return pickGrade(FIRST_GRADES, random());
    const elapsed = (Date.parse(utcDay(now)) - Date.parse(utcDay(memory.lastAt))) / DAY_MS;
    const isKnown =
      random() <
      (memory.stage === 2 ? chanceToKnow(elapsed, memory.stabilityDays) : KNOWN_IN_MINUTES);
    return isKnown ? pickGrade(KNOWN_GRADES, random()) : 1;
  };
  for (let day = 0; day < days; day += 1) {
    let now = startsAt + day * DAY_MS + (6 + 16 * random()) * HOUR_MS;
    const { due, fresh } = planDay(order, memories, { now, newLimit });
    const row = { due: due.length, fresh: 0, asked: 0, known: 0 };
    table.push(row);
    if (!comes(day)) continue;
    row.fresh = fresh.length;
    let session = startReview(due, fresh);
    for (let id = nextWord(session, memories, now); id; id = nextWord(session, memories, now)) {
      const before = memories[id];
      const given = grade(before, now);
      if (before?.stage === 2) {
        row.asked += 1;
        row.known += Number(given > 1);
      }
      memories[id] = gradeWord(before, given, now);
      reviews.push({ wordId: id, at: now, grade: given });
      session = leaveWord(session, id);
      now += ANSWER_MS;
    }
  }
  return { table, reviews, memories };
}

interface SimulatedDay {
  /** Words that were due in the morning. */
  due: number;
  /** Words begun. */
  fresh: number;
  /** Words known for a day or more that were asked, and how many of them were still known. */
  asked: number;
  known: number;
}

describe('half a year of 20 new words a day', () => {
  // One learner alone is off by a point or two by chance.
  const learners = [1, 2, 3, 4].map((seed) => simulateDays(seed, 180, 20));
  const months = [0, 30, 60, 90, 120, 150].map((from) =>
    learners.flatMap(({ table }) => table.slice(from, from + 30)),
  );
  const sums = (key: keyof SimulatedDay) =>
    months.map((days) => days.reduce((total, day) => total + day[key], 0));

  it('begins all words it should, and never as many as 220 are due on a day', () => {
    expect(sums('fresh')).toEqual(Array(6).fill(4 * 600));
    expect(Math.max(...months.flat().map(({ due }) => due))).toBeLessThan(220);
    // Ever fewer come on top.
    const [first = 0, second = 0, , , fifth = 0, last = 0] = sums('due');
    expect(last - fifth).toBeLessThan((second - first) / 2);
  });

  it('keeps nine in ten words within two points in every month', () => {
    const asked = sums('asked');
    for (const [month, known] of sums('known').entries()) {
      expect(Math.abs((100 * known) / (asked[month] ?? 0) - 90), `month ${month}`).toBeLessThan(2);
    }
  });

  it('is what its log says', () => {
    for (const { reviews, memories } of learners) {
      expect(replayReviews({}, reviews)).toEqual(memories);
    }
  });
});

it('shifts nothing for a missed week: what was due waits, and is done in days', () => {
  const comes = (day: number) => day < 40 || day > 46;
  const due = simulateDays(2, 60, 10, comes).table.map((day) => day.due);
  expect(Math.max(...due)).toBe(due[47]);
  expect(due[50]).toBeLessThan((due[39] ?? 0) * 1.5);
});
