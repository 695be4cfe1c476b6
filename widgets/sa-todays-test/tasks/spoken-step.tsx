import { useState } from 'react';
import { materialBox, questionList } from '../../kit/exam/questions.styles.ts';
import { twoColumns } from '../../kit/exam/section.styles.ts';
import { HeardOnce } from './heard-once.tsx';
import { QuestionList } from './question-list.tsx';
import type { StepProps } from './step.ts';

/** Something that is heard, and its questions once it has been. */
export function SpokenStep(
  props: StepProps<'response' | 'conversation' | 'announcement' | 'talk'>,
) {
  const { step, run } = props;
  const [isPlaying, setIsPlaying] = useState(false);
  const isKnown = run.heard.includes(step.id) || run.read.includes(step.id);
  return (
    <div className={twoColumns}>
      <div className={materialBox}>
        <HeardOnce
          {...props}
          id={step.id}
          text={step.task === 'response' ? step.item.prompt : step.item.transcript}
          onPlaying={setIsPlaying}
        />
      </div>
      <div className={questionList}>
        {isKnown && !isPlaying ? (
          <QuestionList {...props} />
        ) : (
          <p>The questions appear after you have listened.</p>
        )}
      </div>
    </div>
  );
}
