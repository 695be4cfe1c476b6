import { type RefObject, useState } from 'react';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { Field } from '../../kit/forms/field.tsx';
import { type RecordingMode, timeLeftMs } from '../../kit/media/recording.logic.ts';
import { RecordingStage } from '../../kit/media/recording-stage.tsx';
import { useClock } from '../../kit/media/use-recording-clock.ts';
import { useTask } from '../../kit/tools/use-task.ts';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import type { InterviewSetup } from '../setup/setup.logic.ts';
import { announceRecording } from './announce-recording.logic.ts';
import { CompleteCard } from './complete-card.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { InterviewCard } from './interview-card.tsx';
import { RecordedAnswer } from './recorded-answer.tsx';
import { useInterview } from './use-interview.ts';

interface InterviewRoomProps {
  setup: InterviewSetup;
  media: RecordingMode;
  wantsVideo: boolean;
  /** Put on the heading of the current step. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Back to the setup. */
  leave(): void;
}

/** An interview from its first question on. */
export function InterviewRoom(props: InterviewRoomProps) {
  const { setup, media, wantsVideo, headingRef, leave } = props;
  const focusHeading = useFocusAfter(headingRef);
  const onStep = () => focusHeading('if-lost');
  const session = useInterview({ setup, media, wantsVideo, onStep });
  const { interview, question, recorder, recordings } = session;
  const { phase, position, questions, recording, isSampleShown } = interview;
  useTask(phase !== 'complete');
  const [typed, setTyped] = useState('');
  const leftMs = timeLeftMs(interview, useClock(phase === 'recording'));
  const answer = phase === 'recorded' ? interview.answers.at(-1) : undefined;
  return (
    <>
      <p className={visuallyHidden} role="status">
        {announceRecording(interview, leftMs)}
      </p>
      {question && (
        <InterviewCard
          setup={setup}
          question={question}
          number={position + 1}
          count={questions.length}
          isSampleShown={isSampleShown}
          headingRef={answer ? null : headingRef}
          reset={leave}
        >
          {answer ? (
            <RecordedAnswer
              answer={answer}
              recording={recordings[answer.questionId]}
              notice={recorder.notice}
              isLast={position === questions.length - 1}
              headingRef={headingRef}
            />
          ) : (
            <>
              <RecordingStage
                mode={recording?.mode ?? null}
                leftMs={leftMs}
                media={media}
                wantsVideo={wantsVideo}
                {...recorder}
              />
              {!recording && (
                <details open={!!typed}>
                  <summary>Type instead</summary>
                  <Field
                    as="textarea"
                    name="typed"
                    label="Your answer"
                    rows={4}
                    maxLength={1000}
                    value={typed}
                    onInput={({ currentTarget: { value } }) => setTyped(value)}
                  />
                </details>
              )}
            </>
          )}
          <InterviewActions
            isRecording={phase === 'recording'}
            done={answer ? (answer.mode === 'typed' ? 'typed' : 'recorded') : null}
            typed={typed.trim()}
            keepTyped={session.keepTyped}
            isSampleShown={isSampleShown}
            recorder={recorder}
            goToNext={() => {
              setTyped('');
              session.goToNext();
            }}
            retake={session.retake}
            toggleSample={session.toggleSample}
          />
        </InterviewCard>
      )}
      {phase === 'complete' && (
        <CompleteCard
          setup={setup}
          interview={interview}
          recordings={recordings}
          headingRef={headingRef}
          reset={leave}
        />
      )}
    </>
  );
}
