import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { isFinished, type Quiz } from '../quiz.logic.ts';
import type { QuizQuestion } from '../quiz-questions.logic.ts';
import {
  badge,
  badges,
  bar,
  empty,
  narrow,
  optionList,
  quiet,
  stage,
  verdict,
} from '../vocabulary-practice.styles.ts';
import { QuizResults } from './quiz-results.tsx';
import type { Practice } from './use-practice.ts';

interface QuizPanelProps {
  practice: Practice;
  quiz: Quiz;
}

/** A question, the results after the last one, or why there is nothing to ask. */
export function QuizPanel({ practice, quiz }: QuizPanelProps) {
  const question = quiz.questions[quiz.position];
  const answer = quiz.answers[quiz.position];
  return (
    <>
      {quiz.questions.length === 0 && <NothingToAsk practice={practice} />}
      {quiz.questions.length > 0 && isFinished(quiz) && (
        <QuizResults practice={practice} quiz={quiz} />
      )}
      {question && (
        <div className={`${stage} ${narrow}`}>
          <div className={bar}>
            <h3 data-focus tabIndex={-1}>
              Question {quiz.position + 1} of {quiz.questions.length}
            </h3>
            <p className={badges}>
              <span className={badge}>
                {quiz.position + 1}/{quiz.questions.length}
              </span>
              <span className={badge}>{question.word.level}</span>
            </p>
          </div>
          <Question practice={practice} question={question} answer={answer} />
          <p role="status" className={verdict}>
            {answer !== undefined && describeAnswer(question, answer)}
          </p>
          <button
            type="button"
            className={`${secondary} ${quiet}`}
            part="button"
            onClick={practice.leaveQuiz}
          >
            Cancel Quiz
          </button>
        </div>
      )}
    </>
  );
}

interface QuestionProps {
  practice: Practice;
  question: QuizQuestion;
  answer: string | undefined;
}

/** The options stay in the tab order when they are locked: the focus is on one of them. */
function Question({ practice, question, answer }: QuestionProps) {
  return (
    <fieldset className={optionList}>
      <legend>{question.question}</legend>
      {question.options.map((option) => {
        const mark = markOf(question, answer, option);
        return (
          <button
            key={option}
            type="button"
            part="button"
            aria-disabled={answer !== undefined}
            data-mark={mark}
            onClick={() => practice.answerQuiz(option)}
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
