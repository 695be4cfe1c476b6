import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import type { ReactNode, RefObject } from 'react';
import { interviewCountries, interviewDifficulties } from '../../content/interview/options.ts';
import type { InterviewQuestion } from '../../content/interview/types.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { card, mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { asked, badge, head } from '../../kit/media/interview.styles.ts';
import { subheading } from '../../kit/media/setup.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import type { InterviewSetup } from '../setup/setup.logic.ts';
import { SampleAnswer } from './sample-answer.tsx';

interface InterviewHeadProps {
  setup: InterviewSetup;
  /** Number of the question, from 1. */
  number: number;
  /** How many questions there are. */
  count: number;
  reset(): void;
}

interface InterviewCardProps extends InterviewHeadProps {
  question: InterviewQuestion;
  isSampleShown: boolean;
  /** Put on the question; null while another heading is the current one. */
  headingRef: RefObject<HTMLHeadingElement | null> | null;
  /** The answer, from the recording to the review, with its buttons. */
  children: ReactNode;
}

/** A question with its answer. */
export function InterviewCard(props: InterviewCardProps) {
  const { question, isSampleShown, headingRef, children, ...place } = props;
  return (
    <div className={card} data-task>
      <InterviewHead {...place} />
      <div className={asked}>
        <Icon icon={UserRound} size={48} />
        <div>
          <p className={badge}>{question.category}</p>
          <Heading level={3} ref={headingRef} className={subheading} tabIndex={-1}>
            {question.text}
          </Heading>
          {question.description && <p className={mutedText}>{question.description}</p>}
        </div>
      </div>
      {children}
      <SampleAnswer question={question} isShown={isSampleShown} />
    </div>
  );
}

function InterviewHead({ setup, number, count, reset }: InterviewHeadProps) {
  const country = interviewCountries.find(({ code }) => code === setup.country);
  const difficulty = interviewDifficulties.find(({ value }) => value === setup.difficulty);
  return (
    <div className={head}>
      <strong>
        <Flag country={setup.country} />
        {country?.name}
        <span className={badge}>{difficulty?.shortLabel}</span>
      </strong>
      <p>
        Question {number} of {count}
      </p>
      <button type="button" className={secondary} part="button" onClick={reset}>
        <Icon icon={RotateCcw} size={18} />
        Reset
      </button>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={number / count} height="1" />
      </svg>
    </div>
  );
}
