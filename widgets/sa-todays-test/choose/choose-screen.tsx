import type { RefObject } from 'react';
import { trademarkNote } from '../../content/toefl/notes.ts';
import {
  formatCaution,
  formatFacts,
  storageNotes,
  taskTexts,
  todaysKeeping,
  todaysLimits,
} from '../../content/toefl/today-notes.ts';
import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { notes } from '../../kit/exam/screen.styles.ts';
import { Screen } from '../../kit/exam/screen.tsx';
import { SECTION_LABELS } from '../../kit/exam/sections.logic.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { listOptions } from '../../kit/rules/options.ts';
import { count } from '../../kit/rules/plural.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { type Attempt, attemptsOf } from '../report/attempts.logic.ts';
import { PACES, type Pace } from '../run/run.logic.ts';
import type { Runs } from '../run/stored-runs.logic.ts';
import {
  type DrillGoal,
  type Goal,
  goalOfSection,
  goalOfTask,
  SECTION_ORDER,
  type SectionGoal,
  TASKS,
  type TodaysContent,
} from '../run/tasks.logic.ts';
import {
  choices,
  facts,
  folds,
  goalButton,
  goals,
  grid,
  nextCard,
  parts,
  stack,
} from '../todays-test.styles.ts';
import {
  describeAttempt,
  describeGoal,
  describeProgress,
  minutesOfGoal,
  nameGoal,
} from './describe-goal.logic.ts';

interface ChooseScreenProps {
  content: TodaysContent;
  runs: Runs;
  attempts: readonly Attempt[];
  /** Whether results outlive the page. */
  isKept: boolean;
  goalsById: readonly Goal[];
  pace: Pace;
  headingRef: RefObject<HTMLHeadingElement | null>;
  setPace(pace: Pace): void;
  open(goal: Goal): void;
  /** Deletes the results. */
  forget(): void;
}

/** The choice of a goal: a section of a test, or a single task. */
export function ChooseScreen(props: ChooseScreenProps) {
  const { content, attempts, isKept, goalsById, pace, headingRef, setPace, forget } = props;
  const recent = [...attempts].reverse().slice(0, RECENT);
  return (
    <Screen heading="Today’s test" headingRef={headingRef}>
      <Continue {...props} />
      <div className={grid}>
        {content.tests.map(({ id, title }) => (
          <section key={id} aria-labelledby={id}>
            <Heading level={3} id={id}>
              {title}
            </Heading>
            <ul className={parts}>
              {SECTION_ORDER.map((section) => (
                <PartButton
                  {...props}
                  key={section}
                  goal={goalOfSection(id, section)}
                  test={title}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={stack} aria-labelledby="drills">
        <Heading level={3} id="drills">
          One task alone
        </Heading>
        <div className={folds}>
          {SECTION_ORDER.map((section) => (
            <details key={section}>
              <summary>{SECTION_LABELS[section]} tasks</summary>
              <ul className={goals}>
                {TASKS[section].map((task) => (
                  <DrillButton {...props} key={task} goal={goalOfTask(task)} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
      <div className={folds}>
        <details>
          <summary>Time: {PACES[pace].toLowerCase()}</summary>
          <fieldset className={choices} aria-label="Time">
            {listOptions(PACES).map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="pace"
                  value={value}
                  checked={value === pace}
                  onChange={() => setPace(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        </details>
        <details className={facts}>
          <summary>The format since 21 January 2026</summary>
          <ul>
            {formatFacts.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {formatFacts[0] && <SourceLine fact={formatFacts[0]} />}
          <p className={smallText}>
            {formatCaution} {todaysLimits} {todaysKeeping}
          </p>
        </details>
      </div>
      {recent.length > 0 && (
        <section className={stack} aria-labelledby="results">
          <Heading level={3} id="results">
            Your results
          </Heading>
          <ol reversed start={attempts.length}>
            {recent.map((attempt, index) => {
              const goal = goalsById.find(({ id }) => id === attempt.goal);
              return (
                goal && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two results may be alike
                  <li key={index}>
                    {formatDay(attempt.day)}: {nameGoal(goal, content)},{' '}
                    {describeAttempt(goal, attempt)}
                  </li>
                )
              );
            })}
          </ol>
          {!isKept && <Note text={storageNotes.results} />}
          <div>
            <button type="button" className={secondary} part="button" onClick={forget}>
              Delete my results
            </button>
          </div>
        </section>
      )}
      <div className={notes}>
        <Note text={trademarkNote} />
      </div>
    </Screen>
  );
}

/** Results that are listed; more are kept. */
const RECENT = 10;

/** The section to go on with: one that is begun, else the first without a result. */
function Continue({ content, runs, attempts, open }: ChooseScreenProps) {
  const all = content.tests.flatMap(({ id }) =>
    SECTION_ORDER.map((section) => goalOfSection(id, section)),
  );
  const begun = all.find(({ id }) => runs.byGoal[id]?.isDone === false);
  const isNew = ({ id }: Goal) => !runs.byGoal[id] && attemptsOf(attempts, id).length === 0;
  const next = begun ?? all.find(isNew);
  if (!next) return null;
  const { section, testId } = next;
  const minutes = minutesOfGoal(next, content);
  return (
    <section className={`${card} ${nextCard}`} aria-labelledby="next">
      <p id="next">
        {content.tests.find(({ id }) => id === testId)?.title}
        <b>
          {SECTION_LABELS[section]}, {count(minutes, 'minute')}
        </b>
      </p>
      <button
        type="button"
        className={primary}
        part="button"
        aria-describedby="next"
        onClick={() => open(next)}
      >
        {begun || !all.every(isNew) ? 'Continue' : 'Start'}
      </button>
    </section>
  );
}

interface GoalButtonProps<Of extends Goal> extends ChooseScreenProps {
  goal: Of;
}

/** A section of a test, with a ring of what was right the last time. */
function PartButton({
  goal,
  test,
  content,
  runs,
  attempts,
  open,
}: GoalButtonProps<SectionGoal> & { test: string }) {
  const last = attemptsOf(attempts, goal.id).at(-1);
  const run = runs.byGoal[goal.id];
  const progress = describeProgress(goal, run, last);
  return (
    <li>
      <button type="button" className={goalButton} onClick={() => open(goal)}>
        <Ring share={last ? last.right / last.of : 0} />
        <span>
          <b>{SECTION_LABELS[goal.section]}</b>
          <small>
            {run && !run.isDone ? 'Started' : count(minutesOfGoal(goal, content), 'minute')}
          </small>
        </span>
        <span className={visuallyHidden}>
          {test}, {describeGoal(goal, content)}. {progress}
        </span>
      </button>
    </li>
  );
}

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true">
      <circle cx="18" cy="18" r="15" />
      {share > 0 && (
        <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      )}
    </svg>
  );
}

function DrillButton({ goal, content, runs, attempts, open }: GoalButtonProps<DrillGoal>) {
  const last = attemptsOf(attempts, goal.id).at(-1);
  const progress = describeProgress(goal, runs.byGoal[goal.id], last);
  return (
    <li>
      <button type="button" className={goalButton} onClick={() => open(goal)}>
        <span>
          <b>{taskTexts[goal.task].name}</b>
          <small>{describeGoal(goal, content)}</small>
          {progress && <small>{progress}</small>}
        </span>
      </button>
    </li>
  );
}
