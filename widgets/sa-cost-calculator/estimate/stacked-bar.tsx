import { segment } from '../cost-calculator.styles.ts';
import { type BarSegment, COST_COLOURS } from './stacked-bar.logic.ts';

/** The lines of a plan as parts of a full-size bar. Decorative: the figures are beside it. */
export function StackedBar({ segments }: { segments: readonly BarSegment[] }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {segments.map(({ key, start, percent }) => (
        <rect
          key={key}
          className={segment}
          x={start}
          width={percent}
          height={100}
          fill={COST_COLOURS[key]}
        />
      ))}
    </svg>
  );
}
