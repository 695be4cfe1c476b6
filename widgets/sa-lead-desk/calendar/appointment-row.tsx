import { Fragment } from 'react';
import type { CalendarPage } from '../../../worker/contract/calendar.ts';
import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { dayInIndia } from '../../kit/rules/calendar-day.ts';
import {
  isCrowded,
  isUnconfirmed,
  needsCounsellor,
  STATE_LABELS,
} from '../appointment/appointment.logic.ts';
import { AppointmentActions } from '../appointment/appointment-actions.tsx';
import { nameOf } from '../labels.ts';
import { badge, quiet, textButton } from '../lead-desk.styles.ts';
import { formatShortDay, formatSpan, formatTime } from '../office-time.logic.ts';
import { useDesk, withMember } from '../shell/desk-context.ts';
import { addressOf } from '../shell/route.logic.ts';
import { isOnDayOff } from './calendar.logic.ts';
import { appointmentRow, details as detailsOf } from './calendar.styles.ts';

interface AppointmentRowProps {
  appointment: DeskAppointment;
  page: CalendarPage;
  /** Whether the row is in the list of appointments without a counsellor, and shows the day, too. */
  isUnassigned?: boolean;
}

/** One appointment: time, way and visitor, with a link to the lead and its actions. */
export function AppointmentRow({ appointment, page, isUnassigned = false }: AppointmentRowProps) {
  const desk = useDesk();
  const { nowMs } = desk;
  const { lead, way, startsAt, endsAt, member } = appointment;
  const day = formatShortDay(dayInIndia(+new Date(startsAt)));
  const time = isUnassigned ? `${day}, ${formatTime(startsAt)}` : formatSpan(appointment);
  const counsellor = member && withMember(desk, member);
  const details = [counsellor, TYPE_LABELS[way], lead.reference, lead.phone].filter(
    (text) => text !== null,
  );
  return (
    <li className={appointmentRow} data-over={+new Date(endsAt) <= nowMs ? '' : undefined}>
      <time dateTime={startsAt}>{time}</time>
      <p>
        <a href={addressOf(lead)}>{nameOf(lead)}</a>{' '}
        <span className={`${quiet} ${detailsOf}`}>
          {details.map((text, place) => (
            <Fragment key={text}>
              <span>{place < details.length - 1 ? `${text},` : text}</span>{' '}
            </Fragment>
          ))}
        </span>
      </p>
      <ul>
        {listMarks(appointment, page, { isUnassigned, nowMs }).map(({ text, tone }) => (
          <li key={text}>
            <span className={badge} data-tone={tone}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <AppointmentActions appointment={appointment} look={textButton} isOneOfMany />
    </li>
  );
}

/** Badges of an appointment, the most important first, without the one that its list implies. */
function listMarks(
  appointment: DeskAppointment,
  page: CalendarPage,
  { isUnassigned, nowMs }: { isUnassigned: boolean; nowMs: number },
) {
  const { state, sameNetwork, isReminderMissed } = appointment;
  return [
    !isUnassigned && needsCounsellor(appointment) && { text: 'Needs a counsellor', tone: 'bad' },
    isOnDayOff(appointment, page) && { text: 'On a day off', tone: 'bad' },
    isUnconfirmed(appointment, nowMs) && { text: 'Not confirmed', tone: 'warning' },
    isReminderMissed && { text: 'Not reminded', tone: 'warning' },
    isCrowded(appointment) && { text: `${sameNetwork} from one network`, tone: 'warning' },
    state !== 'booked' && {
      text: STATE_LABELS[state],
      tone: state === 'done' ? 'good' : 'bad',
    },
  ].filter((mark) => mark !== false);
}
