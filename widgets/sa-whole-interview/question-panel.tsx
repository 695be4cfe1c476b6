import Mic from 'lucide/dist/esm/icons/mic.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Volume from 'lucide/dist/esm/icons/volume-2.mjs';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { phases, type WholeInterview } from '../content/interview/whole-types.ts';
import { Flag } from '../kit/art/flag.tsx';
import { card, mutedText, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { Field } from '../kit/forms/field.tsx';
import { AnswerPlayer } from '../kit/media/answer-player.tsx';
import { actions, asked, badge, head, stopButton } from '../kit/media/interview.styles.ts';
import { keepInSight } from '../kit/media/keep-in-sight.ts';
import { RECORDING_LIMITS_MS, timeLeftMs } from '../kit/media/recording.logic.ts';
import { announceTimeLeft } from '../kit/media/recording-clock.logic.ts';
import { RecordedLength, RecordingStage } from '../kit/media/recording-stage.tsx';
import { recordingTexts } from '../kit/media/recording-texts.ts';
import { choice, subheading } from '../kit/media/setup.styles.ts';
import { useClock } from '../kit/media/use-recording-clock.ts';
import { taskBar } from '../kit/tools/task-bar.styles.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Note } from '../kit/ui/note.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { describeVoice } from './hearing.logic.ts';
import {
  type Asked,
  currentAnswer,
  currentQuestion,
  marksOf,
  nextStep,
  type Run,
} from './run.logic.ts';
import { recordingKey, textNow } from './session.logic.ts';
import type { WholeRun } from './use-whole-run.ts';
import { fold, group, stackCard } from './whole-interview.styles.ts';

interface QuestionPanelProps {
  interview: WholeInterview;
  run: Run;
  session: WholeRun;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A question or its follow-up: heard, answered aloud or in writing, and then marked. */
export function QuestionPanel({ interview, run, session, headingRef }: QuestionPanelProps) {
  const focusHeading = useFocusAfter(headingRef);
  const [isMarking, setMarking] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const question = currentQuestion(run);
  const answer = currentAnswer(run);
  if (!question || !answer) return null;
  const isFollowUp = run.stage === 'followUp';
  const hasMarks = !isFollowUp && question.followUps.length > 0;
  const spoken = isFollowUp ? answer.followUp : answer;
  const isGiven = !!(spoken?.voice || spoken?.typed.trim());
  const proceed = () => {
    if (hasMarks && !isMarking) {
      focusHeading();
      session.voice.stop();
      return setMarking(true);
    }
    setMarking(false);
    session.next();
  };
  const goOn = session.startedAtMs === null && (
    <button
      type="button"
      className={isMarking || isGiven || session.refusal ? primary : secondary}
      part="button"
      onClick={proceed}
    >
      {nextStep(run).stage === 'report' && (isMarking || !hasMarks) ? 'See the report' : 'Continue'}
    </button>
  );
  return (
    <div className={card}>
      <div className={head}>
        <strong>
          <Flag country={run.country} />
          {interview.name}
          <span className={badge}>
            {question.phase === 'own' ? 'Your own question' : phases[question.phase]}
          </span>
        </strong>
        <p>
          {isFollowUp ? 'Follow-up to question' : 'Question'} {run.position + 1} of{' '}
          {run.questions.length}
        </p>
        <button type="button" className={secondary} part="button" onClick={session.leave}>
          <Icon icon={RotateCcw} size={18} />
          Stop
        </button>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(run.position + 1) / run.questions.length} height="1" />
        </svg>
      </div>
      <div className={asked}>
        <Icon icon={UserRound} size={48} />
        <div>
          <Heading
            level={3}
            key={`${question.id} ${run.stage} ${isMarking}`}
            ref={headingRef}
            className={subheading}
            tabIndex={-1}
          >
            {isMarking ? MARKING : textNow(run)}
          </Heading>
          {isMarking ? (
            <p className={mutedText}>{question.text}</p>
          ) : (
            <ReadAloud run={run} session={session} />
          )}
        </div>
      </div>
      {isMarking ? (
        <>
          <Marks question={question} marks={answer.marks} mark={session.mark} />
          <div className={taskBar} data-on-card>
            {goOn}
          </div>
        </>
      ) : (
        <SpokenAnswer
          key={`${question.id} ${run.stage}`}
          run={run}
          session={session}
          isTyping={isTyping}
          setTyping={setTyping}
        >
          {goOn}
        </SpokenAnswer>
      )}
      {!isFollowUp && !isMarking && question.aim && (
        <details className={fold}>
          <summary>What the officer wants to learn</summary>
          <div className={stackCard}>
            <p>{question.aim}</p>
            <p>
              <b>Tip:</b> {question.tip}
            </p>
          </div>
        </details>
      )}
    </div>
  );
}

const MARKING = 'What did you say?';

function ReadAloud({ run, session: { voice } }: { run: Run; session: WholeRun }) {
  const noteRef = useRef<HTMLDivElement>(null);
  const focusNote = useFocusAfter(noteRef);
  if (voice.state === 'unavailable') {
    return (
      <div ref={noteRef} tabIndex={-1}>
        <Note text="This device has no English voice, so we cannot read the question aloud." />
      </div>
    );
  }
  const isSpeaking = voice.state === 'speaking';
  return (
    <div className={actions}>
      <button
        type="button"
        className={secondary}
        part="button"
        onClick={() => {
          if (isSpeaking) return voice.stop();
          // The button goes where there is no voice.
          focusNote('if-lost');
          voice.say(textNow(run) ?? '');
        }}
      >
        <Icon icon={isSpeaking ? Square : Volume} size={18} />
        {isSpeaking ? 'Stop reading' : 'Read it aloud'}
      </button>
    </div>
  );
}

interface SpokenAnswerProps {
  run: Run;
  session: WholeRun;
  /** The field is open, for those who type. */
  isTyping: boolean;
  setTyping(isTyping: boolean): void;
  /** The button to go on. */
  children: ReactNode;
}

/** A field for those who type, and at the thumb one large microphone. */
function SpokenAnswer({ run, session, isTyping, setTyping, children }: SpokenAnswerProps) {
  const { recorder, refusal, startedAtMs, recordings, number } = session;
  const refusalRef = useRef<HTMLDivElement>(null);
  const focusRefusal = useFocusAfter(refusalRef);
  const isRecording = startedAtMs !== null;
  const recording = isRecording ? { mode: 'real' as const, startedAtMs } : null;
  const leftMs = timeLeftMs({ recording }, useClock(isRecording));
  const answer = currentAnswer(run);
  const spoken = run.stage === 'followUp' ? answer?.followUp : answer;
  const played =
    recordings[recordingKey(number, answer?.questionId ?? '', run.stage === 'followUp')];
  const voice = spoken?.voice;
  const isGiven = !!(voice || spoken?.typed.trim());
  const press = () => {
    if (isRecording) recorder.stop();
    else if (!recorder.isAsking) {
      // The button goes where there is no microphone.
      focusRefusal('if-lost');
      session.record();
    }
  };
  const field = (
    <Field
      as="textarea"
      name={run.stage === 'followUp' ? 'typed-next' : 'typed'}
      label={refusal ? 'Your answer' : 'Your answer in a few words (Optional)'}
      rows={3}
      maxLength={1000}
      value={spoken?.typed ?? ''}
      onInput={({ currentTarget: { value } }) => session.type(value)}
    />
  );
  return (
    <>
      <div className={stackCard}>
        <p className={visuallyHidden} role="status">
          {isRecording
            ? announceTimeLeft(RECORDING_LIMITS_MS.real, leftMs)
            : voice
              ? 'Recording complete'
              : ''}
        </p>
        {refusal ? (
          <>
            <div ref={refusalRef} tabIndex={-1}>
              <Note text={`${refusal}, so type your answer.`} />
            </div>
            {field}
          </>
        ) : (
          <>
            {(isRecording || recorder.isAsking || (recorder.notice && !voice)) && (
              <RecordingStage
                mode={isRecording ? 'real' : null}
                leftMs={leftMs}
                media="real"
                wantsVideo={false}
                onLevel={session.onLevel}
                {...recorder}
                hasVideo={false}
              />
            )}
            {voice && played && (
              <div className={stackCard}>
                <AnswerPlayer recording={played} label="Your answer" />
                <p>{describeVoice(voice).join(' ')}</p>
                <RecordedLength durationMs={voice.durationMs} />
                {recorder.notice && <Note text={recorder.notice} />}
              </div>
            )}
            {!isRecording && !voice && !recorder.isAsking && (
              <p className={smallText}>{recordingTexts.withMicrophone}</p>
            )}
            <details
              open={isTyping}
              onToggle={({ currentTarget }) => setTyping(currentTarget.open)}
            >
              <summary>Type instead</summary>
              {field}
            </details>
          </>
        )}
      </div>
      <div className={taskBar} data-on-card>
        {!refusal && (
          <button
            type="button"
            ref={isRecording ? keepInSight : null}
            className={isRecording ? stopButton : isGiven ? secondary : primary}
            part="button"
            aria-disabled={recorder.isAsking}
            onClick={press}
          >
            <Icon icon={isRecording ? Square : Mic} size={18} />
            {isRecording ? 'Stop Recording' : voice ? 'Record Again' : 'Record my answer'}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

interface MarksProps {
  question: Asked;
  marks: readonly string[];
  mark(says: string): void;
}

function Marks({ question, marks, mark }: MarksProps) {
  return (
    <fieldset className={group} data-columns="2" aria-label={MARKING}>
      <div>
        {marksOf(question).map(({ says }) => (
          <label key={says} className={choice}>
            <input
              type={question.isMany ? 'checkbox' : 'radio'}
              name={question.id}
              value={says}
              checked={marks.includes(says)}
              onChange={() => mark(says)}
            />
            {says}
          </label>
        ))}
      </div>
      <p className={smallText}>The follow-up question depends on it. If nothing fits, continue.</p>
    </fieldset>
  );
}
