import type { CalendarPage, FreeTimes, Hours } from '../../../worker/contract/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '../../../worker/contract/durations.ts';
import type { DeskAppointment, Lead } from '../../../worker/contract/leads.ts';
import { dayInIndia } from '../../kit/rules/calendar-day.ts';
import { addDays } from '../../kit/rules/day-arithmetic.ts';
import { weekOf } from '../office-time.logic.ts';
import { makeAppointment, makeCalendar, makeEvent, makeHours, makeLead } from './make-lead.ts';

const ASHA = 'asha@example.com';
const RAVI = 'ravi@example.com';
const MEMBERS = [ASHA, RAVI] as const;
const MEETING = 'https://meet.example/asha';
const APPOINTMENT_MINUTES = 30;
/** Names that test the layout. */
const NAMES = [
  'Priya Sharma',
  'आशा राव',
  'Arjun Iyer',
  '<img src=x onerror=alert(1)> Priyadarshini-Lakshminarayanan',
  'Ananya Gupta',
];

export const FEED_URL = 'https://site.example/calendar/Zq3vJ0f2kXnB7rWm5tYd9A.ics';

/** The instant of a time in India on a day. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();

/** An appointment at an instant; member and visitor follow from the id. */
function cannedAppointment(id: number, startsAt: string, changes: Partial<DeskAppointment> = {}) {
  const usual = makeAppointment();
  return makeAppointment({
    id,
    lead: {
      ...usual.lead,
      id: 100 + id,
      name: NAMES[id % NAMES.length] ?? null,
      reference: `3F9A-12${String(id).padStart(2, '0')}`,
    },
    way: (['video', 'chat', 'in-person'] as const)[id % 3] ?? 'video',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + APPOINTMENT_MINUTES * MINUTE_MS).toISOString(),
    member: MEMBERS[id % 2] ?? null,
    ...changes,
  });
}

/** Today's appointments: one is over, one has begun, two are ahead, of which one needs a counsellor. */
export function cannedToday(nowMs: number): DeskAppointment[] {
  const around = (hours: number) => new Date(nowMs + hours * HOUR_MS).toISOString();
  return [
    cannedAppointment(1, around(-2), { state: 'done' }),
    cannedAppointment(2, around(-0.2)),
    cannedAppointment(3, around(1), { isConfirmed: false }),
    cannedAppointment(4, around(1.5), { member: null }),
  ];
}

/** The week around `nowMs`: full, with days off, a missed one, and a network with too many bookings. */
export function cannedCalendar(nowMs: number): CalendarPage {
  const today = dayInIndia(nowMs);
  const week = weekOf(today);
  const [monday = '', tuesday = '', , thursday = '', friday = ''] = week;
  const times = ['10:00', '10:40', '11:20', '14:00', '16:20'];
  const appointments = week.slice(0, 5).flatMap((day, index) =>
    times.slice(0, 2 + ((index * 2) % 4)).map((time, place) => {
      const startsAt = at(day, time);
      const isOver = Date.parse(startsAt) < nowMs;
      return cannedAppointment(10 + index * 10 + place, startsAt, {
        state: isOver ? (place === 1 ? 'missed' : 'done') : 'booked',
        sameNetwork: day === friday && place === 0 ? 5 : 1,
      });
    }),
  );
  const orphan = cannedAppointment(90, at(addDays(today, 9), '12:00'), { member: null });
  return makeCalendar({
    from: monday,
    to: week.at(-1) ?? monday,
    appointments: [...appointments, ...cannedToday(nowMs).filter(({ member }) => member)].toSorted(
      (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
    ),
    unassigned: [...cannedToday(nowMs).filter(({ member }) => !member), orphan],
    daysOff: [
      { id: 1, member: RAVI, from: tuesday, to: thursday, label: 'Leave' },
      { id: 2, member: null, from: week[6] ?? '', to: week[6] ?? '', label: 'Constitution Day' },
    ],
  });
}

export const cannedHours = (nowMs: number): Hours => {
  const today = dayInIndia(nowMs);
  const before = (minutes: number) => new Date(nowMs - minutes * MINUTE_MS).toISOString();
  const leave = { from: addDays(today, 3), to: addDays(today, 7) };
  return makeHours({
    daysOff: [
      { id: 1, member: RAVI, ...leave, label: 'Leave' },
      { id: 2, member: null, from: addDays(today, 30), to: addDays(today, 30), label: 'Christmas' },
    ],
    events: [
      makeEvent(3, ASHA, 'meeting-link', before(40), { from: null, to: MEETING }, ASHA),
      makeEvent(2, RAVI, 'day-off-added', before(180), leave, RAVI),
    ],
  });
};

export function cannedTimes(nowMs: number): FreeTimes {
  const today = dayInIndia(nowMs);
  const hours = ['10:00', '10:40', '11:20', '12:00', '14:00', '14:40', '15:20', '16:00', '16:40'];
  return {
    minutes: APPOINTMENT_MINUTES,
    times: [1, 2, 5].flatMap((days) =>
      hours.map((time, index) => ({
        startsAt: at(addDays(today, days), time),
        members: index % 3 ? [...MEMBERS] : [MEMBERS[0]],
      })),
    ),
  };
}

/** A lead whose appointment is tomorrow, with `changes` of that. */
export function cannedBooked(nowMs: number, changes: Partial<DeskAppointment> = {}): Lead {
  const startsAt = at(addDays(dayInIndia(nowMs), 1), '10:00');
  const former = at(addDays(dayInIndia(nowMs), 1), '16:20');
  const before = (minutes: number) => new Date(nowMs - minutes * MINUTE_MS).toISOString();
  return makeLead({
    id: 12,
    status: 'scheduled',
    isUnread: false,
    createdAt: before(90),
    appointment: cannedAppointment(12, startsAt, {
      lead: makeAppointment().lead,
      way: 'video',
      ...changes,
    }),
    events: [
      makeEvent(1, 'visitor', 'booked', before(88), { from: null, to: former }),
      makeEvent(2, ASHA, 'moved', before(30), { from: former, to: startsAt }),
    ],
  });
}
