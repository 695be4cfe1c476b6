import type { SpeakingTask } from '../../content/toefl/types.ts';
import { primary } from '../../kit/ui/button-styles.ts';
import { muted } from '../../kit/ui/card.ts';
import type { SpeakingPhase } from '../speaking.logic.ts';
import { alarm } from '../toefl-mock-exam.styles.ts';
import { PhaseClock } from './phase-clock.tsx';
import { recordingMark } from './section.styles.ts';
import type { useSpeaking } from './use-speaking.ts';

interface TaskStepProps {
  task: SpeakingTask;
  phase: SpeakingPhase;
  speaking: ReturnType<typeof useSpeaking>;
}

/** What there is to press or to watch in a phase of a task, and what is to be said about it. */
export function TaskStep({ task, phase, speaking }: TaskStepProps) {
  return (
    <>
      {phase.name === 'preparing' && (
        <PhaseClock label="Preparation time" countdown={phase.countdown} end={speaking.advance} />
      )}
      {phase.name === 'speaking' && (
        <>
          <p className={recordingMark}>
            {speaking.isRecording ? 'Recording' : 'Simulated recording'}
          </p>
          <PhaseClock label="Speaking time" countdown={phase.countdown} end={speaking.advance} />
        </>
      )}
      {(phase.name === 'idle' || phase.name === 'recorded') && (
        <button type="button" className={primary} part="button" onClick={speaking.prepare}>
          Start Preparation ({task.preparationTime} seconds)
        </button>
      )}
      {phase.name === 'ready' && (
        <button
          type="button"
          className={primary}
          part="button"
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
    </>
  );
}

/** What to do now, also for who cannot see the buttons change. */
function describeStep(phase: SpeakingPhase['name'], isAsking: boolean): string {
  if (isAsking) return 'Your browser asks whether this page may use the microphone.';
  return {
    idle: 'First you prepare, then you speak. The microphone is used only while you speak.',
    preparing: 'Make notes on paper. Speaking starts when you press the next button.',
    ready: 'The preparation time is over. Start speaking when you are ready.',
    speaking: 'Speak now. Recording stops by itself.',
    recorded: 'Your answer is over. Listen to it and compare it with the rubric.',
  }[phase];
}
