import type { TestSections } from '../../content/toefl/types.ts';
import { card } from '../../kit/ui/card.ts';
import { labels } from '../report.logic.ts';
import {
  type Exam,
  goToNextTask,
  leaveSection,
  type SectionName,
  submitAnswers,
} from '../toefl-mock-exam.logic.ts';
import { AudioItem } from './audio-item.tsx';
import { Passage } from './passage.tsx';
import { QuestionSection } from './question-section.tsx';
import { Screen } from './screen.tsx';
import { SpeakingView } from './speaking-view.tsx';
import type { Change } from './use-exam.ts';
import type { useTakes } from './use-takes.ts';
import { WritingView } from './writing-view.tsx';

interface SectionViewProps {
  section: SectionName;
  sections: TestSections;
  exam: Exam;
  isSimulated: boolean;
  takes: ReturnType<typeof useTakes>;
  update(change: Change): void;
  /** As update, with the section done. */
  complete(change: Change): void;
}

/** The section that is open. */
export function SectionView(props: SectionViewProps) {
  const { section, sections, exam, isSimulated, takes, update, complete } = props;
  const back = () => update(leaveSection);
  const submit = () => complete((now, nowMs) => submitAnswers(now, sections, nowMs));

  if (sections[section].length === 0) {
    return (
      <Screen heading={`${labels[section]} Section`} back={{ label: 'Back to Sections', go: back }}>
        <p className={card}>This section has no content yet. Practice Test 1 is complete.</p>
      </Screen>
    );
  }
  const shared = { sections, exam, update, back };
  switch (section) {
    case 'reading':
      return (
        <QuestionSection
          {...shared}
          section={section}
          materials={sections.reading}
          unit="Passage"
          submit={submit}
          draw={(passage) => <Passage of={passage} />}
        />
      );
    case 'listening':
      return (
        <QuestionSection
          {...shared}
          section={section}
          materials={sections.listening}
          unit="Recording"
          submit={submit}
          draw={(item, isReview) => (
            <AudioItem of={item} isSimulated={isSimulated} isReview={isReview} />
          )}
        />
      );
    case 'speaking':
      return (
        <SpeakingView
          tasks={sections.speaking}
          exam={exam}
          isSimulated={isSimulated}
          takes={takes}
          update={update}
          finish={() =>
            complete((now, nowMs) => goToNextTask(now, sections.speaking.length, nowMs))
          }
          back={back}
        />
      );
    case 'writing':
      return (
        <WritingView
          prompts={sections.writing}
          exam={exam}
          update={update}
          submit={() => complete(leaveSection)}
          back={back}
        />
      );
  }
}
