import { useRef } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { card } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import { Rubric } from '../../kit/exam/rubric.tsx';
import { promptText, stack, twoColumns } from '../../kit/exam/section.styles.ts';
import { clampIndex, type Rating, type Ratings } from '../../kit/exam/sections.logic.ts';
import type { RecordingsById } from '../../kit/media/use-recordings.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import { Playback } from './playback.tsx';
import type { SpeakingPhase } from './speaking.logic.ts';
import { type StepElement, TaskStep } from './task-step.tsx';
import { type PhaseChange, useSpeaking } from './use-speaking.ts';

interface SpeakingViewProps {
  tasks: readonly SpeakingTask[];
  taskIndex: number;
  /** The phase of the current task. */
  phase: SpeakingPhase;
  isSimulated: boolean;
  recordings: RecordingsById;
  ratings: Ratings;
  rate(key: string, rating: Rating): void;
  keepRecording(taskId: string, blob: Blob, isSimulated: boolean): void;
  changePhase(change: PhaseChange): void;
  goToPrevious(): void;
  /** The next task, or the end of the section. */
  goToNext(): void;
}

/** The speaking tasks one by one: prepare, speak, listen to yourself, judge by the rubric. */
export function SpeakingView(props: SpeakingViewProps) {
  const { tasks, taskIndex, phase, recordings, changePhase, goToPrevious, goToNext } = props;
  const index = clampIndex(taskIndex, tasks.length);
  const task = tasks[index] as SpeakingTask;
  const stepRef = useRef<StepElement>(null);
  const focusStep = useFocusAfter(stepRef);
  const taskRef = useRef<HTMLHeadingElement>(null);
  const focusTask = useFocusAfter(taskRef);
  const speaking = useSpeaking({
    task,
    isSimulated: props.isSimulated,
    keepRecording: props.keepRecording,
    changePhase(change) {
      // The button that was pressed gives way to a clock, and the clock to a button.
      focusStep('if-lost');
      changePhase(change);
    },
  });
  const leaveFor = (goToTask: () => void) => () => {
    speaking.cancel();
    // The button that was pressed may end the section now.
    focusTask();
    goToTask();
  };
  const recording = recordings[task.id];
  return (
    <div className={twoColumns}>
      <div className={stack}>
        <div className={card}>
          <Heading level={3} ref={taskRef} tabIndex={-1}>
            Task {index + 1} of {tasks.length}
          </Heading>
          <p className={promptText} {...untranslated}>
            {task.prompt}
          </p>
          <TaskStep task={task} phase={phase} stepRef={stepRef} {...speaking} />
          {recording && phase.name !== 'speaking' && (
            <Playback key={recording.url} recording={recording} number={index + 1} />
          )}
        </div>
        <div className={taskBar}>
          <button
            type="button"
            className={secondary}
            part="button"
            disabled={index === 0}
            onClick={leaveFor(goToPrevious)}
          >
            Previous Task
          </button>
          <button type="button" className={secondary} part="button" onClick={leaveFor(goToNext)}>
            {index === tasks.length - 1 ? 'Finish Speaking Section' : 'Next Task'}
          </button>
        </div>
      </div>
      <Rubric
        heading="Speaking Rubric"
        id={task.id}
        criteria={[
          ['Delivery', task.rubric.delivery],
          ['Language Use', task.rubric.language_use],
          ['Topic Development', task.rubric.topic_development],
        ]}
        ratings={props.ratings}
        modelAnswer={task.modelAnswer}
        rate={props.rate}
      />
    </div>
  );
}
