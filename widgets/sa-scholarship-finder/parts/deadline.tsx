import CalendarX from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import { useState } from 'react';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { closedLabel, isClosed } from '../scholarship-finder.logic.ts';
import { closed } from '../scholarship-finder.styles.ts';

/** A deadline in its provider's words, and whether it is over. Shown after a search only. */
export function Deadline({ of: scholarship }: { of: Scholarship }) {
  const [now] = useState(() => new Date());
  const { deadline, extension } = scholarship;
  return (
    <dd>
      {deadline}
      {isClosed(scholarship, now) && (
        <span className={closed}>
          <Icon of={CalendarX} size={16} />
          <span>
            {closedLabel}
            {extension.replacedBy && `; replaced by ${extension.replacedBy}`}
          </span>
        </span>
      )}
    </dd>
  );
}
