import { expect, it } from 'vitest';
import { drills } from '../../content/toefl/today-drills.ts';
import { taskTexts } from '../../content/toefl/today-notes.ts';
import { test as one } from '../../content/toefl/today-one.ts';
import { startRun } from '../run/run.logic.ts';
import { goalOfSection, goalOfTask } from '../run/tasks.logic.ts';
import {
  describeAttempt,
  describeGoal,
  describeProgress,
  nameGoal,
} from './describe-goal.logic.ts';

const content = { tests: [one], drills };
const section = (name: Parameters<typeof goalOfSection>[1]) => goalOfSection('today-1', name);
const attempt = { goal: '', right: 17, of: 24, day: '2026-11-25' };

it.each([
  [`Reading, ${one.title}`, '35 questions, 21 minutes', section('reading')],
  [`Writing, ${one.title}`, '12 tasks, 23 minutes', section('writing')],
  [`Speaking, ${one.title}`, '11 tasks, 8 minutes', section('speaking')],
  [taskTexts.cut.name, '20 questions, no time limit', goalOfTask('cut')],
  [taskTexts.email.name, 'one of 10 topics, 7 minutes', goalOfTask('email')],
  [taskTexts.discussion.name, 'one of 10 topics, 10 minutes', goalOfTask('discussion')],
  [taskTexts.repeat.name, '10 tasks, no time limit', goalOfTask('repeat')],
  [taskTexts.interview.name, '4 questions of 10, 45 seconds each', goalOfTask('interview')],
])('describes %s as %s', (name, size, goal) => {
  expect(nameGoal(goal, content)).toBe(name);
  expect(describeGoal(goal, content)).toBe(size);
});

const own = '17 of 24 criteria met, by your own rating';

it.each([
  [section('listening'), 'hard', '17 of 24, band 4 to 5'],
  [section('listening'), 'easy', '17 of 24, band 3.5 to 4'],
  [section('writing'), 'first', '17 of 24'],
  [section('speaking'), 'first', own],
  [goalOfTask('cut'), 'first', '17 of 24'],
  [goalOfTask('email'), 'first', own],
] as const)('describes an attempt at %j by the %s stage as %s', (goal, stage, text) => {
  expect(describeAttempt(goal, { ...attempt, stage })).toBe(text);
});

it('says how far the visitor is', () => {
  const goal = goalOfTask('cut');
  const run = startRun(goal, content, { pace: 'real', round: 0, random: () => 0 });
  expect(describeProgress(goal, undefined, undefined)).toBe('');
  expect(describeProgress(goal, run, attempt)).toBe('Started: continue');
  expect(describeProgress(goal, { ...run, isDone: true }, attempt)).toBe('Done: see the report');
  expect(describeProgress(goal, undefined, attempt)).toBe('Last time, 25 November 2026: 17 of 24');
});
