import type { InterviewQuestion } from '../../content/interview/types.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import { bullets } from '../visa-interview-simulator.styles.ts';
import { quotation, sample } from './interview.styles.ts';

interface SampleAnswerProps {
  question: InterviewQuestion;
  isShown: boolean;
}

/** A sample answer to the question, with tips. */
export function SampleAnswer({ question: { sampleAnswer, tips }, isShown }: SampleAnswerProps) {
  return (
    <div className={sample} id="sample" hidden={!isShown}>
      <div>
        <Heading level={4}>Sample answer</Heading>
        <p className={quotation} {...untranslated}>
          {sampleAnswer}
        </p>
      </div>
      <div>
        <Heading level={4}>Tips</Heading>
        <ul className={bullets}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
