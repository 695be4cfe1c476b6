import type { LeadEvent } from '../../../worker/contract/leads.ts';
import { panel } from '../lead-desk.styles.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { describeEvent, nameActor } from './history.logic.ts';
import { history } from './lead.styles.ts';

/** What was done with a lead, and by whom. */
export function LeadHistory({ events }: { events: readonly LeadEvent[] }) {
  const desk = useDesk();
  const nameMember = (email: string) => memberName(desk, email);
  return (
    <section className={panel} aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className={history}>
        {events.map((event) => (
          <li key={event.id}>
            {`${nameActor(event.actor, nameMember)} ${describeEvent(event, nameMember)}`}
            <DayAndTime iso={event.createdAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
