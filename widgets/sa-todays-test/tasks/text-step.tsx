import type { RefObject } from 'react';
import { untranslated } from '../../kit/core/untranslated.ts';
import { materialBox, paragraphs, questionList } from '../../kit/exam/questions.styles.ts';
import { twoColumns } from '../../kit/exam/section.styles.ts';
import { textPanel } from '../todays-test.styles.ts';
import { QuestionList } from './question-list.tsx';
import type { StepProps } from './step.ts';

interface TextStepProps extends StepProps<'daily' | 'academic'> {
  textRef: RefObject<HTMLElement | null>;
  questionsRef: RefObject<HTMLDivElement | null>;
}

/** A text beside its questions; on phones above them, one press apart. */
export function TextStep({ textRef, questionsRef, ...props }: TextStepProps) {
  const { title } = props.step.item;
  return (
    <div className={twoColumns}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={textRef} className={materialBox} aria-label={title} tabIndex={0}>
        <Paragraphs {...props} />
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: each question is a set of fields */}
      <div
        ref={questionsRef}
        className={questionList}
        role="group"
        aria-label="Questions"
        tabIndex={-1}
      >
        <QuestionList {...props} />
      </div>
    </div>
  );
}

/** The questions name the paragraphs of a passage by number. */
export function Paragraphs({ step: { task, item } }: Pick<TextStepProps, 'step'>) {
  const texts = item.text.split('\n\n');
  return task === 'academic' ? (
    <ol className={paragraphs} {...untranslated}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  ) : (
    <div className={textPanel} {...untranslated}>
      {texts.map((text) => (
        <p key={text}>
          {text.split('\n').map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
