import { visuallyHidden } from '../../kit/ui/visually-hidden.ts';
import { findQuestion, type RecordingMode, timeLeftMs } from '../interview.logic.ts';
import { announceRecording } from '../recording-clock.logic.ts';
import type { InterviewSetup } from '../visa-interview-simulator.logic.ts';
import { CompleteCard } from './complete-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useClock } from './use-clock.ts';
import { useInterview } from './use-interview.ts';

interface SimulatorProps {
  setup: InterviewSetup;
  media: RecordingMode;
  siteBase: string;
  choose(setup: InterviewSetup): void;
}

/** The interview: set up, under way or complete. */
export function Simulator({ setup, media, siteBase, choose }: SimulatorProps) {
  const session = useInterview(media, setup);
  const { interview, wantsVideo, start } = session;
  const question = findQuestion(interview);
  const nowMs = useClock(interview.phase === 'recording');
  const leftMs = timeLeftMs(interview, nowMs);
  const arrivalRef = useArrivalFocus(
    interview.phase === 'recording' ? 'question' : interview.phase,
    interview.position,
  );
  return (
    <>
      <p className={visuallyHidden} role="status">
        {announceRecording(interview, leftMs)}
      </p>
      {interview.phase === 'setup' && (
        <SetupCard
          setup={setup}
          media={media}
          wantsVideo={wantsVideo}
          headingRef={arrivalRef}
          choose={choose}
          start={start}
        />
      )}
      {question && (
        <InterviewCard
          session={session}
          question={question}
          leftMs={leftMs}
          arrivalRef={arrivalRef}
        />
      )}
      {interview.phase === 'complete' && (
        <CompleteCard session={session} headingRef={arrivalRef} siteBase={siteBase} />
      )}
    </>
  );
}
