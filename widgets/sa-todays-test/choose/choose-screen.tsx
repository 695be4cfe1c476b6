import type { RefObject } from 'react';
import { trademarkNote } from '../../content/toefl/notes.ts';
import {
  formatCaution,
  formatFacts,
  storageNotes,
  taskTexts,
  todaysIntroduction,
  todaysLimits,
} from '../../content/toefl/today-notes.ts';
import { card, mutedText, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { notes } from '../../kit/exam/screen.styles.ts';
import { Screen } from '../../kit/exam/screen.tsx';
import { SECTION_LABELS } from '../../kit/exam/sections.logic.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { listOptions } from '../../kit/rules/options.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { type Attempt, attemptsOf } from '../report/attempts.logic.ts';
import { PACES, type Pace } from '../run/run.logic.ts';
import type { Runs } from '../run/stored-runs.logic.ts';
import {
  type Goal,
  goalOfSection,
  goalOfTask,
  SECTION_ORDER,
  TASKS,
  type TodaysContent,
} from '../run/tasks.logic.ts';
import { choices, facts, goalButton, goals, pair, stack } from '../todays-test.styles.ts';
import {
  describeAttempt,
  describeGoal,
  describeProgress,
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
    <Screen heading="Today’s test" headingRef={headingRef} intro={todaysIntroduction}>
      <details className={facts}>
        <summary>The format since 21 January 2026</summary>
        <ul>
          {formatFacts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {formatFacts[0] && <SourceLine fact={formatFacts[0]} />}
        <p className={smallText}>
          {formatCaution} {todaysLimits}
        </p>
      </details>
      <fieldset className={choices}>
        <legend>Time</legend>
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
      <div className={pair}>
        {content.tests.map(({ id, title }) => (
          <section key={id} className={card} aria-labelledby={id}>
            <Heading level={3} id={id}>
              {title}
            </Heading>
            <p className={mutedText}>Take the four sections in this order, or only one of them.</p>
            <ul className={goals}>
              {SECTION_ORDER.map((section) => (
                <GoalButton
                  {...props}
                  key={section}
                  goal={goalOfSection(id, section)}
                  name={SECTION_LABELS[section]}
                  test={title}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={stack} aria-labelledby="drills">
        <Heading level={3} id="drills">
          Practise one task
        </Heading>
        <div className={pair}>
          {SECTION_ORDER.map((section) => (
            <div key={section} className={stack}>
              <Heading level={4}>{SECTION_LABELS[section]}</Heading>
              <ul className={goals}>
                {TASKS[section].map((task) => (
                  <GoalButton
                    {...props}
                    key={task}
                    goal={goalOfTask(task)}
                    name={taskTexts[task].name}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
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

interface GoalButtonProps extends ChooseScreenProps {
  goal: Goal;
  name: string;
  /** Title of the test that it is a section of. */
  test?: string;
}

function GoalButton({ goal, name, test, content, runs, attempts, open }: GoalButtonProps) {
  const last = attemptsOf(attempts, goal.id).at(-1);
  const progress = describeProgress(goal, runs.byGoal[goal.id], last);
  return (
    <li>
      <button type="button" className={goalButton} onClick={() => open(goal)}>
        <b>{name}</b>
        <small>{describeGoal(goal, content)}</small>
        {progress && <small>{progress}</small>}
        {test && <span className={visuallyHidden}>{test}</span>}
      </button>
    </li>
  );
}
