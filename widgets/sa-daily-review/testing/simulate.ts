import { utcDay } from '../../kit/rules/calendar-day.ts';
import type { Random } from '../../kit/rules/random.ts';
import { planDay } from '../day.logic.ts';
import {
  gradeWord,
  type Memories,
  type Memory,
  type Review,
  type ReviewGrade,
  type WallTime,
} from '../schedule.logic.ts';
import { leaveWord, nextWord, startReview } from '../session.logic.ts';

interface SimulatedDay {
  day: string;
  /** Words that were due in the morning. */
  due: number;
  /** Words begun. */
  fresh: number;
  /** All answers, with those in steps of minutes. */
  answers: number;
  /** Words known for a day or more that were asked, and how many of them were still known. */
  asked: number;
  known: number;
  /** Part of them: words with a memory of less than a day, which still wait for one. */
  fleetingAsked: number;
  fleetingKnown: number;
}

interface Learner {
  random: Random;
  /**
   * Rate of forgetting: the chance to know a word after as many days as the scheduler takes for 90 %
   * is 90 % where this is 1, and that of twice as many days where it is 2.
   */
  forgettingRate: number;
  /** Whether the learner practises on the day of this number, from 0. */
  comes?(day: number): boolean;
}

const MS_PER_DAY = 86_400_000;
const ANSWER_MS = 8_000;

/** FSRS 6: the chance to know a word after a time, 90 % after its stability. */
function chanceToKnow(elapsedDays: number, stabilityDays: number): number {
  const DECAY = 0.1542;
  const factor = 0.9 ** (-1 / DECAY) - 1;
  return (1 + (factor * elapsedDays) / stabilityDays) ** -DECAY;
}

/** A learner who practises for some days, once a day at any hour, with new words in plenty. */
export function simulateDays(
  { random, forgettingRate, comes = () => true }: Learner,
  { days, newPerDay, startsAt }: { days: number; newPerDay: number; startsAt: WallTime },
) {
  const order = Array.from({ length: days * newPerDay }, (_, index) => ({
    id: `word-${index}`,
    isNewWanted: true,
  }));
  let memories: Memories = {};
  const reviews: Review[] = [];
  const table: SimulatedDay[] = [];

  for (let index = 0; index < days; index += 1) {
    const day = utcDay(startsAt + index * MS_PER_DAY);
    // From six in the morning to ten at night.
    let now = Date.parse(day) + (6 + 16 * random()) * 3_600_000;
    const plan = planDay(order, memories, { now, newLimit: newPerDay });
    const row: SimulatedDay = {
      day,
      due: plan.due.length,
      fresh: 0,
      answers: 0,
      asked: 0,
      known: 0,
      fleetingAsked: 0,
      fleetingKnown: 0,
    };
    table.push(row);
    if (!comes(index)) continue;
    const known = { ...memories } as Record<string, Memory>;
    memories = known;
    row.fresh = plan.fresh.length;
    let session = startReview(plan.due, plan.fresh);
    for (;;) {
      const id = nextWord(session, memories, now);
      if (id === undefined) break;
      const before = known[id];
      const grade = answer(before, now, random, forgettingRate);
      known[id] = gradeWord(before, grade, now);
      reviews.push({ wordId: id, at: now, grade });
      session = leaveWord(session, id);
      row.answers += 1;
      if (before?.stage === 2) {
        const isKnown = grade > 1 ? 1 : 0;
        row.asked += 1;
        row.known += isKnown;
        if (before.stabilityDays < 1) {
          row.fleetingAsked += 1;
          row.fleetingKnown += isKnown;
        }
      }
      now += ANSWER_MS;
    }
  }
  return { table, reviews, memories };
}

function answer(
  memory: Memory | undefined,
  now: WallTime,
  random: Random,
  forgettingRate: number,
): ReviewGrade {
  if (!memory) return pickGrade(FIRST_GRADES, random());
  const elapsed = (Date.parse(utcDay(now)) - Date.parse(utcDay(memory.lastAt))) / MS_PER_DAY;
  const knows =
    memory.stage === 2
      ? chanceToKnow(elapsed * forgettingRate, memory.stabilityDays)
      : KNOWN_IN_MINUTES;
  return random() < knows ? pickGrade(KNOWN_GRADES, random()) : 1;
}

type Shares = readonly [again: number, hard: number, good: number, easy: number];

/**
 * How learners grade, on average: the default shares of the simulator in fsrs-rs, by the authors of
 * FSRS, from the logs of some 20,000 people.
 */
const FIRST_GRADES: Shares = [0.24, 0.094, 0.495, 0.171];
const KNOWN_GRADES: Shares = [0, 0.224, 0.631, 0.145];
/** Our assumption: minutes after the word was shown. */
const KNOWN_IN_MINUTES = 0.92;

function pickGrade(shares: Shares, chance: number): ReviewGrade {
  let sum = 0;
  const index = shares.findIndex((share) => {
    sum += share;
    return chance < sum;
  });
  return ((index < 0 ? 3 : index) + 1) as ReviewGrade;
}

interface SimulatedMonth {
  month: number;
  /** On a day: words due in the morning, on average and at most. */
  dueMean: number;
  dueMost: number;
  /** Result of one learner. */
  fresh: number;
  answersMean: number;
  /** Result of all learners. */
  asked: number;
  /** Share of the words asked that were still known, in per cent. */
  retention: number;
  /** The same without words that hold less than a day. */
  lastingRetention: number;
  /** Standard error of `retention` from one learner to another; NaN of a single one. */
  error: number;
}

type Sums = 'due' | 'fresh' | 'answers' | 'asked' | 'known' | 'fleetingAsked' | 'fleetingKnown';

/** Months of thirty days, of one learner or more together. */
export function tabulateMonths(tables: readonly (readonly SimulatedDay[])[]): SimulatedMonth[] {
  const MONTH_DAYS = 30;
  return Array.from({ length: Math.ceil((tables[0]?.length ?? 0) / MONTH_DAYS) }, (_, index) => {
    const months = tables.map((table) => table.slice(index * MONTH_DAYS, (index + 1) * MONTH_DAYS));
    const days = months.flat();
    const sum = (key: Sums, of = days) => of.reduce((total, day) => total + day[key], 0);
    const shares = months.map((of) => (100 * sum('known', of)) / sum('asked', of));
    const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
    const squares = shares.reduce((total, share) => total + (share - mean) ** 2, 0);
    return {
      month: index + 1,
      dueMean: sum('due') / days.length,
      dueMost: Math.max(...days.map(({ due }) => due)),
      fresh: sum('fresh') / tables.length,
      answersMean: sum('answers') / days.length,
      asked: sum('asked'),
      retention: (100 * sum('known')) / sum('asked'),
      lastingRetention:
        (100 * (sum('known') - sum('fleetingKnown'))) / (sum('asked') - sum('fleetingAsked')),
      error: Math.sqrt(squares / (shares.length - 1) / shares.length),
    };
  });
}
