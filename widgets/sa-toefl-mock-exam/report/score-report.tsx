import Download from 'lucide/dist/esm/icons/download.mjs';
import { type RefObject, useState } from 'react';
import { brand } from '../../content/brand.ts';
import {
  comparisonNote,
  formatNote,
  interpretationNote,
  trademarkNote,
} from '../../content/toefl/notes.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { card, mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { notes } from '../../kit/exam/screen.styles.ts';
import { alarm, buttonRow } from '../../kit/exam/section.styles.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { formatDay, localDay } from '../../kit/rules/calendar-day.ts';
import { Done } from '../../kit/tools/done.tsx';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import type { Attempt } from '../exam/exam.logic.ts';
import { BandScale } from './band-scale.tsx';
import { MarkRow } from './mark-row.tsx';
import { buildReport, listMarks } from './report.logic.ts';
import { gaugeRow, reportHead } from './report.styles.ts';
import { RingGauge } from './ring-gauge.tsx';

const UNTIMED = 'Practised without the clock, at least in part.';
const reportNotes = [comparisonNote, interpretationNote, formatNote].map(({ text }) => text);

interface ScoreReportProps {
  attempt: Attempt;
  sections: TestSections;
  testTitle: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Take Another Test. */
  reset(): void;
}

/** The scores of a test and their meaning, to read and to download as a picture. */
export function ScoreReport(props: ScoreReportProps) {
  const { attempt, sections, testTitle, headingRef, reset } = props;
  const { results } = attempt;
  const [message, setMessage] = useState('');
  const takenOn = formatLastDay(Object.values(results).map(({ submittedAtMs }) => submittedAtMs));
  const scored = Object.values(results);
  const right = addUp(scored.map(({ correct }) => correct));
  const total = addUp(scored.map((result) => result.total));
  const report = buildReport({
    results,
    testTitle,
    takenOn,
    issuer: brand.name,
    notes: [...(attempt.wasUntimed ? [UNTIMED] : []), ...reportNotes, trademarkNote],
  });
  const download = async () => {
    try {
      const { saveReport } = await import('./save-report.ts');
      await saveReport(report);
      setMessage('The picture of your report is in your downloads.');
    } catch {
      setMessage('The picture could not be made. Try again, or take a screenshot.');
    }
  };
  return (
    <section className={card} part="report" aria-labelledby="report">
      <div className={reportHead}>
        <Heading level={3} ref={headingRef} id="report" tabIndex={-1}>
          {report.title}
        </Heading>
        <p className={mutedText}>
          {testTitle}, {takenOn}
        </p>
      </div>
      <Done
        figure={
          <p>
            {right} of {total} right
          </p>
        }
        text={
          right < total
            ? 'Open a section again to read the reason for every answer: that is where the points are.'
            : 'All of it right: the next step is waiting.'
        }
        isNone={right === 0}
      >
        <NextStep from="toefl-mock-exam" />
      </Done>
      <ul className={gaugeRow}>
        {report.gauges.map((gauge) => (
          <RingGauge key={gauge.label} gauge={gauge} />
        ))}
      </ul>
      <BandScale gauges={report.gauges} />
      {listMarks(attempt, sections).map((marks) => (
        <MarkRow key={marks.label} marks={marks} />
      ))}
      {report.overall && <p>{report.overall}</p>}
      <div>
        <Heading level={4}>Score Interpretation</Heading>
        <ul>
          {report.levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ul>
      </div>
      <p>
        Universities ask for different scores.{' '}
        <SiteLink path="/contact#consultation">Ask a consultant what yours expect</SiteLink>
      </p>
      <div className={buttonRow}>
        <button type="button" className={secondary} part="button" onClick={download}>
          <Icon icon={Download} />
          Download Score Report
        </button>
        <button type="button" className={secondary} part="button" onClick={reset}>
          Take Another Test
        </button>
      </div>
      <p role="status" className={message ? alarm : undefined}>
        {message}
      </p>
      <div>
        <details>
          <summary>About these scores</summary>
          <div className={notes}>
            {report.notes.map((note) => (
              <Note key={note} text={note} />
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

/** The day of the latest moment, in the visitor's time zone. */
function formatLastDay(moments: readonly number[]): string {
  return formatDay(localDay(new Date(Math.max(...moments))));
}
