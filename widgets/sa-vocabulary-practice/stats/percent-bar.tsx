import { percentBar } from '../vocabulary-practice.styles.ts';

/** A percentage as a bar, to go beside the number. */
export function PercentBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={percentBar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width="100%" height="12" aria-hidden="true">
        <rect width={`${percent}%`} height="12" rx="6" />
      </svg>
    </div>
  );
}
