import { type RefObject, useEffect, useRef } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { card, muted } from '../../kit/ui/card.ts';
import {
  clampIndex,
  currentAttempt,
  type Exam,
  goToNextTask,
  goToPreviousTask,
} from '../toefl-mock-exam.logic.ts';
import { alarm } from '../toefl-mock-exam.styles.ts';
import { PhaseClock } from './phase-clock.tsx';
import { Playback } from './playback.tsx';
import { Rubric } from './rubric.tsx';
import { Screen } from './screen.tsx';
import { halves, prompt, recordingMark, stack, submitRow } from './section.styles.ts';
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
            {phase.name === 'preparing' && (
              <PhaseClock
                label="Preparation time"
                countdown={phase.countdown}
                end={speaking.advance}
              />
            )}
            {phase.name === 'speaking' && (
              <>
                <p className={recordingMark}>
                  {speaking.isRecording ? 'Recording' : 'Simulated recording'}
                </p>
                <PhaseClock
                  label="Speaking time"
                  countdown={phase.countdown}
                  end={speaking.advance}
                />
              </>
            )}
            {(phase.name === 'idle' || phase.name === 'recorded') && (
              <button type="button" className={primary} onClick={speaking.prepare}>
                Start Preparation ({task.preparationTime} seconds)
              </button>
            )}
            {phase.name === 'ready' && (
              <button
                type="button"
                className={primary}
                data-step
                disabled={speaking.isAsking}
                onClick={speaking.speak}
              >
                Start Speaking ({task.speakingTime} seconds)
              </button>
            )}
            <p
              className={muted}
              role="status"
              tabIndex={-1}
              data-step={phase.name === 'recorded' || undefined}
            >
              {describeStep(phase.name, speaking.isAsking)}
            </p>
            <p role="alert" className={speaking.notice ? alarm : undefined}>
              {speaking.notice}
            </p>
            {take && phase.name !== 'speaking' && (
              <Playback key={take.url} of={take} number={index + 1} />
            )}
          </div>
          <div className={submitRow}>
            <button type="button" className={secondary} disabled={index === 0} onClick={goBack}>
              Previous Task
            </button>
            <button type="button" className={secondary} onClick={goOn}>
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

/** What to do now, also for who cannot see the buttons change. */
function describeStep(phase: Exam['phase']['name'], isAsking: boolean): string {
  if (isAsking) return 'Your browser asks whether this page may use the microphone.';
  return {
    idle: 'First you prepare, then you speak. The microphone is used only while you speak.',
    preparing: 'Make notes on paper. Speaking starts when you press the next button.',
    ready: 'The preparation time is over. Start speaking when you are ready.',
    speaking: 'Speak now. Recording stops by itself.',
    recorded: 'Your answer is over. Listen to it and compare it with the rubric.',
  }[phase];
}
