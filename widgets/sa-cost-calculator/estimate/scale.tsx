import { css } from '../../kit/element/styles.ts';
import { type Axis, formatTick } from './axis.logic.ts';

/** Amounts at equal distances, each centred on its place but for the two ends. */
const scale = css`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: 14px;
  color: var(--_muted);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--_border);
  & > span { display: flex; flex: 0 0 0; justify-content: center; white-space: nowrap; min-width: 0; }
  @container (max-width: 319px) { & > :nth-child(even) { visibility: hidden; } }
  & > :first-child { justify-content: start; }
  & > :last-child { justify-content: end; }
`;

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
