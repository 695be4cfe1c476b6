import type { LeadLink } from '../../../worker/contract/leads.ts';
import { describeTopic, nameOf, STATUS_LABELS } from '../labels.ts';
import { plainList, quiet, row } from '../lead-desk.styles.ts';
import { addressOf } from '../shell/route.logic.ts';
import { DayAndTime } from '../ui/day-and-time.tsx';

/** Links to leads, each with its topic and status. */
export function LeadLinks({ leads }: { leads: readonly LeadLink[] }) {
  return (
    <ul className={plainList}>
      {leads.map((lead) => (
        <li key={addressOf(lead)} className={row}>
          <a href={addressOf(lead)}>{`${nameOf(lead)}: ${describeTopic(lead)}`}</a>
          <span className={quiet}>
            {`${STATUS_LABELS[lead.status]}, `}
            <DayAndTime iso={lead.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
