import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { RefObject } from 'react';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';
import { useTask } from '../../kit/tools/use-task.ts';
import { badge, badges, bar, stage } from '../../kit/tools/word-card.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import { empty, narrow } from '../vocabulary-practice.styles.ts';
import { isFinished, type Quiz } from './quiz.logic.ts';
import { optionList, quiet, verdict } from './quiz.styles.ts';
import type { QuizQuestion } from './quiz-questions.logic.ts';
import { QuizResults } from './quiz-results.tsx';
import { useQuiz } from './use-quiz.ts';

interface QuizPanelProps {
  progress: VocabularyProgress;
  /** Finds the heading of a question, of the results or of the empty state. */
  stepRef: RefObject<HTMLElement | null>;
  leave(): void;
  restart(): void;
}

/** A question, the results after the last one, or why there is nothing to ask. */
export function QuizPanel({ progress, stepRef, leave, restart }: QuizPanelProps) {
  const { quiz, answer } = useQuiz(progress, useFocusAfter(stepRef));
  useTask(quiz.questions.length > 0 && !isFinished(quiz));
  if (quiz.questions.length === 0) return <NothingToAsk leave={leave} />;
  if (isFinished(quiz)) return <QuizResults quiz={quiz} leave={leave} restart={restart} />;
  return (
    <div className={`${stage} ${narrow}`} data-task>
      <Question quiz={quiz} answer={answer} />
      <button type="button" className={`${secondary} ${quiet}`} part="button" onClick={leave}>
        Cancel Quiz
      </button>
    </div>
  );
}

interface QuestionProps {
  quiz: Quiz;
  answer(option: string): void;
}

function Question({ quiz: { questions, answers, position }, answer }: QuestionProps) {
  const question = questions[position];
  const given = answers[position];
  if (!question) return null;
  return (
    <>
      <div className={bar}>
        <Heading level={3} data-focus tabIndex={-1}>
          Question {position + 1} of {questions.length}
        </Heading>
        <p className={badges}>
          <span className={badge}>
            {position + 1}/{questions.length}
          </span>
          <span className={badge}>{question.word.level}</span>
        </p>
      </div>
      <Options question={question} given={given} answer={answer} />
      <p role="status" className={verdict}>
        {given !== undefined && describeAnswer(question, given)}
      </p>
    </>
  );
}

interface OptionsProps {
  question: QuizQuestion;
  /** The visitor's answer, once there is one. */
  given: string | undefined;
  answer(option: string): void;
}

/** Locked options stay in the tab order, because one of them has the focus. */
function Options({ question, given, answer }: OptionsProps) {
  return (
    <fieldset className={optionList}>
      <legend {...untranslated}>{question.question}</legend>
      {question.options.map((option) => {
        const mark = markOf(question, given, option);
        return (
          <button
            key={option}
            type="button"
            part="button"
            aria-disabled={given !== undefined}
            data-mark={mark}
            onClick={() => answer(option)}
          >
            <span {...untranslated}>{option}</span>
            {mark && (
              <span>
                {mark === 'right' ? 'Right' : 'Wrong'}
                <Icon icon={mark === 'right' ? Check : X} />
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function markOf({ correctAnswer }: QuizQuestion, answer: string | undefined, option: string) {
  if (answer === undefined) return undefined;
  if (option === correctAnswer) return 'right';
  return option === answer ? 'wrong' : undefined;
}

const describeAnswer = ({ correctAnswer }: QuizQuestion, answer: string) =>
  answer === correctAnswer ? 'That is right.' : `The right answer is: ${correctAnswer}.`;

function NothingToAsk({ leave }: { leave(): void }) {
  return (
    <div className={empty}>
      <Heading level={3} data-focus tabIndex={-1}>
        You need to learn some words first before taking a quiz.
      </Heading>
      <button type="button" className={primary} part="button" onClick={leave}>
        Back to Study
      </button>
    </div>
  );
}
