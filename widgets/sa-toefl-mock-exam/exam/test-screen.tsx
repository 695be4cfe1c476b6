import type { RefObject } from 'react';
import { Screen } from '../../kit/exam/screen.tsx';
import type { SectionName } from '../../kit/exam/sections.logic.ts';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import type { AsyncState } from '../../kit/loading/use-async.ts';
import { type Attempt, hasResult } from './exam.logic.ts';
import type { Content } from './use-content.ts';

interface TestScreenProps {
  title: string;
  attempt: Attempt;
  content: AsyncState<Content>;
  /** Ids of the speaking tasks that have a recording. */
  recordedIds: readonly string[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  reportRef: RefObject<HTMLHeadingElement | null>;
  open(section: SectionName): void;
  back(): void;
  /** Take Another Test. */
  reset(): void;
}

/** The sections of a test to choose from, and its score report once there is a result. */
export function TestScreen(props: TestScreenProps) {
  const { title, attempt, content, recordedIds, headingRef, reportRef, open, back, reset } = props;
  const { loaded, hasFailed, retry } = content;
  return (
    <Screen
      heading={title}
      headingRef={headingRef}
      intro="A clock runs only while its section is open."
      back={{ label: 'Back to Test Selection', go: back }}
    >
      {loaded ? (
        <loaded.SectionChooser
          attempt={attempt}
          sections={loaded.sections}
          recordedIds={recordedIds}
          open={open}
        />
      ) : (
        <LoadingState subject="The test" hasFailed={hasFailed} retry={retry} />
      )}
      {loaded && hasResult(attempt) && (
        <loaded.ScoreReport
          attempt={attempt}
          sections={loaded.sections}
          testTitle={title}
          headingRef={reportRef}
          reset={reset}
        />
      )}
    </Screen>
  );
}
