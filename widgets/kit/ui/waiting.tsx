import { css } from '../element/styles.ts';
import { secondary } from './button-styles.ts';

const box = css`
  display: grid;
  gap: 16px;
  place-content: center;
  justify-items: center;
  width: 100%;
  min-height: 240px;
  padding: 20px;
  text-align: center;
  color: var(--_muted);
  border: 1px dashed var(--_border);
  border-radius: 16px;
`;

interface WaitingProps {
  /** What is being loaded, at the start of a sentence: `The test`. */
  what: string;
  hasFailed: boolean;
  tryAgain(): void;
}

/** In place of a part that is still to come, or that could not be loaded. */
export function Waiting({ what, hasFailed, tryAgain }: WaitingProps) {
  return (
    <div className={box} aria-busy={!hasFailed}>
      <p role="status">
        {hasFailed
          ? `${what} could not be loaded. Check your connection and try again, or reload the page.`
          : `${what} is being loaded.`}
      </p>
      {hasFailed && (
        <button type="button" className={secondary} part="button" onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}
