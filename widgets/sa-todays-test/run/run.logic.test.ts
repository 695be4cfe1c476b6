import { describe, expect, it } from 'vitest';
import { drills } from '../../content/toefl/today-drills.ts';
import { test as one } from '../../content/toefl/today-one.ts';
import { test as two } from '../../content/toefl/today-two.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { listGaps } from '../marking/gaps.logic.ts';
import {
  type Answer,
  countAnswered,
  findWeakest,
  gapId,
  isSelfRated,
  listQuestions,
  markStep,
  markSteps,
  resultsByTask,
} from '../marking/mark.logic.ts';
import {
  answer,
  clockOf,
  endStage,
  giveAnswer,
  hasNextStage,
  minutesOf,
  type Run,
  runClock,
  setUntimed,
  startRun,
  stepsNow,
  stepsSoFar,
  stopClocks,
} from './run.logic.ts';
import {
  countItems,
  type Goal,
  goalOfSection,
  goalOfTask,
  listGoals,
  listSteps,
  type Step,
  TASK_IDS,
} from './tasks.logic.ts';

const content = { tests: [one, two], drills };
const reading = goalOfSection('today-1', 'reading');
const writing = goalOfSection('today-1', 'writing');
const fresh = (goal: Goal, pace: Run['pace'] = 'real') =>
  startRun(goal, content, { pace, round: 0, random: seededRandom(1) });

/** The right answers of a step, by id. */
function rightAnswers(step: Step): Record<string, Answer> {
  if (step.task === 'cut') {
    const gaps = listGaps(step.item.text);
    return Object.fromEntries(gaps.map(({ gap, missing }) => [gapId(step.id, gap), missing]));
  }
  if (step.task === 'sentence') {
    return { [step.id]: step.item.chunks.map((_, index) => index) };
  }
  return Object.fromEntries(listQuestions(step).map(({ id, answer }) => [id, answer]));
}

/** Answers the first `share` of the steps that show. */
const fillIn = (goal: Goal, run: Run, share: number): Run => {
  const steps = stepsNow(goal, run, content);
  const all = steps.flatMap((step) => Object.entries(rightAnswers(step)));
  return all
    .slice(0, Math.ceil(all.length * share))
    .reduce((now, [id, value]) => answer(now, id, value), run);
};

describe('every goal', () => {
  it.each(listGoals(content).map((goal) => [goal.id, goal] as const))('%s has steps', (_, goal) => {
    const steps = listSteps(goal, 'first', content, 0);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(listGoals(content).map((goal) => [goal.id, goal] as const))(
    '%s is all right by its key, and nothing of it without answers',
    (_, goal) => {
      for (const stage of ['first', 'easy', 'hard'] as const) {
        for (const step of listSteps(goal, stage, content, 0)) {
          const marks = markStep(step, rightAnswers(step));
          expect(marks.every(Boolean)).toBe(true);
          if (isSelfRated(step.task)) continue;
          expect(marks).toHaveLength(countItems(step));
          expect(markStep(step, {})).toEqual(marks.map(() => false));
          expect(countAnswered([step], rightAnswers(step))).toBe(marks.length);
        }
      }
    },
  );

  it('accepts of four options exactly one', () => {
    const steps = listGoals(content).flatMap((goal) =>
      (['first', 'easy', 'hard'] as const).flatMap((stage) => listSteps(goal, stage, content, 0)),
    );
    for (const question of steps.flatMap((step) => listQuestions(step))) {
      expect(question.options, question.id).toHaveLength(4);
      expect(question.options[question.answer], question.id).toBeDefined();
    }
  });

  it('gives one at a time of what takes minutes, in turn', () => {
    const ids = (task: 'email' | 'interview', round: number) =>
      listSteps(goalOfTask(task), 'first', content, round).map(({ item }) => item.id);
    const emails = drills.writing.emails.map(({ id }) => id);
    expect(emails.map((_, round) => ids('email', round))).toEqual(emails.map((id) => [id]));
    expect(ids('email', emails.length)).toEqual([emails[0]]);
    expect(new Set(ids('interview', 0)).size).toBe(1);
  });
});

describe('the second stage', () => {
  it.each([
    [1, 'hard'],
    [0.7, 'hard'],
    [0.3, 'easy'],
    [0, 'easy'],
  ])('after a share of %f right is %s', (share, stage) => {
    const run = fillIn(reading, fresh(reading), share);
    expect(hasNextStage(reading, run)).toBe(true);
    const next = endStage(reading, run, content, 0);
    expect(next).toMatchObject({ stage, place: 0, isDone: false });
    expect(hasNextStage(reading, next)).toBe(false);
    expect(stepsSoFar(reading, next, content).length).toBeGreaterThan(
      stepsNow(reading, next, content).length,
    );
    expect(endStage(reading, next, content, 0).isDone).toBe(true);
  });

  it('counts both stages', () => {
    const first = fillIn(reading, fresh(reading), 1);
    const done = fillIn(reading, endStage(reading, first, content, 0), 0);
    const { right, of } = markSteps(stepsSoFar(reading, done, content), done.answers);
    expect(right).toBe(markSteps(stepsNow(reading, first, content), first.answers).right);
    expect(of).toBeGreaterThan(right);
  });

  it('is only in Reading and Listening', () => {
    expect(hasNextStage(writing, fresh(writing))).toBe(false);
    expect(endStage(writing, fresh(writing), content, 0).isDone).toBe(true);
    expect(hasNextStage(goalOfTask('cut'), fresh(goalOfTask('cut')))).toBe(false);
  });
});

describe('the clock', () => {
  it.each([
    ['reading', 50, 30],
    ['reading', 24, 15],
    ['listening', 47, 29],
    ['listening', 24, 15],
    ['listening', 46, 29],
    ['listening', 13, 9],
    ['reading', 90, 30],
  ] as const)(
    'of %s gives %i items %i minutes, at the pace of the test',
    (section, items, minutes) => {
      expect(minutesOf(section, items)).toBe(minutes);
    },
  );

  it('takes 6, 7 and 10 minutes in Writing', () => {
    const minutes = stepsNow(writing, fresh(writing), content).map(
      (step) => (clockOf(writing, step, content, 'real')?.limitMs ?? 0) / 60_000,
    );
    expect(minutes).toEqual([...Array(10).fill(6), 7, 10]);
    const ids = stepsNow(writing, fresh(writing), content).map(
      (step) => clockOf(writing, step, content, 'real')?.id,
    );
    expect(new Set(ids.slice(0, 10))).toEqual(new Set(['sentences']));
  });

  it.each([
    ['real', 7],
    ['longer', 10.5],
    ['double', 14],
    ['none', 7],
  ] as const)('at the pace %s gives an email %f minutes', (pace, minutes) => {
    const drill = goalOfTask('email');
    const [step] = stepsNow(drill, fresh(drill), content);
    expect(step && clockOf(drill, step, content, pace)?.limitMs).toBe(minutes * 60_000);
  });

  it('is none in drills of short items', () => {
    for (const task of TASK_IDS) {
      const drill = goalOfTask(task);
      const [step] = stepsNow(drill, fresh(drill), content);
      const hasClock = step && clockOf(drill, step, content, 'real') !== null;
      expect(hasClock, task).toBe(task === 'email' || task === 'discussion');
    }
  });

  it('is none in Speaking, where each answer has its own', () => {
    const speaking = goalOfSection('today-1', 'speaking');
    const steps = stepsNow(speaking, fresh(speaking), content);
    expect(steps.map((step) => clockOf(speaking, step, content, 'real'))).toEqual(
      Array(11).fill(null),
    );
  });

  const clock = { id: 'reading', limitMs: 60_000 };
  const left = (run: Run, nowMs: number, id = 'reading') => {
    const countdown = run.countdowns[id];
    return countdown ? remainingMs(countdown, nowMs) : null;
  };

  it('waits while another runs, and goes on where it was', () => {
    let run = runClock(fresh(reading), clock, 'a', 0);
    run = runClock(run, { id: 'other', limitMs: 30_000 }, 'b', 10_000);
    run = runClock(run, clock, 'a', 25_000);
    expect(left(run, 30_000)).toBe(45_000);
    expect(left(run, 30_000, 'other')).toBe(15_000);
  });

  it('stops once the answer is given, and while she practises without it', () => {
    const running = runClock(fresh(reading), clock, 'a', 0);
    expect(left(runClock(giveAnswer(running, 'a'), clock, 'a', 10_000), 40_000)).toBe(50_000);
    const untimed = runClock(setUntimed(running, true), clock, 'a', 10_000);
    expect(left(untimed, 40_000)).toBe(50_000);
    expect(untimed.wasUntimed).toBe(true);
    const again = runClock(setUntimed(untimed, false), clock, 'a', 40_000);
    expect(left(again, 50_000)).toBe(40_000);
    expect(again.wasUntimed).toBe(true);
  });

  it('remembers that the time was over', () => {
    const running = runClock(fresh(reading), clock, 'a', 0);
    expect(stopClocks(running, 59_000).wasLate).toBe(false);
    expect(stopClocks(running, 60_000).wasLate).toBe(true);
  });
});

describe('the result', () => {
  it('is counted by task, and the weakest is named', () => {
    const run = fillIn(reading, fresh(reading), 0.6);
    const results = resultsByTask(stepsNow(reading, run, content), run.answers, {});
    expect(results.map(({ task }) => task)).toEqual(['cut', 'daily', 'academic']);
    expect(findWeakest(results)?.task).toBe('academic');
    expect(findWeakest(results.map((each) => ({ ...each, right: each.of })))).toBeNull();
  });

  it.each([
    [7, 10, 'cut'],
    [8, 10, undefined],
    [0, 0, undefined],
  ])('is to be practised with %i of %i: %s', (right, of, task) => {
    expect(findWeakest([{ task: 'cut', isOwn: false, right, of }])?.task).toBe(task);
  });

  it('is her own judgement where there is no key', () => {
    const drill = goalOfTask('email');
    const steps = stepsNow(drill, fresh(drill), content);
    const id = steps[0]?.id;
    const ratings = {
      [`${id} Tone`]: 'yes',
      [`${id} Order`]: 'partly',
      'other Tone': 'yes',
    } as const;
    expect(resultsByTask(steps, {}, ratings)).toEqual([
      { task: 'email', isOwn: true, right: 1, of: 2 },
    ]);
  });
});
