import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import {
  type FigureCell,
  type FigureRow,
  listFigures,
  type NewerCell,
} from '../visa-figures.logic.ts';
import { amount, badge, cell, cells, figureCard } from './figures.styles.ts';
import { Source } from './source.tsx';

const labels: Record<NewerCell['status'], string> = {
  now: 'Now',
  soon: 'Announced',
  past: 'Earlier',
};
/** What one needs to know first comes first. */
const order: readonly NewerCell['status'][] = ['now', 'soon', 'past'];

interface FiguresProps {
  visa: Visa;
  topic: VisaTopic;
  /** As YYYY-MM-DD. */
  today: string;
}

/** The figures of a tab: what counts today beside what our list says. */
export function Figures({ visa, topic, today }: FiguresProps) {
  return listFigures(visa, topic, today).map((row) => <Figure key={row.label} row={row} />);
}

function Figure({ row }: { row: FigureRow }) {
  const { label, listed, newer, isUnchanged, note } = row;
  const byUse = order.flatMap((wanted) => newer.filter(({ status }) => status === wanted));
  return (
    <section className={figureCard}>
      <h4>{label}</h4>
      <ul className={cells}>
        {byUse.map((figure) => (
          <Cell
            key={figure.when}
            of={figure}
            kind={figure.status}
            label={isUnchanged ? `${labels[figure.status]}, unchanged` : labels[figure.status]}
          />
        ))}
        <Cell of={listed} kind="listed" label="Our list" />
      </ul>
      {note && <p>{note}</p>}
    </section>
  );
}

interface CellProps {
  of: FigureCell;
  kind: NewerCell['status'] | 'listed';
  label: string;
}

function Cell({ of, kind, label }: CellProps) {
  return (
    <li className={cell} data-kind={kind}>
      <span className={badge}>{label}</span>
      <strong className={amount}>{of.amount}</strong>
      <p>{of.when}</p>
      {of.sum && <p>{of.sum}</p>}
      {kind !== 'listed' && <Source of={of} />}
    </li>
  );
}
