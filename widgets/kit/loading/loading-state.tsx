import { visuallyHidden } from '../core/visually-hidden.styles.ts';
import { css } from '../element/styles.ts';
import { secondary } from '../ui/button.styles.ts';
import { TextSkeleton } from './skeleton.tsx';

const box = css`
  display: grid;
  gap: 16px;
  place-content: center;
  justify-items: center;
  width: 100%;
  min-height: 240px;
  padding: 16px;
  text-align: center;
  color: var(--_muted);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
`;

interface LoadingStateProps {
  /** Subject of the sentence: `The test`. */
  subject: string;
  hasFailed: boolean;
  retry(): void;
}

/** Replaces a part that is still loading, or that failed to load. */
export function LoadingState({ subject, hasFailed, retry }: LoadingStateProps) {
  return (
    <div className={hasFailed ? box : undefined} aria-busy={!hasFailed}>
      <p role="status" className={hasFailed ? undefined : visuallyHidden}>
        {hasFailed
          ? `${subject} could not be loaded. Check your connection and try again, or reload the page.`
          : `${subject} is loading.`}
      </p>
      {!hasFailed && <TextSkeleton />}
      {hasFailed && (
        <button type="button" className={secondary} part="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
