import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { RefObject } from 'react';
import { feedbackMessage, recordingTexts } from '../../content/interview/texts.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { describeMetrics, measureAnswer } from '../answer-metrics.logic.ts';
import { AnswerPlayer } from './answer-player.tsx';
import { done, feedback, review, stage } from './recording.styles.ts';
import type { InterviewSession } from './use-interview.ts';

interface RecordedAnswerProps {
  session: InterviewSession;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** An answer that has just been given: to play back, with feedback. */
export function RecordedAnswer({ session, headingRef }: RecordedAnswerProps) {
  const { interview, recorder, recordings } = session;
  const answer = interview.answers.at(-1);
  if (!answer) return null;
  const recording = recordings[answer.questionId];
  const isLast = interview.position === interview.questions.length - 1;
  return (
    <div className={stage}>
      <h4 ref={headingRef} className={done} tabIndex={-1}>
        <Icon of={CircleCheck} size={22} />
        Recording Complete
      </h4>
      {recorder.notice && <Note text={recorder.notice} />}
      <div className={review}>
        {recording && <AnswerPlayer recording={recording} label="Your answer" />}
        <div className={feedback}>
          <h5>Feedback</h5>
          <p>{feedbackMessage}</p>
          {describeMetrics(measureAnswer(answer)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {answer.mode === 'real' && answer.transcript === null && (
            <p className={small}>{recordingTexts.noPace}</p>
          )}
        </div>
      </div>
      {isLast && <p>That was the last question. Your summary comes next.</p>}
    </div>
  );
}
