import type { RefObject } from 'react';
import { trademarkNote } from '../../content/toefl/notes.ts';
import {
  easyCapNote,
  intervalNote,
  storageNotes,
  taskTexts,
  unmarkedNotes,
} from '../../content/toefl/today-notes.ts';
import { card, mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { notes } from '../../kit/exam/screen.styles.ts';
import { Screen } from '../../kit/exam/screen.tsx';
import { buttonRow } from '../../kit/exam/section.styles.ts';
import { isScored, SECTION_LABELS } from '../../kit/exam/sections.logic.ts';
import type { RecordingsById } from '../../kit/media/use-recordings.ts';
import { formatDay, localDay } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';
import { Done, PractisedWeek } from '../../kit/tools/done.tsx';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { describeAttempt } from '../choose/describe-goal.logic.ts';
import { type BandInterval, estimateBand, nameBands, nameLevels } from '../marking/band.logic.ts';
import {
  countAnswered,
  findWeakest,
  markSteps,
  orderOf,
  resultsByTask,
  type TaskResult,
} from '../marking/mark.logic.ts';
import { type Run, stepsSoFar } from '../run/run.logic.ts';
import {
  type Goal,
  goalOfSection,
  goalOfTask,
  SECTION_ORDER,
  type Step,
  type TodaysContent,
} from '../run/tasks.logic.ts';
import { reviewBox, stack, table, track } from '../todays-test.styles.ts';
import { type Attempt, attemptsOf, describeGain } from './attempts.logic.ts';
import { listConditions } from './conditions.logic.ts';
import { StepReview } from './step-review.tsx';

interface ReportScreenProps {
  title: string;
  goal: Goal;
  run: Run;
  content: TodaysContent;
  attempts: readonly Attempt[];
  isKept: boolean;
  recordings: RecordingsById;
  headingRef: RefObject<HTMLHeadingElement | null>;
  open(goal: Goal): void;
  again(): void;
  back(): void;
}

/** The result, its meaning, the next goal, and every answer with its reason. */
export function ReportScreen(props: ReportScreenProps) {
  const { title, goal, run, content, attempts, isKept, recordings, headingRef } = props;
  const steps = stepsSoFar(goal, run, content);
  const results = resultsByTask(steps, run.answers, run.ratings);
  const { right, of } = markSteps(steps, run.answers);
  const section = goal.testId === null ? null : goal.section;
  const band = isScored(section) ? estimateBand(section, right, of, run.stage) : null;
  const before = attemptsOf(attempts, goal.id);
  const isAnswered = (step: Step) =>
    run.given.includes(step.id) ||
    orderOf(run.answers, step.id).length > 0 ||
    countAnswered([step], run.answers) > 0;
  const empty = steps.filter((step) => !isAnswered(step));
  const review = (step: Step) => (
    <StepReview key={step.id} step={step} run={run} recordings={recordings} />
  );
  return (
    <Screen
      heading={`${title}: report`}
      headingRef={headingRef}
      back={{ label: 'All tests', go: props.back }}
    >
      <section className={card} part="report" aria-label="Result">
        <Done
          figure={<p>{nameResult(band, right, of, run.given.length)}</p>}
          text={of > 0 ? describeGain(before) : unmarkedNotes.own}
          isNone={(of > 0 ? right : run.given.length) === 0}
        >
          <PractisedWeek
            practised={new Set(attempts.map(({ day }) => day))}
            today={localDay(new Date())}
          />
        </Done>
        <Next {...props} results={results} />
        {band && <Band band={band} right={right} of={of} />}
        {section === 'writing' && of > 0 && <p>{unmarkedNotes.writing}</p>}
        {(results.length > 1 || of === 0) && <Results results={results} />}
        {listConditions(run).map((condition) => (
          <p key={condition}>{condition}</p>
        ))}
        {before.length > 1 && (
          <div>
            <Heading level={3}>Your progress</Heading>
            <ol>
              {before.map((attempt, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two results may be alike
                <li key={index}>
                  {formatDay(attempt.day)}: {describeAttempt(goal, attempt)}
                </li>
              ))}
            </ol>
          </div>
        )}
        {!isKept && <Note text={storageNotes.results} />}
        <NextStep from="toefl-mock-exam" isSecond />
      </section>
      <section className={stack} aria-labelledby="answers">
        <Heading level={3} id="answers">
          Your answers
        </Heading>
        <div>
          {steps.filter(isAnswered).map(review)}
          {empty.length > 0 && (
            <details className={reviewBox}>
              <summary>{empty.length} not answered</summary>
              <div>{empty.map(review)}</div>
            </details>
          )}
        </div>
      </section>
      <div className={notes}>
        <Note text={trademarkNote} />
      </div>
    </Screen>
  );
}

function nameResult(band: BandInterval | null, right: number, of: number, given: number) {
  if (band) return `Band ${nameBands(band)}`;
  return of > 0 ? `${right} of ${of} right` : `${count(given, 'answer')} given`;
}

function Band({ band, right, of }: { band: BandInterval; right: number; of: number }) {
  const bands = [...Array(11).keys()].map((index) => 1 + index / 2);
  return (
    <>
      <p>
        {right} of {of} questions right. On the CEFR scale: {nameLevels(band)}.
      </p>
      <p className={track} aria-hidden="true">
        {bands.map((each) => (
          <i
            key={each}
            data-within={(each >= band.low.band && each <= band.high.band) || undefined}
          >
            {Number.isInteger(each) && each}
          </i>
        ))}
      </p>
      {band.isCapped && <p>{easyCapNote}</p>}
      <p className={mutedText}>{intervalNote}</p>
    </>
  );
}

function Results({ results }: { results: readonly TaskResult[] }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Right</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ task, right, of, isOwn }) => (
          <tr key={task}>
            <th scope="row">{taskTexts[task].name}</th>
            <td>
              {isOwn
                ? of > 0
                  ? `${right} of ${of} criteria met, by your own rating`
                  : 'not rated'
                : `${right} of ${of}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The next goal: the weakest task, the next section, or the same again. */
function Next({
  goal,
  results,
  open,
  again,
}: Pick<ReportScreenProps, 'goal' | 'open' | 'again'> & { results: readonly TaskResult[] }) {
  const weakest = goal.testId === null ? null : findWeakest(results);
  const section =
    goal.testId === null ? undefined : SECTION_ORDER[SECTION_ORDER.indexOf(goal.section) + 1];
  return (
    <div className={stack}>
      {weakest && (
        <p>
          Practise next: <strong>{taskTexts[weakest.task].name}</strong>, where you had{' '}
          {weakest.right} of {weakest.of}.
        </p>
      )}
      <div className={buttonRow}>
        {section && goal.testId !== null && (
          <button
            type="button"
            className={primary}
            part="button"
            onClick={() => open(goalOfSection(goal.testId, section))}
          >
            Next section: {SECTION_LABELS[section]}
          </button>
        )}
        {weakest && (
          <button
            type="button"
            className={section ? secondary : primary}
            part="button"
            onClick={() => open(goalOfTask(weakest.task))}
          >
            Practise {taskTexts[weakest.task].name}
          </button>
        )}
        <button
          type="button"
          className={section || weakest ? secondary : primary}
          part="button"
          onClick={again}
        >
          {goal.testId === null ? 'Try again' : 'Take this section again'}
        </button>
      </div>
    </div>
  );
}
