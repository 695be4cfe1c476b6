import type { RefObject } from 'react';
import { interviewCountries, interviewDifficulties } from '../../content/interview/options.ts';
import { nextSteps } from '../../content/interview/texts.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { card, muted } from '../../kit/ui/card.ts';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import {
  describeMetrics,
  describeSummary,
  type SummaryLine,
  summariseInterview,
} from '../answer-metrics.logic.ts';
import { bullets, subheading } from '../visa-interview-simulator.styles.ts';
import { AnswerPlayer } from './answer-player.tsx';
import { actions, answers, quotation } from './interview.styles.ts';
import type { InterviewSession } from './use-interview.ts';
import type { AnswerRecording } from './use-recordings.ts';

interface CompleteCardProps {
  session: InterviewSession;
  headingRef: RefObject<HTMLHeadingElement | null>;
  siteBase: string;
}

/** The end of an interview: every answer once more, and what to do next. */
export function CompleteCard({ session, headingRef, siteBase }: CompleteCardProps) {
  const { interview, setup, recordings, reset } = session;
  const summary = summariseInterview(interview);
  const country = interviewCountries.find(({ value }) => value === setup.country);
  const difficulty = interviewDifficulties.find(({ value }) => value === setup.difficulty);
  return (
    <div className={card}>
      <h3 ref={headingRef} className={subheading} tabIndex={-1}>
        Interview Complete
      </h3>
      <p className={muted}>
        {country?.label}, {difficulty?.shortLabel}. {describeSummary(summary)}
      </p>
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
      <h3 className={subheading}>Next steps</h3>
      <ul className={bullets}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={actions}>
        <button type="button" className={primary} part="button" onClick={reset}>
          Start a New Interview
        </button>
        <SiteLink
          className={secondary}
          part="button"
          path="/contact#consultation"
          siteBase={siteBase}
        >
          Practise with a consultant
        </SiteLink>
      </div>
    </div>
  );
}

interface AnswerLineProps {
  line: SummaryLine;
  number: number;
  recording: AnswerRecording | undefined;
}

function AnswerLine({ line: { question, metrics }, number, recording }: AnswerLineProps) {
  return (
    <li>
      <h4>
        {number}. {question.text}
      </h4>
      {recording && (
        <AnswerPlayer recording={recording} label={`Your answer to question ${number}`} />
      )}
      <p className={muted}>{describeMetrics(metrics).join(' ')}</p>
      <details>
        <summary>Sample answer</summary>
        <p className={quotation}>{question.sampleAnswer}</p>
      </details>
    </li>
  );
}
