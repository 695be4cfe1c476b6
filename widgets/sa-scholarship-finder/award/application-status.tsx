import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CalendarX from 'lucide/dist/esm/icons/calendar-x-2.mjs';
import type { ApplicationWindow, Scholarship } from '../../content/scholarships/scholarship.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { useNow } from '../../kit/ui/use-now.ts';
import { status as statusStyle, strip } from '../scholarship-finder.styles.ts';
import { describeStatus, listStripMonths } from './application-window.logic.ts';

/** Whether an award takes applications, or when it next does, with its source. Only shown after a search. */
export function ApplicationStatus({ scholarship }: { scholarship: Scholarship }) {
  const now = useNow();
  const status = describeStatus(scholarship, now);
  const { window } = scholarship.extension;
  if (!status) return null;
  return (
    <div className={statusStyle} data-window={status.state}>
      <p>
        <Icon icon={status.state === 'closed' ? CalendarX : CalendarDays} />
        {status.text}
      </p>
      {status.detail && <p className={smallText}>{status.detail}</p>}
      {window && <WindowStrip window={window} now={now} />}
      {window && <SourceLine fact={window} />}
    </div>
  );
}

/** Width of a month, of 240 for all. */
const MONTH_WIDTH = 20;

/** A year from now on, month by month; the status beside it has the same content. */
function WindowStrip({ window, now }: { window: ApplicationWindow; now: Date }) {
  return (
    <svg className={strip} viewBox="0 0 240 34" aria-hidden="true">
      {listStripMonths(window, now).map(({ name, isOpen, isNextOpening }, index) => {
        const x = index * MONTH_WIDTH;
        return (
          <g key={name} data-open={String(isOpen)}>
            {isNextOpening && <path d={`M${x + 5} 0h10l-5 6z`} />}
            <rect x={x + 1} y="8" width={MONTH_WIDTH - 2} height="11" rx="2" />
            <text x={x + MONTH_WIDTH / 2} y="32">
              {name[0]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
