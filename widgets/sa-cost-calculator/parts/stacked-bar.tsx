import { segment } from '../cost-calculator.styles.ts';
import type { BarSegment } from '../stacked-bar.logic.ts';
import { COST_COLOURS } from './cost-colours.ts';

interface StackedBarProps {
  segments: readonly BarSegment[];
  isUpright?: boolean;
}

/** The lines of a plan as parts of a full-size bar. Decorative: the figures are beside it. */
export function StackedBar({ segments, isUpright = false }: StackedBarProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {segments.map(({ key, start, percent }) => (
        <rect
          key={key}
          className={segment}
          {...(isUpright ? { y: start, width: 100 } : { x: start, width: percent })}
          height={isUpright ? percent : 100}
          fill={COST_COLOURS[key]}
        />
      ))}
    </svg>
  );
}
