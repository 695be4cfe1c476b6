import type { AppointmentState } from '../../../worker/contract/appointment.ts';
import type { FreeTimes } from '../../../worker/contract/calendar.ts';
import type { DeskAppointment, Lead } from '../../../worker/contract/leads.ts';
import { type CalendarDay, dayInIndia } from '../../kit/rules/calendar-day.ts';
import { formatStart } from '../office-time.logic.ts';
import { type Difference, listDifferences } from '../ui/differences.logic.ts';

/** A member's change of an appointment. */
export type AppointmentChange =
  | { act: 'move'; startsAt: string; member: string }
  | { act: 'cancel' }
  | { act: 'confirm' }
  | { act: 'close'; state: 'done' | 'missed' };

export const STATE_LABELS: Record<AppointmentState, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Done',
  missed: 'Missed',
};

/** Above this number, the open bookings of a network are shown, with a way to release them. */
const USUAL_BOOKINGS_OF_A_NETWORK = 3;

export const isCrowded = ({ state, sameNetwork }: DeskAppointment) =>
  state === 'booked' && sameNetwork > USUAL_BOOKINGS_OF_A_NETWORK;

/** In the future, and confirmed by neither the visitor nor a member. */
export const isUnconfirmed = ({ state, isConfirmed, startsAt }: DeskAppointment, nowMs: number) =>
  state === 'booked' && !isConfirmed && nowMs < +new Date(startsAt);

export const needsCounsellor = ({ state, member }: DeskAppointment) =>
  state === 'booked' && member === null;

/** Whether ending the lead would lose its appointment. */
export const hasTimeAhead = ({ appointment }: Pick<Lead, 'appointment'>, nowMs: number) =>
  appointment?.state === 'booked' && nowMs < +new Date(appointment.startsAt);

/** Whether marking the lead as spam cancelled it, which the visitor does not know. */
export const fellToSpam = ({ appointment, events }: Pick<Lead, 'appointment' | 'events'>) => {
  const end = events.findLast(({ action }) => action === 'cancelled');
  return (
    appointment?.state === 'cancelled' &&
    events.some(({ action, createdAt }) => action === 'spam' && createdAt === end?.createdAt)
  );
};

type Act = 'confirm' | 'move' | 'cancel' | 'done' | 'missed';

/**
 * The acts that an appointment allows at `nowMs`. Its outcome can be set once it has begun, and be
 * corrected on its lead, not in a list of many.
 */
export function listActs(
  { state, startsAt, isConfirmed }: DeskAppointment,
  nowMs: number,
  isOneOfMany: boolean,
): Act[] {
  if (state === 'booked') {
    if (nowMs >= +new Date(startsAt)) return ['done', 'missed', 'move'];
    return isConfirmed ? ['move', 'cancel'] : ['confirm', 'move', 'cancel'];
  }
  if (state === 'cancelled' || isOneOfMany) return [];
  return state === 'done' ? ['missed'] : ['done'];
}

/** The change as it is announced. */
export function describeDone(change: AppointmentChange): string {
  if (change.act === 'move') return `Moved to ${formatStart(change.startsAt)}`;
  if (change.act === 'cancel') return 'The appointment is cancelled';
  if (change.act === 'confirm') return 'The appointment is confirmed';
  return change.state === 'done' ? 'The appointment is done' : 'The appointment was missed';
}

/** Fields in which my version differs from the one that another member has saved. */
export function findDifferences(
  seen: DeskAppointment,
  change: AppointmentChange,
  current: DeskAppointment | null,
  nameMember: (email: string) => string,
): Difference[] {
  const list = ({ state, startsAt, member }: DeskAppointment) =>
    [
      ['Appointment', STATE_LABELS[state]],
      ['Time', formatStart(startsAt)],
      ['With', member === null ? 'Nobody' : nameMember(member)],
    ] as const;
  const none = [
    ['', 'No appointment'],
    ['', 'No time'],
    ['', 'Nobody'],
  ] as const;
  return listDifferences(current ? list(current) : none, list(applyChange(seen, change)));
}

function applyChange(seen: DeskAppointment, change: AppointmentChange): DeskAppointment {
  if (change.act === 'move') {
    return { ...seen, startsAt: change.startsAt, member: change.member };
  }
  if (change.act === 'confirm') return { ...seen, isConfirmed: true };
  return { ...seen, state: change.act === 'cancel' ? 'cancelled' : change.state };
}

/** Whether my change can still replace theirs. */
export const canSaveOver = (seen: DeskAppointment, current: DeskAppointment | null) =>
  current?.id === seen.id && current.state === 'booked';

/** Free times of a day of the office. */
export interface FreeDay {
  day: CalendarDay;
  times: FreeTimes['times'];
}

/** The times by day, of one member or (`''`) of all. */
export function groupTimes({ times }: FreeTimes, member: string): FreeDay[] {
  const byDay = new Map<CalendarDay, FreeTimes['times']>();
  for (const time of times) {
    if (member && !time.members.includes(member)) continue;
    const day = dayInIndia(+new Date(time.startsAt));
    byDay.set(day, [...(byDay.get(day) ?? []), time]);
  }
  return [...byDay].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** Members who are free at any of the times, in order of their first one. */
export const listFree = ({ times }: FreeTimes): string[] => [
  ...new Set(times.flatMap(({ members }) => members)),
];

/** The chosen member if free, else the present one, else the first free one. */
export function pickMember(members: readonly string[], wanted: string, now: string | null): string {
  const found = [wanted, now].find((member) => member && members.includes(member));
  return found ?? members[0] ?? '';
}
