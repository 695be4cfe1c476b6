import type { CalendarPage, DayOff } from '../../../worker/contract/calendar.ts';
import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { type CalendarDay, dayInIndia } from '../../kit/rules/calendar-day.ts';
import { needsCounsellor } from '../appointment/appointment.logic.ts';
import { weekOf } from '../office-time.logic.ts';

/** A day of the office. */
export interface OfficeDay {
  day: CalendarDay;
  /** Labels of days off for everyone. */
  holidays: string[];
  /** Members who are off, with the reason. */
  off: { member: string; label: string }[];
  /** In order of their start. */
  appointments: DeskAppointment[];
}

const isWithin = ({ from, to }: Pick<DayOff, 'from' | 'to'>, day: CalendarDay) =>
  from <= day && day <= to;

/** The week by day and time, without `unassigned`, which is shown above it. */
export function listWeek(page: CalendarPage, day: CalendarDay): OfficeDay[] {
  const { daysOff, unassigned } = page;
  const rest = page.appointments.filter(({ id }) => !unassigned.some((other) => other.id === id));
  return weekOf(day).map((of) => {
    const off = daysOff.filter((dayOff) => isWithin(dayOff, of));
    return {
      day: of,
      holidays: off.filter(({ member }) => member === null).map(({ label }) => label),
      off: off.flatMap(({ member, label }) => (member === null ? [] : [{ member, label }])),
      appointments: rest
        .filter(({ startsAt }) => dayInIndia(+new Date(startsAt)) === of)
        .toSorted(byStart),
    };
  });
}

/** The page with an appointment as it is now: cancelled ones and those of other weeks are removed. */
export function putAppointment(page: CalendarPage, appointment: DeskAppointment): CalendarPage {
  const { from, to } = page;
  const day = dayInIndia(+new Date(appointment.startsAt));
  const isListed = appointment.state !== 'cancelled' && isWithin({ from, to }, day);
  const place = (list: DeskAppointment[], isIn: boolean) =>
    [...list.filter(({ id }) => id !== appointment.id), ...(isIn ? [appointment] : [])].toSorted(
      byStart,
    );
  return {
    ...page,
    appointments: place(page.appointments, isListed),
    unassigned: place(page.unassigned, needsCounsellor(appointment)),
  };
}

const byStart = (one: DeskAppointment, other: DeskAppointment) =>
  +new Date(one.startsAt) - +new Date(other.startsAt);

/** Whether an appointment is on a day off, of its member or of everyone. */
export function isOnDayOff(
  { startsAt, state, member }: DeskAppointment,
  { daysOff }: Pick<CalendarPage, 'daysOff'>,
): boolean {
  const day = dayInIndia(+new Date(startsAt));
  return (
    state === 'booked' &&
    daysOff.some((off) => isWithin(off, day) && (off.member === null || off.member === member))
  );
}

/** Appointments on days off: a member has to move each of them or call the visitor. */
export const findClashes = (page: CalendarPage, { member, from, to }: Omit<DayOff, 'id'>) =>
  page.appointments.filter((appointment) =>
    isOnDayOff(appointment, {
      daysOff: [{ id: 0, member, from, to, label: '' }],
    }),
  );
