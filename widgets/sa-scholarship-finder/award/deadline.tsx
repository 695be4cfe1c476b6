import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { isClosed } from '../scholarship-finder.logic.ts';
import { describeStatus } from './application-window.logic.ts';

/**
 * A deadline in its provider's words, and whether it is over: of the last round only, where the award is
 * usually open now. Shown only after a search.
 */
export function Deadline({ scholarship }: { scholarship: Scholarship }) {
  const now = useNow();
  const isOver = isClosed(scholarship, now);
  const isOpen = describeStatus(scholarship, now)?.state === 'open';
  return (
    <dd data-over={String(isOver)}>
      {scholarship.deadline}
      {isOver && <span className={mutedText}> {isOpen ? '(last round)' : '(closed)'}</span>}
    </dd>
  );
}
