import { secondary } from '../../kit/ui/button-styles.ts';
import { waiting } from '../vocabulary-practice.styles.ts';

interface WaitingProps {
  hasFailed: boolean;
  tryAgain(): void;
}

/** In place of a part that is still to come, or that could not be loaded. */
export function Waiting({ hasFailed, tryAgain }: WaitingProps) {
  return (
    <div className={waiting} aria-busy={!hasFailed}>
      <p role="status">
        {hasFailed
          ? 'This could not be loaded. Check your connection and try again.'
          : 'One moment, this is being loaded.'}
      </p>
      {hasFailed && (
        <button type="button" className={secondary} part="button" onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}
