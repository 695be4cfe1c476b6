import type { RefObject } from 'react';
import { interviewCountries, interviewDifficulties } from '../../content/interview/options.ts';
import { nextSteps } from '../../content/interview/texts.ts';
import { card, mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { describeAnswer } from '../../kit/media/answer-metrics.logic.ts';
import { AnswerPlayer } from '../../kit/media/answer-player.tsx';
import { actions, answers } from '../../kit/media/interview.styles.ts';
import { subheading } from '../../kit/media/setup.styles.ts';
import type { PlayableRecording, RecordingsById } from '../../kit/media/use-recordings.ts';
import { Done } from '../../kit/tools/done.tsx';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import type { InterviewSetup } from '../setup/setup.logic.ts';
import { bullets } from '../visa-interview-simulator.styles.ts';
import type { Interview } from './interview.logic.ts';
import { quotation, typedAnswer } from './interview.styles.ts';
import {
  describeReached,
  describeSummary,
  nameReached,
  type SummaryLine,
  summariseInterview,
} from './interview-summary.logic.ts';

interface CompleteCardProps {
  setup: InterviewSetup;
  interview: Interview;
  recordings: RecordingsById;
  headingRef: RefObject<HTMLHeadingElement | null>;
  reset(): void;
}

/** The end of an interview: all answers again, and the next steps. */
export function CompleteCard(props: CompleteCardProps) {
  const { setup, interview, recordings, headingRef, reset } = props;
  const summary = summariseInterview(interview);
  const country = interviewCountries.find(({ code }) => code === setup.country);
  const difficulty = interviewDifficulties.find(({ value }) => value === setup.difficulty);
  return (
    <div className={card}>
      <Heading level={3} ref={headingRef} className={subheading} tabIndex={-1}>
        Interview Complete
      </Heading>
      <p className={mutedText}>
        {country?.name}, {difficulty?.shortLabel}. {describeSummary(summary)}
      </p>
      <Done figure={<p>{nameReached(summary)}</p>} text={describeReached(summary)} />
      <ol className={answers}>
        {summary.lines.map((line, index) => (
          <AnswerLine
            key={line.question.id}
            line={line}
            number={index + 1}
            recording={recordings[line.question.id]}
          />
        ))}
      </ol>
      <Heading level={3} className={subheading}>
        Next steps
      </Heading>
      <ul className={bullets}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={actions}>
        <button type="button" className={primary} part="button" onClick={reset}>
          Start a New Interview
        </button>
        <SiteLink className={secondary} part="button" path="/contact#consultation">
          Practise with a consultant
        </SiteLink>
      </div>
      <NextStep from="visa-interview-simulator" isSecond />
    </div>
  );
}

interface AnswerLineProps {
  line: SummaryLine;
  number: number;
  recording: PlayableRecording | undefined;
}

function AnswerLine({ line: { question, answer }, number, recording }: AnswerLineProps) {
  return (
    <li>
      <Heading level={4}>
        {number}. {question.text}
      </Heading>
      {recording && (
        <AnswerPlayer recording={recording} label={`Your answer to question ${number}`} />
      )}
      {answer.mode === 'typed' && <p className={typedAnswer}>{answer.transcript}</p>}
      <p className={mutedText}>{describeAnswer(answer).join(' ')}</p>
      <details>
        <summary>Sample answer</summary>
        <p className={quotation}>{question.sampleAnswer}</p>
      </details>
    </li>
  );
}
