import type { RefObject } from 'react';
import { listeningNote } from '../../content/toefl/notes.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { card } from '../../kit/core/card.styles.ts';
import { HIGHEST_SCORE, type ScoredSection } from '../../kit/exam/scoring.logic.ts';
import { Screen } from '../../kit/exam/screen.tsx';
import {
  isScored,
  type Rating,
  SECTION_LABELS,
  type SectionName,
} from '../../kit/exam/sections.logic.ts';
import type { RecordingsById } from '../../kit/media/use-recordings.ts';
import { Note } from '../../kit/ui/note.tsx';
import { AudioItem } from '../questions/audio-item.tsx';
import { Passage } from '../questions/passage.tsx';
import { QuestionSection } from '../questions/question-section.tsx';
import { SpeakingView } from '../speaking/speaking-view.tsx';
import { WritingView } from '../writing/writing-view.tsx';
import {
  answerQuestion,
  choosePrompt,
  currentAttempt,
  type Exam,
  goToNextTask,
  goToPreviousTask,
  isLastTask,
  leaveSection,
  listQuestions,
  rateAnswer,
  type SectionResult,
  setUntimed,
  submitAnswers,
  writeEssay,
} from './exam.logic.ts';
import type { ExamUpdate } from './use-exam.ts';

interface SectionViewProps {
  section: SectionName;
  sections: TestSections;
  exam: Exam;
  isSimulated: boolean;
  recordings: RecordingsById;
  headingRef: RefObject<HTMLHeadingElement | null>;
  keepRecording(taskId: string, blob: Blob, isSimulated: boolean): void;
  update(change: ExamUpdate): void;
  /** Updates the exam and leaves the section, which is done. */
  complete(change: ExamUpdate): void;
  /** Leaves the section, to be continued. */
  back(): void;
}

/** The section that is open. */
export function SectionView(props: SectionViewProps) {
  const { section, sections, exam, headingRef, back } = props;
  const label = SECTION_LABELS[section];
  const result = isScored(section) ? currentAttempt(exam).results[section] : undefined;
  return (
    <Screen
      heading={result ? `${label}: review` : `${label} Section`}
      headingRef={headingRef}
      {...(result && { intro: describeReview(result) })}
      back={{ label: 'Back to Sections', go: back }}
      isTask={!result && sections[section].length > 0}
    >
      {sections[section].length === 0 ? (
        <p className={card}>This section has no content yet. Practice Test 1 is complete.</p>
      ) : isScored(section) ? (
        <>
          <ScoredPanel {...props} section={section} />
          {!result && section === 'listening' && <Note text={listeningNote} />}
        </>
      ) : section === 'speaking' ? (
        <SpeakingPanel {...props} />
      ) : (
        <WritingPanel {...props} />
      )}
    </Screen>
  );
}

function ScoredPanel(props: SectionViewProps & { section: ScoredSection }) {
  const { section, sections, exam, isSimulated, update, complete } = props;
  const { answers, results, countdowns } = currentAttempt(exam);
  const shared = {
    questions: listQuestions(section, sections),
    answers,
    isReview: results[section] !== undefined,
    countdown: countdowns[section],
    setUntimed: switchClockBy(update),
    choose: (questionId: string, option: number) =>
      update((now) => answerQuestion(now, questionId, option)),
    submit: () => complete((now, nowMs) => submitAnswers(now, sections, nowMs)),
  };
  return section === 'reading' ? (
    <QuestionSection
      {...shared}
      materials={sections.reading}
      unit="Passage"
      renderMaterial={(passage) => <Passage passage={passage} />}
    />
  ) : (
    <QuestionSection
      {...shared}
      materials={sections.listening}
      unit="Recording"
      renderMaterial={(item) => (
        <AudioItem item={item} isSimulated={isSimulated} isReview={shared.isReview} />
      )}
    />
  );
}

function SpeakingPanel(props: SectionViewProps) {
  const { sections, exam, isSimulated, recordings, keepRecording, update, complete } = props;
  const tasks = sections.speaking;
  const proceed = isLastTask(exam, tasks.length) ? complete : update;
  return (
    <SpeakingView
      tasks={tasks}
      taskIndex={currentAttempt(exam).taskIndex}
      phase={exam.phase}
      isSimulated={isSimulated}
      recordings={recordings}
      ratings={currentAttempt(exam).ratings}
      rate={rateBy(update)}
      keepRecording={keepRecording}
      changePhase={(change) =>
        update((now, nowMs) => ({ ...now, phase: change(now.phase, nowMs) }))
      }
      goToPrevious={() => update((now) => goToPreviousTask(now, tasks.length))}
      goToNext={() => proceed((now, nowMs) => goToNextTask(now, tasks.length, nowMs))}
    />
  );
}

function WritingPanel({ sections, exam, update, complete }: SectionViewProps) {
  const { essays, ratings, promptIndex, countdowns } = currentAttempt(exam);
  return (
    <WritingView
      prompts={sections.writing}
      promptIndex={promptIndex}
      essays={essays}
      countdown={countdowns.writing}
      setUntimed={switchClockBy(update)}
      ratings={ratings}
      rate={rateBy(update)}
      choosePrompt={(index) => update((now) => choosePrompt(now, index))}
      write={(promptId, text) => update((now) => writeEssay(now, promptId, text))}
      submit={() => complete(leaveSection)}
    />
  );
}

const switchClockBy = (update: SectionViewProps['update']) => (isUntimed: boolean) =>
  update((now, nowMs) => setUntimed(now, isUntimed, nowMs));

const rateBy = (update: SectionViewProps['update']) => (key: string, rating: Rating) =>
  update((now) => rateAnswer(now, key, rating));

function describeReview({ correct, total, score }: SectionResult): string {
  return `${correct} of ${total} correct, a score of ${score} out of ${HIGHEST_SCORE}. Each question shows the right answer and the reason for it.`;
}
