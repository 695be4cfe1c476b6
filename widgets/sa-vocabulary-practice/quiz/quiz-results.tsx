import { Heading } from '../../kit/core/heading.tsx';
import { Done } from '../../kit/tools/done.tsx';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { buttons } from '../../kit/tools/word-card.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { PercentBar } from '../stats/percent-bar.tsx';
import { narrow } from '../vocabulary-practice.styles.ts';
import { countCorrect, describeScore, type Quiz, scoreQuiz } from './quiz.logic.ts';
import { missed, results } from './quiz.styles.ts';

interface QuizResultsProps {
  quiz: Quiz;
  leave(): void;
  restart(): void;
}

/** The score, a message to go with it, and the questions that went wrong. */
export function QuizResults({ quiz, leave, restart }: QuizResultsProps) {
  const percent = scoreQuiz(quiz);
  const wrong = quiz.questions.filter((question, index) => {
    return quiz.answers[index] !== question.correctAnswer;
  });
  return (
    <div className={`${results} ${narrow}`}>
      <Heading level={3} data-focus tabIndex={-1}>
        Quiz results
      </Heading>
      <Done figure={<p>{percent}%</p>} text={describeScore(percent)} isNone={percent === 0} />
      <PercentBar percent={percent} label="Score" />
      <p>
        {countCorrect(quiz)} of {quiz.questions.length} right
      </p>
      {wrong.length > 0 && (
        <div className={missed}>
          <Heading level={4}>Words to review</Heading>
          <ul>
            {wrong.map(({ id, word, question, correctAnswer }) => (
              <li key={id}>
                <b>{word.word}</b>
                <span>{question}</span>
                <span>Right answer: {correctAnswer}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={buttons}>
        <button type="button" className={secondary} part="button" onClick={leave}>
          Back to Study
        </button>
        <button type="button" className={primary} part="button" onClick={restart}>
          Try Again
        </button>
      </div>
      <NextStep from="vocabulary-practice" isSecond />
    </div>
  );
}
