import type { Booking, BookingProblem, Slots } from '../../worker/contract/appointment.ts';
import type { Answer, ElementState } from './states.ts';

const BOOKING = 'GET /api/appointments';
const SLOTS = 'GET /api/slots';
// Later than any day on which the tests run.
export const FIRST = '2037-12-01T04:30:00.000Z';

/** As a link of a mail has it. */
export const TOKEN = `k1.42.1796100000.${'a'.repeat(43)}`;

/** Ten days, of which the first has five times. */
const slots: Slots = {
  zone: 'Asia/Kolkata',
  minutes: 30,
  days: Array.from({ length: 10 }, (_, index) => {
    const day = `2037-12-${String(index + 1).padStart(2, '0')}`;
    const times = ['04:30', '05:00', '06:30', '08:00', '11:30'].slice(index ? 3 : 0);
    return { day, starts: times.map((time) => `${day}T${time}:00.000Z`) };
  }),
};

type Appointment = NonNullable<Booking['appointment']>;

export const makeBooking = (
  appointment: Partial<Appointment> | null,
  changes: Partial<Booking> = {},
): Booking => ({
  reference: '3F9A-12BC',
  way: 'video',
  zone: slots.zone,
  changesLeft: 3,
  ...changes,
  appointment: appointment && {
    state: 'booked',
    startsAt: FIRST,
    endsAt: '2037-12-01T05:00:00.000Z',
    counsellor: 'Asha',
    meetingUrl: null,
    uid: '3f9a-12bc-7@sarathi.example',
    sequence: 0,
    ...appointment,
  },
});
const booking = (...parts: Parameters<typeof makeBooking>): Answer => ({
  body: makeBooking(...parts),
});

type Refusal = BookingProblem | 'rate-limited' | 'not-found';

/** As the Worker refuses. */
export const makeProblem = (status: number, code: Refusal, detail?: string) => ({
  type: 'about:blank',
  title: 'No',
  status,
  code,
  detail,
});
const refusal = (status: number, code: Refusal): Answer => ({
  status,
  body: makeProblem(status, code),
});

/** Answers of our API about an appointment, by its state. */
export const answersOf = {
  'not chosen': { [BOOKING]: booking(null), [SLOTS]: { body: slots } },
  'nothing free': { [BOOKING]: booking(null), [SLOTS]: { body: { ...slots, days: [] } } },
  'times gone': { [BOOKING]: booking(null), [SLOTS]: null },
  booked: {
    [BOOKING]: booking({}),
    [SLOTS]: { body: slots },
    'DELETE /api/appointments': booking({ state: 'cancelled', sequence: 1 }),
  },
  moved: {
    [BOOKING]: booking({ sequence: 1, meetingUrl: 'https://meet.example/asha?room=consultation' }),
  },
  'changes used up': { [BOOKING]: booking({ sequence: 3 }, { way: 'in-person', changesLeft: 0 }) },
  over: { [BOOKING]: booking({ state: 'done', sequence: 1 }, { changesLeft: 0 }) },
  offline: { [BOOKING]: null },
  expired: { [BOOKING]: refusal(401, 'expired-token') },
  forged: { [BOOKING]: refusal(401, 'invalid-token') },
  hurried: { [BOOKING]: refusal(429, 'rate-limited') },
} satisfies Record<string, ElementState['answers']>;

/** To a consultation, with times to choose from. */
export const answersToRequest = {
  'POST /api/consultations': {
    status: 201,
    headers: { 'Sa-Reference': '3F9A-12BC', 'Sa-Appointment': TOKEN },
  },
  [SLOTS]: { body: slots },
} satisfies ElementState['answers'];
