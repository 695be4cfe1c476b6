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
  WRITING_MINUTES,
} from './run.logic.ts';
import {
  countGoal,
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
const MINUTE_MS = 60_000;
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
  it.each(listGoals(content))(
    '$id has steps, all right by their key and wrong without answers',
    (goal) => {
      for (const stage of ['first', 'easy', 'hard'] as const) {
        const steps = listSteps(goal, stage, content, 0);
        expect(steps.length).toBeGreaterThan(0);
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
        for (const step of steps) {
          const marks = markStep(step, rightAnswers(step));
          expect(marks.every(Boolean)).toBe(true);
          for (const { options, answer: key } of listQuestions(step)) {
            expect([options.length, typeof options[key]]).toEqual([4, 'string']);
          }
          if (isSelfRated(step.task)) continue;
          expect(marks).toHaveLength(countItems(step));
          expect(markStep(step, {})).toEqual(marks.map(() => false));
          expect(countAnswered([step], rightAnswers(step))).toBe(marks.length);
        }
      }
    },
  );

  it('gives a drill of a long task one item, in turn', () => {
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
    [0.7, 'hard'],
    [0.3, 'easy'],
  ])('after a share of %f right is %s, and the last', (share, stage) => {
    const run = fillIn(reading, fresh(reading), share);
    expect(hasNextStage(reading, run)).toBe(true);
    const next = endStage(reading, run, content, 0);
    expect(next).toMatchObject({ stage, place: 0, isDone: false });
    expect(hasNextStage(reading, next)).toBe(false);
    expect(endStage(reading, next, content, 0).isDone).toBe(true);
    const { right, of } = markSteps(stepsSoFar(reading, next, content), next.answers);
    expect(right).toBe(markSteps(stepsNow(reading, run, content), run.answers).right);
    expect(of).toBe(countGoal(reading, content));
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
    ['listening', 46, 29],
    ['listening', 13, 9],
    ['reading', 90, 30],
  ] as const)(
    'of %s gives %i items %i minutes, at the pace of the test',
    (section, items, minutes) => {
      expect(minutesOf(section, items)).toBe(minutes);
    },
  );

  it('takes 6, 7 and 10 minutes in Writing, the sentences together', () => {
    const clocks = stepsNow(writing, fresh(writing), content).map((step) =>
      clockOf(writing, step, content, 'real'),
    );
    const minutes = clocks.map((clock) => (clock?.limitMs ?? 0) / MINUTE_MS);
    expect(minutes).toEqual([...Array(10).fill(6), 7, 10]);
    expect(new Set(clocks.slice(0, 10).map((clock) => clock?.id))).toEqual(new Set(['sentences']));
  });

  it.each([
    ['real', 1],
    ['longer', 1.5],
    ['double', 2],
    ['none', 1],
  ] as const)('at the pace %s gives an email %f times its minutes', (pace, factor) => {
    const drill = goalOfTask('email');
    const [step] = stepsNow(drill, fresh(drill), content);
    const limitMs = step && clockOf(drill, step, content, pace)?.limitMs;
    expect(limitMs).toBe(WRITING_MINUTES.email * factor * MINUTE_MS);
  });

  it('is none in drills of short items, and in Speaking, where each answer has its own', () => {
    const clocked = [goalOfSection('today-1', 'speaking'), ...TASK_IDS.map(goalOfTask)].filter(
      (goal) =>
        stepsNow(goal, fresh(goal), content).some((step) => clockOf(goal, step, content, 'real')),
    );
    expect(clocked.map(({ id }) => id)).toEqual(['drill/email', 'drill/discussion']);
  });

  const clock = { id: 'reading', limitMs: MINUTE_MS };
  const left = (run: Run, nowMs: number, id = 'reading') => {
    const countdown = run.countdowns[id];
    return countdown ? remainingMs(countdown, nowMs) : null;
  };

  it('waits while another runs, and continues where it was', () => {
    let run = runClock(fresh(reading), clock, 'a', 0);
    run = runClock(run, { id: 'other', limitMs: 30_000 }, 'b', 10_000);
    run = runClock(run, clock, 'a', 25_000);
    expect(left(run, 30_000)).toBe(45_000);
    expect(left(run, 30_000, 'other')).toBe(15_000);
  });

  it('stops once the answer is given, and while the visitor practises without it', () => {
    const running = runClock(fresh(reading), clock, 'a', 0);
    expect(left(runClock(giveAnswer(running, 'a'), clock, 'a', 10_000), 40_000)).toBe(50_000);
    const untimed = runClock(setUntimed(running, true), clock, 'a', 10_000);
    expect(left(untimed, 40_000)).toBe(50_000);
    const again = runClock(setUntimed(untimed, false), clock, 'a', 40_000);
    expect(left(again, 50_000)).toBe(40_000);
    expect([untimed.wasUntimed, again.wasUntimed]).toEqual([true, true]);
  });

  it('remembers that the time was over', () => {
    const running = runClock(fresh(reading), clock, 'a', 0);
    expect(stopClocks(running, MINUTE_MS - 1).wasLate).toBe(false);
    expect(stopClocks(running, MINUTE_MS).wasLate).toBe(true);
  });
});

describe('the result', () => {
  it('is counted by task, and the weakest is named', () => {
    const run = fillIn(reading, fresh(reading), 0.6);
    const results = resultsByTask(stepsNow(reading, run, content), run.answers, {});
    expect(results.map(({ task }) => task)).toEqual(['cut', 'daily', 'academic']);
    expect(findWeakest(results)?.task).toBe('academic');
  });

  it.each([
    [7, 10, 'cut'],
    [8, 10, undefined],
    [0, 0, undefined],
  ])('is to be practised with %i of %i: %s', (right, of, task) => {
    expect(findWeakest([{ task: 'cut', isOwn: false, right, of }])?.task).toBe(task);
  });

  it('is the visitor’s own judgement where there is no key', () => {
    const drill = goalOfTask('email');
    const steps = stepsNow(drill, fresh(drill), content);
    const id = steps[0]?.id;
    const ratings = { [`${id} Tone`]: 'yes', [`${id} Order`]: 'partly', other: 'yes' } as const;
    expect(resultsByTask(steps, {}, ratings)).toEqual([
      { task: 'email', isOwn: true, right: 1, of: 2 },
    ]);
  });
});
