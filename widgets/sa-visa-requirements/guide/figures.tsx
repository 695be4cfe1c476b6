import { exchangeRates } from '../../content/exchange-rates.ts';
import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { amount, badge, bar, cell, cells, figureCard } from './figures.styles.ts';
import {
  type FigureCell,
  type FigureRow,
  listFigures,
  type NewerCell,
} from './visa-figures.logic.ts';

const LABELS_TODAY: Record<NewerCell['status'], string> = {
  now: 'Now',
  soon: 'Announced',
  past: 'Earlier',
};
const LABELS_ANOTHER_DAY: typeof LABELS_TODAY = {
  now: 'On your day',
  soon: 'After that day',
  past: 'Before that day',
};

interface FiguresProps {
  visa: Visa;
  topic: VisaTopic;
  /** The day of the application. */
  day: CalendarDay;
  today: CalendarDay;
}

/** The figures of a tab: those of the day beside those before and after it. */
export function Figures({ visa, topic, day, today }: FiguresProps) {
  const labels = day === today ? LABELS_TODAY : LABELS_ANOTHER_DAY;
  const rows = listFigures(visa, topic, day, today);
  if (!rows.length) return null;
  return (
    <>
      {rows.map((row) => (
        <Figure key={row.label} row={row} labels={labels} />
      ))}
      <p className={smallText}>Rupees at the rate of {formatDay(exchangeRates.asOf)}.</p>
    </>
  );
}

function Figure({ row, labels }: { row: FigureRow; labels: typeof LABELS_TODAY }) {
  const { label, listed, newer, isUnchanged, note, gap } = row;
  const having = (wanted: NewerCell['status']) => newer.filter(({ status }) => status === wanted);
  const past = having('past').reverse();
  const draw = (figure: NewerCell) => (
    <Cell
      key={figure.when}
      figure={figure}
      kind={figure.status}
      label={
        figure.isOld
          ? figure.when
          : isUnchanged
            ? `${labels[figure.status]}, unchanged`
            : labels[figure.status]
      }
    />
  );
  return (
    <section className={figureCard}>
      <Heading level={4}>{label}</Heading>
      <ul className={cells}>
        {[...having('now'), ...having('soon')].map(draw)}
        {listed && <Cell figure={listed} kind="listed" label="Older figure" />}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>{`${labels.past} (${past.length})`}</summary>
          <ul className={cells}>{past.map(draw)}</ul>
        </details>
      )}
      {gap && <p>{gap}</p>}
      {note && <p>{note}</p>}
    </section>
  );
}

interface CellProps {
  figure: FigureCell;
  kind: NewerCell['status'] | 'listed';
  label: string;
}

function Cell({ figure, kind, label }: CellProps) {
  return (
    <li className={cell} data-kind={kind}>
      <span className={badge}>{label}</span>
      <strong className={amount}>{figure.amount}</strong>
      {label !== figure.when && <p>{figure.when}</p>}
      {figure.sum && <p>{figure.sum}</p>}
      {(kind === 'now' || kind === 'soon') && <p>{figure.rupees}</p>}
      {figure.percent > 0 && (
        <div className={bar}>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={figure.percent} height="6" />
          </svg>
        </div>
      )}
      {kind !== 'listed' && <SourceLine fact={figure} />}
    </li>
  );
}
