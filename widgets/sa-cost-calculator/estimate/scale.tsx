import { type Axis, formatTick } from './axis.logic.ts';
import { scale } from './scale.styles.ts';

/** The amounts along an axis. Decorative: what it measures is beside it as text. */
export function Scale({ axis }: { axis: Axis }) {
  return (
    <div className={scale} aria-hidden="true">
      {axis.ticks.map((tick) => (
        <span key={tick}>{formatTick(tick, axis.rupeesPerUsd)}</span>
      ))}
    </div>
  );
}
