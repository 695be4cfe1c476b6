import type { CalendarPage, DayOff } from '../../../worker/contract/calendar.ts';
import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { type CalendarDay, dayInIndia } from '../../kit/rules/calendar-day.ts';
import { needsCounsellor } from '../appointment/appointment.logic.ts';
import { weekOf } from '../office-time.logic.ts';

/** A member's appointments on a day. */
export interface MemberDay {
  /** Address of the member; null if the member has left. */
  member: string | null;
  /** Why the member is off; null at work. */
  off: string | null;
  /** In order of their start. */
  appointments: DeskAppointment[];
}

/** A day of the office. */
export interface OfficeDay {
  day: CalendarDay;
  /** Labels of days off for everyone. */
  holidays: string[];
  /** Members with an appointment or a day off: first those without a counsellor, then by name. */
  members: MemberDay[];
}

const isWithin = ({ from, to }: Pick<DayOff, 'from' | 'to'>, day: CalendarDay) =>
  from <= day && day <= to;

/** The week by day and member, without `unassigned`, which is shown above it. */
export function listWeek(
  page: CalendarPage,
  day: CalendarDay,
  nameMember: (email: string) => string,
): OfficeDay[] {
  const { daysOff, unassigned } = page;
  const rest = page.appointments.filter(({ id }) => !unassigned.some((other) => other.id === id));
  return weekOf(day).map((of) => {
    const off = daysOff.filter((dayOff) => isWithin(dayOff, of));
    const ofDay = rest.filter(({ startsAt }) => dayInIndia(+new Date(startsAt)) === of);
    const busy = new Set([...ofDay, ...off.filter((dayOff) => dayOff.member)].map((x) => x.member));
    const members = [...busy].map((member) => ({
      member,
      off: member && (off.find((dayOff) => dayOff.member === member)?.label ?? null),
      appointments: ofDay.filter((appointment) => appointment.member === member),
    }));
    return {
      day: of,
      holidays: off.filter(({ member }) => member === null).map(({ label }) => label),
      members: members.toSorted((one, other) => {
        if (one.member === null || other.member === null) return one.member === null ? -1 : 1;
        return nameMember(one.member).localeCompare(nameMember(other.member));
      }),
    };
  });
}

/** How many appointments each day has, for the row of days on a phone. */
export const countOf = ({ members }: OfficeDay) =>
  addUp(members.map(({ appointments }) => appointments.length));

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
