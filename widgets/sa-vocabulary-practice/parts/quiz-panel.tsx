import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { isFinished, type Quiz } from '../quiz.logic.ts';
import type { QuizQuestion } from '../quiz-questions.logic.ts';
import { bar, empty, narrow, stage } from '../vocabulary-practice.styles.ts';
import { optionList, quiet, verdict } from './quiz.styles.ts';
import { QuizResults } from './quiz-results.tsx';
import type { Practice } from './use-practice.ts';
import { useQuiz } from './use-quiz.ts';
import { badge, badges } from './words.styles.ts';

/** A question, the results after the last one, or why there is nothing to ask. */
export function QuizPanel({ practice }: { practice: Practice }) {
  const { quiz, answer } = useQuiz(practice);
  if (quiz.questions.length === 0) return <NothingToAsk practice={practice} />;
  if (isFinished(quiz)) return <QuizResults practice={practice} quiz={quiz} />;
  return (
    <div className={`${stage} ${narrow}`}>
      <Question quiz={quiz} answer={answer} />
      <button
        type="button"
        className={`${secondary} ${quiet}`}
        part="button"
        onClick={practice.leaveQuiz}
      >
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
        <h3 data-focus tabIndex={-1}>
          Question {position + 1} of {questions.length}
        </h3>
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

/** The options stay in the tab order when they are locked: the focus is on one of them. */
function Options({ question, given, answer }: OptionsProps) {
  return (
    <fieldset className={optionList}>
      <legend>{question.question}</legend>
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
            <span>{option}</span>
            {mark && (
              <span>
                {mark === 'right' ? 'Right' : 'Wrong'}
                <Icon of={mark === 'right' ? Check : X} />
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

function NothingToAsk({ practice }: { practice: Practice }) {
  return (
    <div className={empty}>
      <h3 data-focus tabIndex={-1}>
        You need to learn some words first before taking a quiz.
      </h3>
      <button type="button" className={primary} part="button" onClick={practice.leaveQuiz}>
        Back to Study
      </button>
    </div>
  );
}
