import { smallText } from '../kit/core/card.styles.ts';
import type { EventStatus } from './application-timeline.logic.ts';
import { criticalSwatch, legend } from './application-timeline.styles.ts';
import { MARK_LABELS, MarkDot } from './step-looks.tsx';

const LEGEND_MARKS: readonly EventStatus[] = ['completed', 'current', 'upcoming'];

/** The meaning of a timeline's marks. */
export function TimelineLegend({ areTicksKept }: { areTicksKept: boolean }) {
  return (
    <div className={legend}>
      <ul aria-label="Key">
        {LEGEND_MARKS.map((mark) => (
          <li key={mark}>
            <MarkDot mark={mark} />
            {MARK_LABELS[mark]}
          </li>
        ))}
        <li>
          <span className={criticalSwatch} />
          Critical Deadline
        </li>
      </ul>
      <p className={smallText}>
        Completed means that the date has passed. Tick Done yourself. Ticks for tests, documents and
        letters count in every plan.{' '}
        {areTicksKept
          ? 'They stay in this browser.'
          : 'This browser does not keep them, so they stay only until you leave this page.'}
      </p>
    </div>
  );
}
