import Check from 'lucide/dist/esm/icons/check.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { mutedText } from '../core/card.styles.ts';
import { Heading } from '../core/heading.tsx';
import { untranslated } from '../core/untranslated.ts';
import { Icon } from '../ui/icon.tsx';
import { option, questionBox, verdict } from './questions.styles.ts';
import type { ReviewedQuestion } from './scoring.logic.ts';

/** A submitted question: the chosen answer, the right one, and the reason. */
export function QuestionReview({ entry, number }: { entry: ReviewedQuestion; number: number }) {
  const { question, chosen, isCorrect } = entry;
  const missed = chosen === null ? 'Not answered' : 'Wrong';
  return (
    <div className={questionBox}>
      <Heading level={3} {...untranslated}>
        {number}. {question.question}
      </Heading>
      <p className={verdict} data-right={isCorrect}>
        <Icon icon={isCorrect ? Check : X} />
        {isCorrect ? 'Right' : missed}
      </p>
      <ul>
        {question.options.map((text, index) => (
          <li key={text} className={option} data-right={index === question.answer}>
            <span {...untranslated}>{text}</span>
            <Mark isChosen={index === chosen} isRight={index === question.answer} />
          </li>
        ))}
      </ul>
      <p className={mutedText}>{question.explanation}</p>
    </div>
  );
}

function Mark({ isChosen, isRight }: { isChosen: boolean; isRight: boolean }) {
  const words = [isChosen && 'Your answer', isRight && 'Right answer'].filter(Boolean);
  return words.length > 0 && <strong>{words.join(', ')}</strong>;
}
