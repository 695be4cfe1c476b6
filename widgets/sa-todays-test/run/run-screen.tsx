import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { type RefObject, useRef } from 'react';
import { storageNotes, taskTexts } from '../../content/toefl/today-notes.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { ClockBar } from '../../kit/exam/clock-bar.tsx';
import { Screen } from '../../kit/exam/screen.tsx';
import { bar, jumps } from '../../kit/exam/section.styles.ts';
import { clampIndex } from '../../kit/exam/sections.logic.ts';
import { useJump } from '../../kit/exam/use-jump.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import { countAnswered, isSelfRated } from '../marking/mark.logic.ts';
import type { StepProps } from '../tasks/step.ts';
import { StepView } from '../tasks/step-view.tsx';
import { stepHead } from '../todays-test.styles.ts';
import { clockOf, hasNextStage, type Run, stepsNow } from './run.logic.ts';
import { countItems, type Goal, type Step, type TodaysContent } from './tasks.logic.ts';

interface RunScreenProps extends Omit<StepProps, 'step' | 'givenRef'> {
  title: string;
  goal: Goal;
  run: Run;
  content: TodaysContent;
  /** Whether a reload would find the run again. */
  isStored: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  setUntimed(isUntimed: boolean): void;
  goTo(place: number): void;
  /** Ends the stage: the second follows, or the report. */
  end(): void;
  back(): void;
}

/** The current step of a run, with its clock and the buttons to move on. */
export function RunScreen(props: RunScreenProps) {
  const { title, goal, run, content, isStored, headingRef, setUntimed, goTo, end, back } = props;
  const textRef = useRef<HTMLElement>(null);
  const questionsRef = useRef<HTMLDivElement>(null);
  const stepRef = useRef<HTMLHeadingElement>(null);
  const focusStep = useFocusAfter(stepRef);
  const givenRef = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const focusGiven = useFocusAfter(givenRef);
  const steps = stepsNow(goal, run, content);
  const place = clampIndex(run.place, steps.length);
  const step = steps[place];
  const jump = useJump(textRef, questionsRef, step?.id ?? '');
  if (!step) return null;

  const { name, instruction } = taskTexts[step.task];
  const stepName = nameStep(step, goal.testId === null ? '' : name);
  const isLast = place === steps.length - 1;
  // There the microphone is the one to press.
  const isSpoken = step.task === 'repeat' || step.task === 'interview';
  const isToGive = isSelfRated(step.task) && !run.given.includes(step.id);
  const marked = steps.filter(({ task }) => !isSelfRated(task));
  const items = addUp(marked.map(countItems));
  const clock = clockOf(goal, step, content, run.pace);
  const countdown = clock && !run.given.includes(step.id) ? run.countdowns[clock.id] : undefined;
  const walk = (to: number) => {
    focusStep();
    goTo(to);
  };
  const position = (
    <>
      <p>
        {run.stage !== 'first' &&
          `Stage 2, the ${run.stage === 'hard' ? 'harder' : 'easier'} one: `}
        {place + 1} of {steps.length}
      </p>
      {(step.task === 'daily' || step.task === 'academic') && (
        <p className={jumps}>
          <button type="button" onClick={() => jump(textRef)}>
            Text
          </button>
          <button type="button" onClick={() => jump(questionsRef)}>
            Questions
          </button>
        </p>
      )}
    </>
  );
  return (
    <Screen heading={title} headingRef={headingRef} back={{ label: 'Leave', go: back }} isTask>
      {!isStored && <Note text={storageNotes.answers} />}
      {countdown ? (
        <ClockBar key={clock?.id} countdown={countdown} setUntimed={setUntimed}>
          {position}
        </ClockBar>
      ) : (
        stepName && steps.length > 1 && <div className={bar}>{position}</div>
      )}
      <div className={stepHead}>
        <Heading level={3} ref={stepRef} tabIndex={-1}>
          {stepName || `Question ${place + 1} of ${steps.length}`}
        </Heading>
        {steps[place - 1]?.task !== step.task && <p>{instruction}</p>}
      </div>
      <StepView
        {...props}
        key={step.id}
        step={step}
        givenRef={givenRef}
        textRef={textRef}
        questionsRef={questionsRef}
      />
      {isLast && items > 0 && (
        <p>
          {countAnswered(steps, run.answers)} of {items} answered. Questions without an answer count
          as wrong.
        </p>
      )}
      <div className={taskBar} data-end>
        {place > 0 && (
          <button type="button" className={secondary} part="button" onClick={() => walk(place - 1)}>
            <Icon icon={ArrowLeft} />
            Previous
          </button>
        )}
        {isToGive ? (
          <button
            key="give"
            type="button"
            className={isSpoken ? secondary : primary}
            part="button"
            onClick={() => {
              focusGiven();
              props.acts.give(step.id);
            }}
          >
            I have finished
          </button>
        ) : isLast ? (
          <button
            key="finish"
            type="button"
            className={primary}
            part="button"
            onClick={({ detail }) => {
              // The second half of a double click on the button that was here before.
              if (detail > 1) return;
              focusStep();
              end();
            }}
          >
            {hasNextStage(goal, run) ? 'Finish stage 1' : 'Finish and see the report'}
          </button>
        ) : (
          <button
            key="next"
            type="button"
            className={primary}
            part="button"
            onClick={() => walk(place + 1)}
          >
            Next
            <Icon icon={ArrowRight} />
          </button>
        )}
      </div>
    </Screen>
  );
}

/** A drill is headed by its task already: there the text's title is enough, if it has one. */
function nameStep(step: Step, task: string): string {
  const title = 'title' in step.item ? step.item.title : '';
  return [task, title].filter(Boolean).join(': ');
}
