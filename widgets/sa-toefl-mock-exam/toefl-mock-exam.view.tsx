import { useEffect, useRef } from 'react';
import { mockTests } from '../content/toefl/tests.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { Waiting } from '../kit/ui/waiting.tsx';
import { ScoreReport } from './parts/score-report.tsx';
import { Screen } from './parts/screen.tsx';
import { SectionChooser } from './parts/section-chooser.tsx';
import { TestList } from './parts/test-list.tsx';
import { useContent } from './parts/use-content.ts';
import { type Change, useExam } from './parts/use-exam.ts';
import { useTakes } from './parts/use-takes.ts';
import {
  chooseTest,
  createExam,
  currentAttempt,
  hasResult,
  isScored,
  isSubmitted,
  leaveTest,
  openSection,
  type SectionName,
} from './toefl-mock-exam.logic.ts';

interface ToeflMockExamProps {
  test: string;
  media: 'real' | 'simulated';
  syncUrl: boolean;
  siteBase: string;
}

export function ToeflMockExam({ test: preset, media, syncUrl, siteBase }: ToeflMockExamProps) {
  const host = useHost();
  const { exam, update, hasActed } = useExam(preset, syncUrl);
  const { loaded: content, ...loading } = useContent(exam.testId);
  const takes = useTakes();
  const view = useRef<HTMLDivElement>(null);
  const { testId: test, section } = exam;
  const entry = mockTests.find(({ id }) => id === test);
  const isReady = !entry || content !== null;

  // After Submit Answers it is the report that has appeared; elsewhere the heading comes first.
  const landing = useRef('h2');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is what moves the focus
  useEffect(() => {
    if (hasActed.current) view.current?.querySelector<HTMLElement>(landing.current)?.focus();
    landing.current = 'h2';
  }, [test, section, isReady]);

  const open = (name: SectionName) => {
    if (!content || !test) return;
    const { sections } = content;
    if (sections[name].length > 0 && !isSubmitted(exam, name)) {
      emit(host, 'started', { test, section: name });
    }
    update((now, nowMs) => openSection(now, name, sections, nowMs));
  };
  const complete = (change: Change) => {
    const { results } = currentAttempt(update(change));
    const { correct, total, score } = (isScored(section) && results[section]) || unscored;
    if (score !== null) landing.current = '#report';
    if (test && section) emit(host, 'completed', { test, section, correct, total, score });
  };
  const reset = () => {
    takes.clear();
    update(createExam);
  };
  return (
    <div ref={view}>
      {!entry ? (
        <TestList choose={(id) => update((now, nowMs) => chooseTest(now, id, nowMs))} />
      ) : content && section ? (
        <content.SectionView
          section={section}
          sections={content.sections}
          exam={exam}
          isSimulated={media === 'simulated'}
          takes={takes}
          update={update}
          complete={complete}
        />
      ) : (
        <Screen
          heading={entry.title}
          intro="Choose a section. Its clock starts when you open it and waits while you are here."
          back={{ label: 'Back to Test Selection', go: () => update(leaveTest) }}
        >
          {content ? (
            <SectionChooser
              exam={exam}
              sections={content.sections}
              recordedIds={Object.keys(takes.takes)}
              open={open}
            />
          ) : (
            <Waiting what="The test" {...loading} />
          )}
          {hasResult(exam) && (
            <ScoreReport exam={exam} testTitle={entry.title} siteBase={siteBase} reset={reset} />
          )}
        </Screen>
      )}
    </div>
  );
}

const unscored = { correct: null, total: null, score: null };
