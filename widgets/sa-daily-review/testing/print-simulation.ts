/**
 * Simulates half a year of the daily review and prints a month in each row: 20 new words a day, a
 * learner who forgets as the scheduler expects, one who forgets half as fast again, and one who misses
 * every third day and a whole week in between. Ten of each: one alone is off by a point or two by chance.
 */

import { seededRandom } from '../../testing/seeded-random.ts';
import { simulateDays, tabulateMonths } from './simulate.ts';

const learners = {
  'as the scheduler expects': { forgettingRate: 1 },
  'half as fast again': { forgettingRate: 1.5 },
  'misses every third day, and days 60 to 66': {
    forgettingRate: 1,
    comes: (day: number) => day % 3 !== 2 && (day < 60 || day > 66),
  },
};

const LEARNERS = 10;

for (const [name, learner] of Object.entries(learners)) {
  const tables = Array.from(
    { length: LEARNERS },
    (_, index) =>
      simulateDays(
        { ...learner, random: seededRandom(index + 1) },
        { days: 180, newPerDay: 20, startsAt: Date.UTC(2026, 10, 25) },
      ).table,
  );
  // biome-ignore lint/suspicious/noConsole: what the command is for
  console.log(`\n${name}`);
  // biome-ignore lint/suspicious/noConsole: as above
  console.table(
    tabulateMonths(tables).map((each) => ({
      month: each.month,
      'due a day': Math.round(each.dueMean),
      'at most': each.dueMost,
      new: each.fresh,
      'answers a day': Math.round(each.answersMean),
      'known words asked': each.asked,
      'retention %': `${each.retention.toFixed(1)} ± ${each.error.toFixed(1)}`,
      'without words that hold less than a day %': each.lastingRetention.toFixed(1),
    })),
  );
}
