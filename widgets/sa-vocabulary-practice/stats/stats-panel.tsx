import { words } from '../../content/vocabulary/words.ts';
import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { count } from '../../kit/rules/plural.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';
import { buttons } from '../../kit/tools/word-card.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { listQuizPool, QUIZ_MIN_WORDS } from '../quiz/quiz.logic.ts';
import type { StudySettings } from '../study/study-list.logic.ts';
import { PercentBar } from './percent-bar.tsx';
import { ProgressFile, type ProgressFileProps } from './progress-file.tsx';
import { countProgress } from './stats.logic.ts';
import { counts, overall, panelGrid } from './stats.styles.ts';
import { StudyCalendarCard } from './study-calendar.tsx';
import { StudySettingsForm } from './study-settings-form.tsx';
import { WordList } from './word-list.tsx';

interface StatsPanelProps extends LearningProgressProps, ProgressFileProps {
  settings: StudySettings;
  startBySettings(settings: StudySettings): void;
}

export function StatsPanel(props: StatsPanelProps) {
  return (
    <div className={panelGrid}>
      <LearningProgress {...props} />
      <StudySettingsForm
        key={formatJson(props.settings)}
        settings={props.settings}
        start={props.startBySettings}
      />
      <StudyCalendarCard studyDays={props.studyDays} />
      <ProgressFile {...props} />
      <WordList progress={props.progress} />
    </div>
  );
}

interface PracticeActions {
  startQuiz(): void;
  reviewDifficult(): void;
}

interface LearningProgressProps extends PracticeActions {
  progress: VocabularyProgress;
}

function LearningProgress({ progress, ...actions }: LearningProgressProps) {
  const { percent, learning, reviewing, mastered } = countProgress(words, progress);
  const { dailyStreak, lastStudied } = progress.vocabularyStats;
  return (
    <section className={card} part="card" aria-labelledby="progress">
      <Heading level={3} id="progress">
        Your Learning Progress
      </Heading>
      <div className={overall}>
        <p>
          <strong>{percent}%</strong> of {words.length} words learned or mastered
        </p>
        <PercentBar percent={percent} label="Overall progress" />
      </div>
      <dl className={counts}>
        <Count label="Learning" value={learning} />
        <Count label="Reviewing" value={reviewing} />
        <Count label="Mastered" value={mastered} />
        <Count label="Daily Streak" value={count(dailyStreak, 'day')} />
      </dl>
      <p className={smallText}>
        {lastStudied && `Last studied: ${formatDay(lastStudied)}. `}
        "I Know This" makes a word Learning, and the second time Mastered. A word that was ever
        under review stays counted as Reviewing.
      </p>
      <PracticeButtons
        known={listQuizPool(words, progress).length}
        reviewing={reviewing}
        {...actions}
      />
    </section>
  );
}

function Count({ label, value }: { label: string; value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PracticeButtonsProps extends PracticeActions {
  /** Words that a quiz may ask for. */
  known: number;
  reviewing: number;
}

function PracticeButtons(props: PracticeButtonsProps) {
  const { known, reviewing, startQuiz, reviewDifficult } = props;
  const isTooFew = known < QUIZ_MIN_WORDS;
  return (
    <>
      <div className={buttons}>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={isTooFew}
          aria-describedby={isTooFew ? 'quiz-hint' : undefined}
          onClick={startQuiz}
        >
          Practice Quiz
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={reviewing === 0}
          onClick={reviewDifficult}
        >
          Review Difficult Words ({reviewing})
        </button>
      </div>
      {isTooFew && (
        <p className={smallText} id="quiz-hint">
          The quiz needs {QUIZ_MIN_WORDS} words learned or under review. You have {known}.
        </p>
      )}
    </>
  );
}
