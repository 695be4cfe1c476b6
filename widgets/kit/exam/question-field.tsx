import type { Question } from '../../content/toefl/types.ts';
import { untranslated } from '../core/untranslated.ts';
import { option, questionBox } from './questions.styles.ts';

interface QuestionFieldProps {
  question: Question;
  /** Its number within the section, from 1. */
  number: number;
  /** Index of the chosen option; null without an answer. */
  chosen: number | null;
  choose(option: number): void;
}

/** A question to answer. */
export function QuestionField({ question, number, chosen, choose }: QuestionFieldProps) {
  return (
    <fieldset className={questionBox} {...untranslated}>
      <legend>
        {number}. {question.question}
      </legend>
      {question.options.map((text, index) => (
        <label key={text} className={option}>
          <input
            type="radio"
            name={question.id}
            value={index}
            checked={index === chosen}
            onChange={() => choose(index)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
