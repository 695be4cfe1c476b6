import { expect, it } from 'vitest';
import { drills } from '../../content/toefl/today-drills.ts';
import { startRun } from '../run/run.logic.ts';
import { goalOfTask } from '../run/tasks.logic.ts';
import { listConditions } from './conditions.logic.ts';

const content = { tests: [], drills };
const run = startRun(goalOfTask('cut'), content, { pace: 'real', round: 0, random: () => 0 });

it.each([
  [{}, []],
  [{ pace: 'longer' }, ['You had 1½ times the time that the test allows.']],
  [{ pace: 'double' }, ['You had twice the time that the test allows.']],
  [{ pace: 'none', wasUntimed: true }, ['You practised without the clock, at least in part.']],
  [{ pace: 'double', wasUntimed: true }, ['You practised without the clock, at least in part.']],
  [
    { wasLate: true, read: ['a', 'b'] },
    [
      'The time was over before you answered everything.',
      'You read 2 recordings instead of listening.',
    ],
  ],
] as const)('says of %j what was other than in the test', (changes, sentences) => {
  expect(listConditions({ ...run, ...changes })).toEqual(sentences);
});
