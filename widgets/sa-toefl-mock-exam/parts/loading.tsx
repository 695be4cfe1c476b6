import { secondary } from '../../kit/ui/button-styles.ts';
import { card } from '../../kit/ui/card.ts';

/** Instead of a test's content, until it is there. */
export function Loading({ hasFailed, retry }: { hasFailed: boolean; retry(): void }) {
  return (
    <div className={card}>
      <p role="status">
        {hasFailed
          ? 'The test could not be loaded. Check your connection and try again.'
          : 'Loading the test...'}
      </p>
      {hasFailed && (
        <div>
          <button type="button" className={secondary} part="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
