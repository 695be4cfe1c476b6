import type { RefObject } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { PhaseClock } from '../../kit/exam/phase-clock.tsx';
import { alarm } from '../../kit/exam/section.styles.ts';
import { recordingMark } from '../../kit/exam/speaking.styles.ts';
import { SoundMeter } from '../../kit/media/sound-meter.tsx';
import { primary } from '../../kit/ui/button.styles.ts';
import type { SpeakingPhase } from './speaking.logic.ts';

/** The clock, button or text of a step. */
export type StepElement = HTMLDivElement & HTMLButtonElement & HTMLParagraphElement;

interface TaskStepProps {
  task: SpeakingTask;
  phase: SpeakingPhase;
  /** Put on what the focus moves to when the phase changes. */
  stepRef: RefObject<StepElement | null>;
  notice: string;
  /** The browser asks the visitor for the microphone. */
  isAsking: boolean;
  /** The microphone that is recorded; null during a simulation. */
  stream: MediaStream | null;
  prepare(): void;
  speak(): void;
  /** Called when the countdown of the phase ends. */
  advance(): void;
}

/** The clock or button of a phase of a task, with instructions. */
export function TaskStep(props: TaskStepProps) {
  const { task, phase, stepRef, notice, isAsking, stream, prepare, speak, advance } = props;
  return (
    <>
      {phase.name === 'preparing' && (
        <PhaseClock
          clockRef={stepRef}
          label="Preparation time"
          countdown={phase.countdown}
          end={advance}
        />
      )}
      {phase.name === 'speaking' && (
        <>
          <p className={recordingMark}>{stream ? 'Recording' : 'Simulated recording'}</p>
          {stream && <SoundMeter stream={stream} />}
          <PhaseClock
            clockRef={stepRef}
            label="Speaking time"
            countdown={phase.countdown}
            end={advance}
          />
        </>
      )}
      {(phase.name === 'idle' || phase.name === 'recorded') && (
        <button type="button" className={primary} part="button" onClick={prepare}>
          Start Preparation ({task.preparationTime} seconds)
        </button>
      )}
      {phase.name === 'ready' && (
        <button
          ref={stepRef}
          type="button"
          className={primary}
          part="button"
          disabled={isAsking}
          onClick={speak}
        >
          Start Speaking ({task.speakingTime} seconds)
        </button>
      )}
      <p
        ref={phase.name === 'recorded' ? stepRef : null}
        className={mutedText}
        role="status"
        tabIndex={-1}
      >
        {isAsking
          ? 'Your browser asks whether this page may use the microphone.'
          : INSTRUCTIONS[phase.name]}
      </p>
      <p role="alert" className={notice && alarm}>
        {notice}
      </p>
    </>
  );
}

/** Sentences above the buttons: people who cannot see hear from them that the buttons change. */
const INSTRUCTIONS: Readonly<Record<SpeakingPhase['name'], string>> = {
  idle: 'First you prepare, then you speak. The microphone is on only while you speak.',
  preparing: 'Make notes on paper. The recording starts only when you press the next button.',
  ready: 'Your preparation time is over. Start speaking when you are ready.',
  speaking: 'Speak now. Recording stops by itself.',
  recorded: 'Recording complete. Listen to your answer and compare it with the rubric.',
};
