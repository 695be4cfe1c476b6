import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { Question, TestSections } from '../../content/toefl/types.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { ChoiceBar } from '../../kit/ui/choice-bar.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { labels } from '../report.logic.ts';
import {
  countAnswered,
  highestScore,
  reviewAnswers,
  type ScoredSection,
} from '../scoring.logic.ts';
import {
  answerQuestion,
  currentAttempt,
  type Exam,
  listQuestions,
} from '../toefl-mock-exam.logic.ts';
import { ClockBar } from './clock-bar.tsx';
import { QuestionField } from './question-field.tsx';
import { QuestionReview } from './question-review.tsx';
import { materialBox, questionList } from './questions.styles.ts';
import { Screen } from './screen.tsx';
import { halves, submitRow } from './section.styles.ts';
import type { Change } from './use-exam.ts';

/** A passage or a recording with its questions. */
export interface Material {
  id: string;
  title: string;
  questions: readonly Question[];
}

interface QuestionSectionProps<M extends Material> {
  section: ScoredSection;
  sections: TestSections;
  /** What is asked about, one after the other. */
  materials: readonly M[];
  /** How the buttons call one of them. */
  unit: string;
  exam: Exam;
  update(change: Change): void;
  submit(): void;
  back(): void;
  /** Draws what is read or heard. */
  draw(material: M, isReview: boolean): ReactNode;
}

/** Reading or Listening: material and questions, and after Submit Answers the review of both. */
export function QuestionSection<M extends Material>(props: QuestionSectionProps<M>) {
  const { section, sections, materials, unit, exam, update, submit, back, draw } = props;
  const [shownId, setShownId] = useState(materials[0]?.id ?? '');
  const place = materials.findIndex(({ id }) => id === shownId);
  const material = materials[place];
  const next = materials[place + 1];
  const box = useRef<HTMLElement>(null);
  if (!material) return null;

  const { answers, countdowns, results } = currentAttempt(exam);
  const questions = listQuestions(section, sections);
  const reviewed = reviewAnswers(questions, answers);
  const result = results[section];
  const countdown = countdowns[section];
  const answered = `${countAnswered(questions, answers)} of ${questions.length} answered`;
  const choices = materials.map(({ id }, index) => ({ id, label: `${unit} ${index + 1}` }));
  return (
    <Screen
      heading={result ? `${labels[section]}: review` : `${labels[section]} Section`}
      {...(result && {
        intro: `${result.correct} of ${result.total} correct, a score of ${result.score} out of ${highestScore}. Each question has the right answer and the reason for it.`,
      })}
      back={{ label: 'Back to Sections', go: back }}
    >
      {materials.length > 1 && (
        <ChoiceBar label={unit} choices={choices} selected={shownId} select={setShownId} />
      )}
      <div className={halves}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section ref={box} className={materialBox} aria-label={material.title} tabIndex={0}>
          <Fragment key={shownId}>{draw(material, Boolean(result))}</Fragment>
        </section>
        <div className={questionList}>
          {reviewed.map((entry, index) => {
            const { question } = entry;
            if (!material.questions.includes(question)) return null;
            return result ? (
              <QuestionReview key={question.id} of={entry} number={index + 1} />
            ) : (
              <QuestionField
                key={question.id}
                question={question}
                number={index + 1}
                chosen={answers[question.id]}
                choose={(option) => update((now) => answerQuestion(now, question.id, option))}
              />
            );
          })}
        </div>
      </div>
      {next && (
        <div>
          <button
            type="button"
            className={secondary}
            part="button"
            onClick={() => {
              setShownId(next.id);
              box.current?.parentElement?.scrollIntoView();
              box.current?.focus({ preventScroll: true });
            }}
          >
            Go to {unit} {place + 2}
            <Icon of={ArrowRight} />
          </button>
        </div>
      )}
      {!result && (
        <div className={submitRow}>
          <p>{answered}. A question without an answer counts as wrong.</p>
          <button type="button" className={primary} part="button" onClick={submit}>
            Submit Answers
          </button>
        </div>
      )}
      {!result && countdown && <ClockBar countdown={countdown}>{answered}</ClockBar>}
    </Screen>
  );
}
