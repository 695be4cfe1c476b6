import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CalendarX from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { useNow } from '../../kit/ui/use-now.ts';
import { status as statusStyle } from '../scholarship-finder.styles.ts';
import { describeStatus } from './application-window.logic.ts';

/** Whether an award takes applications, or when it next does, with its source. Only shown after a search. */
export function ApplicationStatus({ scholarship }: { scholarship: Scholarship }) {
  const status = describeStatus(scholarship, useNow());
  const { window } = scholarship.extension;
  if (!status) return null;
  return (
    <div className={statusStyle} data-window={status.state}>
      <p>
        <Icon icon={status.state === 'closed' ? CalendarX : CalendarDays} />
        {status.text}
      </p>
      {status.detail && <p className={mutedText}>{status.detail}</p>}
      {window && <SourceLine fact={window} />}
    </div>
  );
}
