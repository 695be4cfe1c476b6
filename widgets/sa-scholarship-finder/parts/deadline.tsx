import CalendarX from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import { useState } from 'react';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { CLOSED_LABEL, isClosed } from '../scholarship-finder.logic.ts';
import { closed } from '../scholarship-finder.styles.ts';

/** A deadline in its provider's words, and whether it is over. Only shown after a search. */
export function Deadline({ scholarship }: { scholarship: Scholarship }) {
  const [now] = useState(() => new Date());
  const { deadline, extension } = scholarship;
  return (
    <dd>
      {deadline}
      {isClosed(scholarship, now) && (
        <span className={closed}>
          <Icon icon={CalendarX} size={16} />
          <span>
            {CLOSED_LABEL}
            {extension.replacedBy && `; replaced by ${extension.replacedBy}`}
          </span>
        </span>
      )}
    </dd>
  );
}
