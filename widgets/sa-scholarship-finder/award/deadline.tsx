import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { isClosed } from '../scholarship-finder.logic.ts';

/** A deadline in its provider's words, and whether it is over. Only shown after a search. */
export function Deadline({ scholarship }: { scholarship: Scholarship }) {
  const now = useNow();
  return (
    <dd data-over={String(isClosed(scholarship, now))}>
      {scholarship.deadline}
      {isClosed(scholarship, now) && <span className={mutedText}> (closed)</span>}
    </dd>
  );
}
