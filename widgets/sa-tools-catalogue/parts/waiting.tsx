import { useEffect, useState } from 'react';
import { secondary } from '../../kit/ui/button-styles.ts';
import { waiting } from '../tools-catalogue.styles.ts';

/** After this long a visitor is told that something may be wrong. */
const PATIENCE_MS = 8000;

interface WaitingProps {
  name: string;
  /** Tag of the element that is waited for. It shows itself in place of this, once it is there. */
  component: string;
  tryAgain(): void;
}

/** What stands in a tool's tag until its code has arrived. */
export function Waiting({ name, component, tryAgain }: WaitingProps) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (customElements.get(component)) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [component]);

  return (
    <div className={waiting}>
      <p role="status">
        {isLate
          ? `The ${name} has not arrived. Check your connection and try again, or reload the page.`
          : `Loading the ${name}\u2026`}
      </p>
      {isLate && (
        <button type="button" className={secondary} onClick={tryAgain}>
          Try again
        </button>
      )}
    </div>
  );
}
