import Download from 'lucide/dist/esm/icons/download.mjs';
import { useState } from 'react';
import { brand } from '../../content/brand.ts';
import {
  comparisonNote,
  formatNote,
  interpretationNote,
  trademarkNote,
} from '../../content/toefl/notes.ts';
import { importAgain } from '../../kit/element/import-again.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { card, muted } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { buildReport } from '../report.logic.ts';
import { currentAttempt, type Exam } from '../toefl-mock-exam.logic.ts';
import { alarm, buttonRow, notes } from '../toefl-mock-exam.styles.ts';
import { gauges as gaugeRow, reportHead } from './report.styles.ts';
import { RingGauge } from './ring-gauge.tsx';

const reportNotes = [comparisonNote, interpretationNote, formatNote].map(({ text }) => text);

export const loadSaveReport = () => import('./save-report.ts');

interface ScoreReportProps {
  exam: Exam;
  testTitle: string;
  siteBase: string;
  /** Take Another Test. */
  reset(): void;
}

/** The scores of a test with what they mean, to look at and to keep as a picture. */
export function ScoreReport({ exam, testTitle, siteBase, reset }: ScoreReportProps) {
  const [message, setMessage] = useState('');
  const { results } = currentAttempt(exam);
  const takenOn = formatTime(Object.values(results).map(({ submittedAtMs }) => submittedAtMs));
  const report = buildReport({
    results,
    testTitle,
    takenOn,
    issuer: brand.name,
    notes: [...reportNotes, trademarkNote],
  });
  const download = async () => {
    try {
      const { saveReport } = await importAgain(loadSaveReport);
      await saveReport(report);
      setMessage('The picture of your report is in your downloads.');
    } catch {
      setMessage('The picture could not be made. Try again, or take a screenshot.');
    }
  };
  return (
    <section className={card} part="report" aria-labelledby="report">
      <div className={reportHead}>
        <h3 id="report" tabIndex={-1}>
          {report.title}
        </h3>
        <p className={muted}>
          {testTitle}, {takenOn}
        </p>
      </div>
      <ul className={gaugeRow}>
        {report.gauges.map((gauge) => (
          <RingGauge key={gauge.label} of={gauge} />
        ))}
      </ul>
      {report.overall && <p>{report.overall}</p>}
      <div>
        <h4>Score Interpretation</h4>
        <ul>
          {report.levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ul>
      </div>
      <p>
        Scores that universities ask for differ.{' '}
        <SiteLink path="/contact#consultation" siteBase={siteBase}>
          Ask a consultant what yours expect
        </SiteLink>
      </p>
      <div className={buttonRow}>
        <button type="button" className={primary} part="button" onClick={download}>
          <Icon of={Download} />
          Download Score Report
        </button>
        <button type="button" className={secondary} part="button" onClick={reset}>
          Take Another Test
        </button>
      </div>
      <p role="status" className={message ? alarm : undefined}>
        {message}
      </p>
      <div className={notes}>
        {report.notes.map((note) => (
          <Note key={note} text={note} />
        ))}
      </div>
    </section>
  );
}

/** The day of the last of these moments, as the visitor counts days. */
function formatTime(moments: readonly number[]): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(Math.max(...moments)).toLocaleDateString('en-GB', day);
}
