import type { DeskEvent } from '../../../worker/contract/leads.ts';
import { history } from '../lead/lead.styles.ts';
import { quiet } from '../lead-desk.styles.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { Panel } from '../ui/basics.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { describeDeskEvent } from './desk-events.logic.ts';

/** Changes at the desk other than those of leads: actor, action, time. */
export function DeskHistory({ events }: { events: readonly DeskEvent[] }) {
  const desk = useDesk();
  const nameMember = (email: string) =>
    desk.members.find((member) => member.email === email)?.name ?? email;
  return (
    <Panel id="desk-history" heading="History">
      {events.length === 0 && <p className={quiet}>No changes yet.</p>}
      <ol className={history}>
        {events.map((event) => (
          <li key={event.id}>
            {`${memberName(desk, event.actor)} ${describeDeskEvent(event, nameMember)}`}
            <DayAndTime iso={event.createdAt} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
