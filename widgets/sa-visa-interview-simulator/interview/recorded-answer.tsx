import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { RefObject } from 'react';
import { feedbackMessage } from '../../content/interview/texts.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { describeAnswer, measureAnswer } from '../../kit/media/answer-metrics.logic.ts';
import { AnswerPlayer } from '../../kit/media/answer-player.tsx';
import type { RecordedAnswer as Answer } from '../../kit/media/recording.logic.ts';
import { done, feedback, review, stage } from '../../kit/media/recording.styles.ts';
import { RecordedLength } from '../../kit/media/recording-stage.tsx';
import { recordingTexts } from '../../kit/media/recording-texts.ts';
import type { PlayableRecording } from '../../kit/media/use-recordings.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { nameDone } from './announce-recording.logic.ts';
import { typedAnswer } from './interview.styles.ts';

interface RecordedAnswerProps {
  answer: Answer;
  /** Undefined after a simulation. */
  recording: PlayableRecording | undefined;
  /** The fault of the recording; empty if there was none. */
  notice: string;
  /** Whether the answer is to the last question. */
  isLast: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The answer just given: to play back, with feedback. */
export function RecordedAnswer(props: RecordedAnswerProps) {
  const { answer, recording, notice, isLast, headingRef } = props;
  const metrics = measureAnswer(answer);
  return (
    <div className={stage}>
      <Heading level={4} ref={headingRef} className={done} tabIndex={-1}>
        <Icon icon={CircleCheck} size={22} />
        {nameDone(answer)}
      </Heading>
      {notice && <Note text={notice} />}
      <div className={review}>
        {recording && <AnswerPlayer recording={recording} label="Your answer" />}
        {answer.mode === 'typed' && <p className={typedAnswer}>{answer.transcript}</p>}
        <div className={feedback}>
          <Heading level={5}>Feedback</Heading>
          {recording && !metrics.isTooShort && <p>Good, you have answered aloud.</p>}
          <p>{feedbackMessage}</p>
          {describeAnswer(answer).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {metrics.lengthSeconds !== null && <RecordedLength durationMs={answer.durationMs} />}
          {answer.mode === 'real' && answer.transcript === null && (
            <p className={smallText}>{recordingTexts.noPace}</p>
          )}
        </div>
      </div>
      {isLast && <p>That was the last question. Your summary comes next.</p>}
    </div>
  );
}
