import { useEffect, useState } from 'react';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { loadingState } from './tools-catalogue.styles.ts';

/** Delay before the message that something may be wrong. */
const PATIENCE_MS = 8000;

interface ToolLoadingStateProps {
  name: string;
  /** Tag of the awaited element, which replaces this once its code has arrived. */
  component: string;
  retry(): void;
}

/** Fallback inside a tool's tag until its code has arrived. */
export function ToolLoadingState({ name, component, retry }: ToolLoadingStateProps) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (customElements.get(component)) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [component]);

  return (
    <div className={isLate ? loadingState : undefined}>
      <p role="status" className={isLate ? undefined : visuallyHidden}>
        {isLate
          ? `The ${name} has not arrived. Check your connection and try again, or reload the page.`
          : `Loading the ${name}\u2026`}
      </p>
      {!isLate && <FormSkeleton />}
      {isLate && (
        <button type="button" className={secondary} onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
