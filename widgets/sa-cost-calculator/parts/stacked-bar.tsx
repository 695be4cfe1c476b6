import { segment } from '../cost-calculator.styles.ts';
import type { BarSegment } from '../stacked-bar.logic.ts';
import { costColours } from './cost-colours.ts';

interface StackedBarProps {
  segments: readonly BarSegment[];
  isUpright?: boolean;
}

/** The lines of a plan as parts of a bar that fills its box. Decorative: the figures are beside it. */
export function StackedBar({ segments, isUpright = false }: StackedBarProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {segments.map(({ key, start, percent }) => (
        <rect
          key={key}
          className={segment}
          {...(isUpright ? { y: start, width: 100 } : { x: start, width: percent })}
          height={isUpright ? percent : 100}
          fill={costColours[key]}
        />
      ))}
    </svg>
  );
}
