import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { ring } from '../university-matcher.styles.ts';

/** A percentage as a ring with the number inside. */
export function MatchRing({ percent }: { percent: number }) {
  return (
    <p className={ring}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="28" pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <span>{percent}%</span>
      <span className={visuallyHidden}> match</span>
    </p>
  );
}
