import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import {
  type FigureCell,
  type FigureRow,
  listFigures,
  type NewerCell,
} from '../visa-figures.logic.ts';
import { amount, badge, cell, cells, figureCard } from './figures.styles.ts';

const STATUS_LABELS: Record<NewerCell['status'], string> = {
  now: 'Now',
  soon: 'Announced',
  past: 'Earlier',
};
/** The most important status first. */
const STATUS_ORDER: readonly NewerCell['status'][] = ['now', 'soon', 'past'];

interface FiguresProps {
  visa: Visa;
  topic: VisaTopic;
  /** As YYYY-MM-DD. */
  today: string;
}

/** The figures of a tab: today's beside those of our list. */
export function Figures({ visa, topic, today }: FiguresProps) {
  return listFigures(visa, topic, today).map((row) => <Figure key={row.label} row={row} />);
}

function Figure({ row }: { row: FigureRow }) {
  const { label, listed, newer, isUnchanged, note } = row;
  const byUse = STATUS_ORDER.flatMap((wanted) => newer.filter(({ status }) => status === wanted));
  return (
    <section className={figureCard}>
      <Heading level={4}>{label}</Heading>
      <ul className={cells}>
        {byUse.map((figure) => (
          <Cell
            key={figure.when}
            figure={figure}
            kind={figure.status}
            label={
              isUnchanged
                ? `${STATUS_LABELS[figure.status]}, unchanged`
                : STATUS_LABELS[figure.status]
            }
          />
        ))}
        <Cell figure={listed} kind="listed" label="Our list" />
      </ul>
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
      <p>{figure.when}</p>
      {figure.sum && <p>{figure.sum}</p>}
      {kind !== 'listed' && <SourceLine fact={figure} />}
    </li>
  );
}
