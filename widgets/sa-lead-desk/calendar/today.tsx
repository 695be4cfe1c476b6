import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { count } from '../../kit/rules/plural.ts';
import { needsCounsellor } from '../appointment/appointment.logic.ts';
import { nameOf } from '../labels.ts';
import { quiet } from '../lead-desk.styles.ts';
import { formatTime, OFFICE_CLOCK } from '../office-time.logic.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { addressOf } from '../shell/route.logic.ts';
import { todayBox } from './calendar.styles.ts';

/** Today's appointments, above the leads; empty if there are none. */
export function Today({ appointments }: { appointments: readonly DeskAppointment[] }) {
  const desk = useDesk();
  const ahead = appointments.filter(({ state }) => state === 'booked');
  const over = appointments.length - ahead.length;
  if (appointments.length === 0) return null;
  return (
    <section className={todayBox} aria-labelledby="today">
      <h2 id="today">{`Today: ${count(appointments.length, 'appointment')}`}</h2>
      <p className={quiet}>{`${OFFICE_CLOCK}${over ? `, ${over} of them over` : ''}`}</p>
      <ul>
        {ahead.map((appointment) => (
          <li key={appointment.id}>
            <time dateTime={appointment.startsAt}>{formatTime(appointment.startsAt)}</time>
            <a href={addressOf(appointment.lead)}>{nameOf(appointment.lead)}</a>
            <span>{TYPE_LABELS[appointment.way]}</span>
            {needsCounsellor(appointment) ? (
              <b>Needs a counsellor</b>
            ) : (
              <span>{memberName(desk, appointment.member ?? '')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
