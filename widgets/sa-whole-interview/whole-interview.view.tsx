import { useRef, useState } from 'react';
import { interviewCountries } from '../content/interview/options.ts';
import type { WholeCountry, WholeInterview } from '../content/interview/whole-types.ts';
import type { RecordingMode } from '../kit/media/recording.logic.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { QuestionPanel } from './question-panel.tsx';
import { Report } from './report.tsx';
import { drawQuestions, type RUN_LENGTHS, readOwnQuestions } from './run.logic.ts';
import { SetupPanel } from './setup-panel.tsx';
import { useKept } from './use-kept.ts';
import { useWholeRun } from './use-whole-run.ts';

interface WholeSideProps {
  interviews: readonly WholeInterview[];
  /** The country that she or the page has chosen for this side; empty for none. */
  chosen: WholeCountry | '';
  choose(country: WholeCountry): void;
  /** The country as the page names it: it may be one that only a whole interview has. */
  named: string;
  /** The country of the practice questions. */
  country: WholeCountry;
  media: RecordingMode;
  isShown: boolean;
  storagePrefix: string;
}

/** The side with its questions, which come in a download of their own. */
export const withInterviews = ({
  wholeInterviews,
}: Readonly<{ wholeInterviews: readonly WholeInterview[] }>) => ({
  Side: (props: Omit<WholeSideProps, 'interviews'>) => (
    <WholeSide {...props} interviews={wholeInterviews} />
  ),
});

/** A whole interview: set up, asked, and read again. */
function WholeSide(props: WholeSideProps) {
  const { interviews, named, chosen, choose, media, isShown, storagePrefix } = props;
  const [length, setLength] = useState<(typeof RUN_LENGTHS)[number]>(10);
  const [readsAloud, setReadsAloud] = useState(false);
  const kept = useKept(storagePrefix);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(headingRef);
  const session = useWholeRun({ media, isShown, onStep: () => focusHeading() });
  const { run } = session;
  const countries = interviews.map(({ country: code, name }) => ({ code, name }));
  const ofPage = findCountry(named, countries)?.code;
  const isOnlyHere = ofPage && !findCountry(ofPage, interviewCountries);
  const country = run?.country ?? (chosen || (isOnlyHere ? ofPage : props.country));
  const interview = interviews.find((each) => each.country === country);
  if (!interview) return null;

  const start = () => {
    const drawn = drawQuestions(interview.questions, kept.lastIds, length, Math.random);
    const ids = interview.questions.map(({ id }) => id);
    const lastIds = [
      ...kept.lastIds.filter((id) => !ids.includes(id)),
      ...drawn.map(({ id }) => id),
    ];
    kept.update(() => ({ lastIds }));
    updatePlan({ country });
    session.begin(country, [...drawn, ...readOwnQuestions(kept.own)], readsAloud);
  };

  if (!run) {
    return (
      <SetupPanel
        interviews={interviews}
        interview={interview}
        kept={kept}
        length={length}
        readsAloud={readsAloud}
        media={media}
        headingRef={headingRef}
        chooseCountry={choose}
        chooseLength={setLength}
        chooseReading={setReadsAloud}
        start={start}
      />
    );
  }
  return run.stage === 'report' ? (
    <Report
      interview={interview}
      run={run}
      facts={kept.facts}
      session={session}
      headingRef={headingRef}
    />
  ) : (
    <QuestionPanel interview={interview} run={run} session={session} headingRef={headingRef} />
  );
}
