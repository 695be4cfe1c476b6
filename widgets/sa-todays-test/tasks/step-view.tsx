import type { RefObject } from 'react';
import { CutStep } from './cut-step.tsx';
import { SentenceStep } from './sentence-step.tsx';
import { SpeakingStep } from './speaking-step.tsx';
import { SpokenStep } from './spoken-step.tsx';
import type { StepProps } from './step.ts';
import { TextStep } from './text-step.tsx';
import { WritingStep } from './writing-step.tsx';

interface StepViewProps extends StepProps {
  textRef: RefObject<HTMLElement | null>;
  questionsRef: RefObject<HTMLDivElement | null>;
}

/** A step by its task. */
export function StepView({ step, ...rest }: StepViewProps) {
  switch (step.task) {
    case 'cut':
      return <CutStep {...rest} step={step} />;
    case 'daily':
    case 'academic':
      return <TextStep {...rest} step={step} />;
    case 'sentence':
      return <SentenceStep {...rest} step={step} />;
    case 'email':
    case 'discussion':
      return <WritingStep {...rest} step={step} />;
    case 'repeat':
    case 'interview':
      return <SpeakingStep {...rest} step={step} />;
    default:
      return <SpokenStep {...rest} step={step} />;
  }
}
