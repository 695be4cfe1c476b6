import Mic from 'lucide/dist/esm/icons/mic.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import { actions, stopButton } from '../../kit/media/interview.styles.ts';
import { keepInSight } from '../../kit/media/keep-in-sight.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { large } from './interview.styles.ts';

interface InterviewActionsProps {
  isRecording: boolean;
  /** The question has its answer: typed, or recorded. */
  done: 'typed' | 'recorded' | null;
  /** The typed answer, in place of a recording. */
  typed: string;
  keepTyped(text: string): void;
  isSampleShown: boolean;
  recorder: { isAsking: boolean; start(): void; stop(): void };
  goToNext(): void;
  retake(): void;
  toggleSample(): void;
}

/** The buttons under a question. */
export function InterviewActions(props: InterviewActionsProps) {
  const { isRecording, done, typed, keepTyped, isSampleShown, recorder } = props;
  const { goToNext, retake, toggleSample } = props;
  return (
    <>
      <div className={`${taskBar} ${large}`} data-on-card>
        {done ? (
          <>
            <button type="button" key="again" className={secondary} part="button" onClick={retake}>
              {done === 'typed' ? 'Change my answer' : 'Record Again'}
            </button>
            <button type="button" key="next" className={primary} part="button" onClick={goToNext}>
              Next Question
            </button>
          </>
        ) : typed && !isRecording ? (
          <button
            type="button"
            key="use"
            className={primary}
            part="button"
            onClick={() => keepTyped(typed)}
          >
            Use this answer
          </button>
        ) : (
          <RecordButton key="record" isRunning={isRecording} {...recorder} />
        )}
      </div>
      <div className={actions}>
        <button
          type="button"
          className={secondary}
          part="button"
          aria-expanded={isSampleShown}
          aria-controls="sample"
          onClick={toggleSample}
        >
          {isSampleShown ? 'Hide Sample Answer' : 'Show Sample Answer'}
        </button>
      </div>
    </>
  );
}

interface RecordButtonProps {
  isRunning: boolean;
  isAsking: boolean;
  start(): void;
  stop(): void;
}

/** One button for both, so that the focus stays on it when recording starts. */
function RecordButton({ isRunning, isAsking, start, stop }: RecordButtonProps) {
  const press = () => {
    if (isRunning) stop();
    else if (!isAsking) start();
  };
  return (
    <button
      ref={isRunning ? keepInSight : null}
      type="button"
      className={isRunning ? stopButton : primary}
      part="button"
      aria-disabled={isAsking}
      onClick={press}
    >
      <Icon icon={isRunning ? Square : Mic} size={24} />
      {isRunning ? 'Stop Recording' : 'Start Recording Your Answer'}
    </button>
  );
}
