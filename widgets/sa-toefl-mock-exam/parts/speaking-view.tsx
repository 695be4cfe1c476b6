import { type RefObject, useEffect, useRef } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { card } from '../../kit/ui/card.ts';
import {
  clampIndex,
  currentAttempt,
  type Exam,
  goToNextTask,
  goToPreviousTask,
} from '../toefl-mock-exam.logic.ts';
import { Playback } from './playback.tsx';
import { Rubric } from './rubric.tsx';
import { Screen } from './screen.tsx';
import { halves, prompt, stack, submitRow } from './section.styles.ts';
import { TaskStep } from './task-step.tsx';
import type { Change } from './use-exam.ts';
import { useSpeaking } from './use-speaking.ts';
import type { useTakes } from './use-takes.ts';

interface SpeakingViewProps {
  tasks: readonly SpeakingTask[];
  exam: Exam;
  isSimulated: boolean;
  takes: ReturnType<typeof useTakes>;
  update(change: Change): void;
  finish(): void;
  back(): void;
}

/** The speaking tasks one by one: prepare, speak, listen to yourself, judge by the rubric. */
export function SpeakingView(props: SpeakingViewProps) {
  const { tasks, exam, isSimulated, takes, update, finish, back } = props;
  const index = clampIndex(currentAttempt(exam).taskIndex, tasks.length);
  const task = tasks[index] as SpeakingTask;
  const isLast = index === tasks.length - 1;
  const speaking = useSpeaking({ task, isSimulated, update, keep: takes.keep });
  const { phase } = exam;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnStep(box, phase.name);
  const take = takes.takes[task.id];

  const goBack = () => {
    speaking.cancel();
    update((now) => goToPreviousTask(now, tasks.length));
  };
  const goOn = () => {
    speaking.cancel();
    if (isLast) finish();
    else update((now, nowMs) => goToNextTask(now, tasks.length, nowMs));
  };
  return (
    <Screen heading="Speaking Section" back={{ label: 'Back to Sections', go: back }}>
      <div className={halves}>
        <div className={stack}>
          <div ref={box} className={card}>
            <h3 aria-live="polite">
              Task {index + 1} of {tasks.length}
            </h3>
            <p className={prompt}>{task.prompt}</p>
            <TaskStep task={task} phase={phase} speaking={speaking} />
            {take && phase.name !== 'speaking' && (
              <Playback key={take.url} of={take} number={index + 1} />
            )}
          </div>
          <div className={submitRow}>
            <button
              type="button"
              className={secondary}
              part="button"
              disabled={index === 0}
              onClick={goBack}
            >
              Previous Task
            </button>
            <button type="button" className={secondary} part="button" onClick={goOn}>
              {isLast ? 'Finish Speaking Section' : 'Next Task'}
            </button>
          </div>
        </div>
        <Rubric
          heading="Speaking Rubric"
          criteria={[
            ['Delivery', task.rubric.delivery],
            ['Language Use', task.rubric.language_use],
            ['Topic Development', task.rubric.topic_development],
          ]}
        />
      </div>
    </Screen>
  );
}

/** Keeps the focus in the task: the button that was pressed gives way to a clock, and back. */
function useFocusOnStep(box: RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step);
  useEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot;
    const isHere = !root.activeElement || box.current?.contains(root.activeElement);
    if (step !== before.current && isHere) {
      box.current?.querySelector<HTMLElement>('[data-step]')?.focus();
    }
    before.current = step;
  }, [box, step]);
}
