import { QuestionField } from '../../kit/exam/question-field.tsx';
import { listQuestions } from '../marking/mark.logic.ts';
import type { StepProps } from './step.ts';

/** The questions of a step, to answer. */
export function QuestionList({ step, run, acts }: Pick<StepProps, 'step' | 'run' | 'acts'>) {
  return listQuestions(step).map((question, index) => {
    const chosen = run.answers[question.id];
    return (
      <QuestionField
        key={question.id}
        question={question}
        number={index + 1}
        chosen={typeof chosen === 'number' ? chosen : null}
        choose={(option) => acts.answer(question.id, option)}
      />
    );
  });
}
