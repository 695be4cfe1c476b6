import { useRef, useState } from 'react';
import type {
  WholeInterview as InterviewContent,
  WholeCountry,
} from '../content/interview/whole-types.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { useHost } from '../kit/element/host.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { PracticeContent } from '../kit/tools/practice-content.tsx';
import { useTask } from '../kit/tools/use-task.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { loadContent } from './load-content.ts';
import { QuestionPanel } from './question-panel.tsx';
import { Report } from './report.tsx';
import { drawQuestions, type RUN_LENGTHS, readOwnQuestions } from './run.logic.ts';
import { SetupPanel } from './setup-panel.tsx';
import { useKept } from './use-kept.ts';
import { useWholeRun } from './use-whole-run.ts';
import type { api } from './whole-interview.api.ts';

type Interviews = readonly InterviewContent[];

/** A whole interview: set up, asked, and read again. */
export function WholeInterview(props: PropsOf<typeof api>) {
  return (
    <PracticeContent subject="A whole interview" isHidden={props.hidden} load={loadContent}>
      {({ wholeInterviews }) => <Steps {...props} interviews={wholeInterviews} />}
    </PracticeContent>
  );
}

function Steps(props: PropsOf<typeof api> & { interviews: Interviews }) {
  const { interviews, country: chosen, media, hidden, storagePrefix } = props;
  const host = useHost();
  const [length, setLength] = useState<(typeof RUN_LENGTHS)[number]>(10);
  const [readsAloud, setReadsAloud] = useState(false);
  const kept = useKept(storagePrefix);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(headingRef);
  const session = useWholeRun({ media, isHidden: hidden, onStep: () => focusHeading() });
  const { run } = session;
  useTask(!!run && run.stage !== 'report' && !hidden);
  const country = run?.country ?? chosen;
  const interview = interviews.find((each) => each.country === country);
  if (!interview) return null;

  const choose = (next: WholeCountry) => {
    host.setAttribute('country', next);
    host.dispatchEvent(new CustomEvent('change'));
  };
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
    // Straight in the root, a form would be narrow.
    return (
      <div>
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
      </div>
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
