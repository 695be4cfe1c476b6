import Mic from 'lucide/dist/esm/icons/mic.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import type { RefObject } from 'react';
import { interviewCountries, interviewDifficulties } from '../../content/interview/options.ts';
import type { InterviewQuestion } from '../../content/interview/types.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { card, muted } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { subheading } from '../visa-interview-simulator.styles.ts';
import { actions, asked, badge, head, stopButton } from './interview.styles.ts';
import { RecordedAnswer } from './recorded-answer.tsx';
import { RecordingStage } from './recording-stage.tsx';
import { SampleAnswer } from './sample-answer.tsx';
import type { InterviewSession } from './use-interview.ts';

interface InterviewCardProps {
  session: InterviewSession;
  question: InterviewQuestion;
  leftMs: number;
  /** Put on the heading of what has appeared last. */
  arrivalRef: RefObject<HTMLHeadingElement | null>;
}

/** One question: asked, answered aloud, and looked at again. */
export function InterviewCard({ session, question, leftMs, arrivalRef }: InterviewCardProps) {
  const { interview } = session;
  const isRecorded = interview.phase === 'recorded';
  return (
    <div className={card}>
      <InterviewHead session={session} />
      <div className={asked}>
        <Icon of={UserRound} size={48} />
        <div>
          <p className={badge}>{question.category}</p>
          <h3 ref={isRecorded ? null : arrivalRef} className={subheading} tabIndex={-1}>
            {question.text}
          </h3>
          {question.description && <p className={muted}>{question.description}</p>}
        </div>
      </div>
      {isRecorded ? (
        <RecordedAnswer session={session} headingRef={arrivalRef} />
      ) : (
        <RecordingStage session={session} leftMs={leftMs} />
      )}
      <Actions session={session} />
      <SampleAnswer question={question} isShown={interview.isSampleShown} />
    </div>
  );
}

function InterviewHead({ session: { interview, setup, reset } }: { session: InterviewSession }) {
  const country = interviewCountries.find(({ value }) => value === setup.country);
  const difficulty = interviewDifficulties.find(({ value }) => value === setup.difficulty);
  const [number, count] = [interview.position + 1, interview.questions.length];
  return (
    <div className={head}>
      <strong>
        <Flag country={country?.flag ?? ''} />
        {country?.label}
        <span className={badge}>{difficulty?.shortLabel}</span>
      </strong>
      <p>
        Question {number} of {count}
      </p>
      <button type="button" className={secondary} part="button" onClick={reset}>
        <Icon of={RotateCcw} size={18} />
        Reset
      </button>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={number / count} height="1" />
      </svg>
    </div>
  );
}

function Actions({ session }: { session: InterviewSession }) {
  const { interview, recorder, goOn, retake, toggleSample } = session;
  return (
    <div className={actions}>
      {interview.phase === 'recorded' ? (
        <>
          <button type="button" key="next" className={primary} part="button" onClick={goOn}>
            Next Question
          </button>
          <button type="button" key="again" className={secondary} part="button" onClick={retake}>
            Record Again
          </button>
        </>
      ) : (
        <RecordButton key="record" isRunning={interview.phase === 'recording'} {...recorder} />
      )}
      <button
        type="button"
        key="sample"
        className={secondary}
        part="button"
        aria-expanded={interview.isSampleShown}
        aria-controls="sample"
        onClick={toggleSample}
      >
        {interview.isSampleShown ? 'Hide Sample Answer' : 'Show Sample Answer'}
      </button>
    </div>
  );
}

interface RecordButtonProps {
  isRunning: boolean;
  isAsking: boolean;
  start(): void;
  stop(): void;
}

/** One button, so that the focus stays where it is when recording starts. */
function RecordButton({ isRunning, isAsking, start, stop }: RecordButtonProps) {
  const press = () => {
    if (isRunning) stop();
    else if (!isAsking) start();
  };
  return (
    <button
      type="button"
      className={isRunning ? stopButton : primary}
      part="button"
      aria-disabled={isAsking}
      onClick={press}
    >
      <Icon of={isRunning ? Square : Mic} size={18} />
      {isRunning ? 'Stop Recording' : 'Start Recording Your Answer'}
    </button>
  );
}
