import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import { findQuestion, timeLeftMs } from '../interview.logic.ts';
import { announceRecording } from '../recording-clock.logic.ts';
import { CompleteCard } from './complete-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useClock } from './use-clock.ts';
import { type InterviewOptions, useInterview } from './use-interview.ts';

interface InterviewRoomProps extends InterviewOptions {
  siteBase: string;
}

/** An interview from its first question on. */
export function InterviewRoom({ siteBase, ...options }: InterviewRoomProps) {
  const session = useInterview(options);
  const { interview } = session;
  const { phase, position } = interview;
  const question = findQuestion(interview);
  const nowMs = useClock(phase === 'recording');
  const leftMs = timeLeftMs(interview, nowMs);
  // A recording that starts brings up nothing to go to.
  const place = phase === 'recording' ? 'question' : phase;
  const arrivalRef = useArrivalFocus(place, position, { isArrival: true });
  return (
    <>
      <p className={visuallyHidden} role="status">
        {announceRecording(interview, leftMs)}
      </p>
      {question && (
        <InterviewCard
          session={session}
          question={question}
          leftMs={leftMs}
          arrivalRef={arrivalRef}
        />
      )}
      {phase === 'complete' && (
        <CompleteCard session={session} headingRef={arrivalRef} siteBase={siteBase} />
      )}
    </>
  );
}
