import { criteria } from '../../content/toefl/today-notes.ts';
import { card } from '../../kit/core/card.styles.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { Essay } from '../../kit/exam/essay.tsx';
import { Rubric } from '../../kit/exam/rubric.tsx';
import { desk } from '../../kit/exam/writing.styles.ts';
import { countWords } from '../../kit/rules/words.ts';
import { textOf } from '../marking/mark.logic.ts';
import { quote, stack, textPanel } from '../todays-test.styles.ts';
import type { StepProps } from './step.ts';

/** About so many words: the test sets no limit. */
const WORDS = { email: 'about 100', discussion: 'at least 100' };

/** An email or a post: the task, the text, and by what to judge it once it is written. */
export function WritingStep(props: StepProps<'email' | 'discussion'>) {
  const { step, run, acts, givenRef } = props;
  const { id, task, item } = step;
  const text = textOf(run.answers, id);
  return (
    <div className={desk}>
      <div className={card}>
        <WritingTask step={step} />
      </div>
      <div className={stack}>
        {run.given.includes(id) ? (
          <>
            <p className={quote} {...untranslated}>
              {text || 'You did not write anything.'}
            </p>
            <Rubric
              heading="Rate your answer"
              headingRef={givenRef}
              id={id}
              criteria={criteria[task]}
              ratings={run.ratings}
              modelAnswer={item.modelAnswer}
              rate={acts.rate}
            />
          </>
        ) : (
          <>
            <Essay
              aria-label={task === 'email' ? 'Your email' : 'Your post'}
              value={text}
              write={(essay) => acts.answer(id, essay)}
            />
            <p>
              Word count: {countWords(text)} ({WORDS[task]})
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The task. */
export function WritingTask({
  step: { task, item },
}: Pick<StepProps<'email' | 'discussion'>, 'step'>) {
  if (task === 'discussion') {
    return (
      <div className={textPanel} {...untranslated}>
        {[item.professor, ...item.posts].map(({ name, text }) => (
          <p key={name} className={quote}>
            <b>{name}</b>
            {text}
          </p>
        ))}
      </div>
    );
  }
  return (
    <div className={textPanel} {...untranslated}>
      <p>{item.situation}</p>
      <p>Your email must:</p>
      <ul>
        {item.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={quote}>
        <b>To: {item.to}</b>
        <b>Subject: {item.subject}</b>
      </p>
    </div>
  );
}
