import { secondary } from '../../kit/ui/button-styles.ts';
import { card, small } from '../../kit/ui/card.ts';
import { formatDay } from '../../kit/ui/format-day.ts';
import { listQuizPool, QUIZ_MIN_WORDS } from '../quiz.logic.ts';
import { countProgress } from '../stats.logic.ts';
import { buttons } from '../vocabulary-practice.styles.ts';
import { PercentBar } from './percent-bar.tsx';
import { ProgressFile } from './progress-file.tsx';
import { counts, overall, panelGrid } from './stats.styles.ts';
import { StudyCalendarCard } from './study-calendar.tsx';
import { StudySettingsForm } from './study-settings-form.tsx';
import type { Practice } from './use-practice.ts';

export function StatsPanel({ practice }: { practice: Practice }) {
  return (
    <div className={panelGrid}>
      <LearningProgress practice={practice} />
      <StudySettingsForm
        key={JSON.stringify(practice.settings)}
        settings={practice.settings}
        start={practice.startBySettings}
      />
      <StudyCalendarCard studyDays={practice.studyDays} />
      <ProgressFile practice={practice} />
    </div>
  );
}

function LearningProgress({ practice }: { practice: Practice }) {
  const { words, progress } = practice;
  const { percent, learning, reviewing, mastered } = countProgress(words, progress);
  const { dailyStreak, lastStudied } = progress.vocabularyStats;
  return (
    <section className={card} part="card" aria-labelledby="progress">
      <h3 id="progress">Your Learning Progress</h3>
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
        <Count
          label="Daily Streak"
          value={`${dailyStreak} ${dailyStreak === 1 ? 'day' : 'days'}`}
        />
      </dl>
      <p className={small}>
        {lastStudied && `Last studied: ${formatDay(lastStudied)}. `}
        "I Know This" makes a word Learning, a second time Mastered. A word once put under Reviewing
        stays counted there.
      </p>
      <PracticeButtons practice={practice} reviewing={reviewing} />
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

function PracticeButtons({ practice, reviewing }: { practice: Practice; reviewing: number }) {
  const known = listQuizPool(practice.words, practice.progress).length;
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
          onClick={practice.startQuiz}
        >
          Practice Quiz
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={reviewing === 0}
          onClick={practice.reviewDifficult}
        >
          Review Difficult Words ({reviewing})
        </button>
      </div>
      {isTooFew && (
        <p className={small} id="quiz-hint">
          The quiz opens with {QUIZ_MIN_WORDS} words learned or under review. You have {known}.
        </p>
      )}
    </>
  );
}
