import { useRef, useState } from 'react';
import type { PropsOf } from '../kit/element/attributes.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { isScored } from '../kit/exam/sections.logic.ts';
import { useRecordings } from '../kit/media/use-recordings.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import { PracticeContent } from '../kit/tools/practice-content.tsx';
import { useExtra } from '../kit/tools/use-extra.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { ChooseScreen } from './choose/choose-screen.tsx';
import { nameGoal } from './choose/describe-goal.logic.ts';
import { loadContent } from './load-content.ts';
import { estimateBand } from './marking/band.logic.ts';
import { countRatings, isSelfRated, markSteps, orderOf, sum } from './marking/mark.logic.ts';
import { addAttempt, attemptsOf, readAttempts } from './report/attempts.logic.ts';
import { ReportScreen } from './report/report-screen.tsx';
import { shareBand } from './report/share-band.ts';
import {
  answer,
  endStage,
  giveAnswer,
  goTo,
  hear,
  keepTranscript,
  type Pace,
  type Run,
  rate,
  readInstead,
  setUntimed,
  startRun,
  stepsSoFar,
} from './run/run.logic.ts';
import { RunScreen } from './run/run-screen.tsx';
import type { Goal, TodaysContent } from './run/tasks.logic.ts';
import { useRuns } from './run/use-runs.ts';
import type { StepActs } from './tasks/step.ts';
import type { api } from './todays-test.api.ts';

/** Tests in the format since 2026, and drills of their tasks. */
export function TodaysTest(props: PropsOf<typeof api>) {
  return (
    <PracticeContent subject="Today’s test" isHidden={props.hidden} load={loadContent}>
      {(content) => <Screens {...props} content={content} />}
    </PracticeContent>
  );
}

function Screens(props: PropsOf<typeof api> & { content: TodaysContent }) {
  const { content, hidden, media, storagePrefix } = props;
  const host = useHost();
  const { goals, runs, isStored, change, leave, open } = useRuns(content, hidden);
  const kept = useExtra(storagePrefix, 'todaysTests', readAttempts);
  const { recordings, keep, clear } = useRecordings();
  const [pace, setPace] = useState<Pace>('real');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(headingRef);
  const goal = goals.find(({ id }) => id === runs.open);
  const run = goal && runs.byGoal[goal.id];

  const begin = (next: Goal) => {
    focusHeading();
    clear();
    const round = attemptsOf(kept.value, next.id).length;
    open(next, startRun(next, content, { pace, round, random: Math.random }));
    if (next.testId !== null) emit(host, 'started', { test: next.testId, section: next.section });
  };
  const choose = (next: Goal) => {
    focusHeading();
    if (runs.byGoal[next.id]) open(next);
    else begin(next);
  };
  const goBack = () => {
    focusHeading();
    leave();
  };
  const keepResult = (of: Goal, done: Run) => {
    const steps = stepsSoFar(of, done, content);
    const marks = markSteps(steps, done.answers);
    const own = sum(
      steps.filter(({ task }) => isSelfRated(task)).map((step) => countRatings(step, done.ratings)),
    );
    const counts = marks.of > 0 ? marks : own;
    if (counts.of > 0) {
      const attempt = { goal: of.id, ...counts, day: localDay(new Date()), stage: done.stage };
      kept.change((attempts) => addAttempt(attempts, attempt));
    }
    if (of.testId === null) return;
    const { testId: test, section } = of;
    const band = isScored(section) && estimateBand(section, marks.right, marks.of, done.stage);
    if (isScored(section) && band) shareBand(section, band);
    emit(host, 'completed', {
      test,
      section,
      correct: band ? marks.right : null,
      total: band ? marks.of : null,
      score: null,
    });
  };
  const end = () => {
    const after = change((now, of, nowMs) => endStage(of, now, content, nowMs));
    if (!goal || !after?.isDone) return;
    focusHeading();
    keepResult(goal, after);
  };
  const acts: StepActs = {
    answer: (id, value) => change((now) => answer(now, id, value)),
    arrange: (id, arrange) => change((now) => answer(now, id, arrange(orderOf(now.answers, id)))),
    rate: (key, rating) => change((now) => rate(now, key, rating)),
    give: (id) => change((now) => giveAnswer(now, id)),
    hear: (id) => change((now) => hear(now, id)),
    readInstead: (id) => change((now) => readInstead(now, id)),
    keepTranscript: (id, transcript) => change((now) => keepTranscript(now, id, transcript)),
    keepRecording: (id, recording) => keep(id, recording),
  };

  if (!goal || !run) {
    return (
      <ChooseScreen
        content={content}
        runs={runs}
        attempts={kept.value}
        isKept={kept.isKept}
        goalsById={goals}
        pace={pace}
        headingRef={headingRef}
        setPace={setPace}
        open={choose}
        forget={() => {
          focusHeading();
          kept.change(() => undefined);
        }}
      />
    );
  }
  const shared = {
    title: nameGoal(goal, content),
    goal,
    run,
    content,
    recordings,
    headingRef,
    back: goBack,
  };
  return run.isDone ? (
    <ReportScreen
      {...shared}
      attempts={kept.value}
      isKept={kept.isKept}
      open={choose}
      again={() => begin(goal)}
    />
  ) : (
    <RunScreen
      {...shared}
      isStored={isStored}
      acts={acts}
      isSimulated={media === 'simulated'}
      setUntimed={(isUntimed) => change((now) => setUntimed(now, isUntimed))}
      goTo={(place) => change((now) => goTo(now, place))}
      end={end}
    />
  );
}
