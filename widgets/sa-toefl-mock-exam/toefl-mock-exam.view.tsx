import { useRef } from 'react';
import { mockTests } from '../content/toefl/tests.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { isScored, type SectionName } from '../kit/exam/sections.logic.ts';
import { useRecordings } from '../kit/media/use-recordings.ts';
import { PracticeSwitch } from '../kit/tools/practice-switch.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import {
  chooseTest,
  createExam,
  currentAttempt,
  isSubmitted,
  leaveSection,
  leaveTest,
  openSection,
} from './exam/exam.logic.ts';
import { shareScores } from './exam/share-scores.ts';
import { TestList } from './exam/test-list.tsx';
import { TestScreen } from './exam/test-screen.tsx';
import { loadSectionView, useContent } from './exam/use-content.ts';
import { type ExamUpdate, useExam } from './exam/use-exam.ts';
import { api } from './toefl-mock-exam.api.ts';

type Side = (typeof api.side.options)[number];
const sides = api.side.options as [Side, Side];

export function ToeflMockExam(props: PropsOf<typeof api>) {
  const { side: openSide, test: preset, media, storagePrefix, plan, syncUrl } = props;
  const host = useHost();
  const isSimulated = media === 'simulated';
  const attributes = { side: openSide, test: preset };
  const { exam, update, side, showSide } = useExam(attributes, syncUrl);
  const content = useContent(exam.testId);
  const { recordings, keep, clear } = useRecordings();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const reportRef = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(headingRef);
  const focusReport = useFocusAfter(reportRef);
  const { testId: test, section } = exam;
  const { loaded } = content;
  const entry = mockTests.find(({ id }) => id === test);

  const goTo = (change: ExamUpdate) => {
    focusHeading();
    update(change);
  };
  const retry = () => {
    focusHeading();
    content.retry();
  };
  const open = (name: SectionName) => {
    if (!loaded || !test) return;
    const { sections } = loaded;
    if (sections[name].length > 0 && !isSubmitted(exam, name)) {
      emit(host, 'started', { test, section: name });
    }
    goTo((now, nowMs) => openSection(now, name, sections, nowMs));
  };
  const complete = (change: ExamUpdate) => {
    const { results } = currentAttempt(update(change));
    shareScores(results);
    const { correct, total, score } = (isScored(section) && results[section]) || UNSCORED;
    if (score === null) focusHeading();
    else focusReport();
    if (test && section) emit(host, 'completed', { test, section, correct, total, score });
  };

  const drawExam = () => {
    if (!entry) {
      const choose = (id: string) => goTo((now, nowMs) => chooseTest(now, id, nowMs));
      return <TestList headingRef={headingRef} choose={choose} />;
    }
    return loaded && section ? (
      <loaded.SectionView
        section={section}
        sections={loaded.sections}
        exam={exam}
        isSimulated={isSimulated}
        recordings={recordings}
        headingRef={headingRef}
        keepRecording={keep}
        update={update}
        complete={complete}
        back={() => goTo(leaveSection)}
      />
    ) : (
      <TestScreen
        title={entry.title}
        attempt={currentAttempt(exam)}
        content={{ ...content, retry }}
        recordedIds={Object.keys(recordings)}
        headingRef={headingRef}
        reportRef={reportRef}
        open={open}
        back={() => goTo(leaveTest)}
        reset={() => {
          clear();
          goTo(createExam);
        }}
      />
    );
  };
  const isExam = side === 'exam';
  return (
    <PracticeSwitch
      label="TOEFL practice"
      sides={sides}
      selected={side}
      select={showSide}
      tag="sa-todays-test"
      exportParts="section,report,input,button"
      attributes={{ media, plan: plan || undefined, 'storage-prefix': storagePrefix || undefined }}
      load={loadSectionView}
    >
      {/* Not hidden but gone, so that voice and microphone stop; the exam is kept above. */}
      {isExam && drawExam()}
    </PracticeSwitch>
  );
}

const UNSCORED = { correct: null, total: null, score: null };
