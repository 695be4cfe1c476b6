import { smallText } from '../core/card.styles.ts';
import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { formatDay } from '../rules/calendar-day.ts';

interface Counted {
  /** The counted thing. */
  qualifier?: string;
  /** YYYY-MM-DD. */
  asOf: string;
  /** Set while its basis is to be confirmed. */
  open?: unknown;
}

/** The definition of advertised figures, until when they count, and whether they are confirmed. */
export function HowCounted({ figures }: { figures: readonly (Counted & { label: string })[] }) {
  const [first] = figures;
  return (
    <details>
      <summary>
        How counted
        <span className={visuallyHidden}>: {figures.map(({ label }) => label).join(', ')}</span>
      </summary>
      {figures.map(
        ({ label, qualifier }) =>
          qualifier && (
            <p key={label} className={smallText}>
              {figures.length > 1 && <strong>{label}: </strong>}
              {qualifier}
            </p>
          ),
      )}
      {first && (
        <p className={smallText}>
          Our own figures up to {formatDay(first.asOf)}
          {first.open ? ', their basis to be confirmed.' : '.'}
        </p>
      )}
    </details>
  );
}
