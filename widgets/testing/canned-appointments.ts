import { vi } from 'vitest';
import type { Booking, Slots } from '../../worker/contract/appointment.ts';
import { FIRST, makeBooking, makeProblem, TOKEN } from './canned-booking.ts';

export { FIRST, TOKEN };
export const SECOND = '2037-12-01T05:00:00.000Z';
export const NEXT_DAY = '2037-12-02T04:30:00.000Z';

type Method = 'POST' | 'GET' | 'PUT' | 'DELETE';

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

/** Our API with one consultation and an office's free times; `free` and `refuse` change its next answers. */
export function cannedAppointments(free: string[] = [FIRST, SECOND, NEXT_DAY]) {
  let appointment: Booking['appointment'] = null;
  let changesLeft = 3;
  const state = {
    free,
    /** Answers to the next request of a method, once; null is no answer. */
    next: {} as Partial<Record<Method, Response | null>>,
    /** A change is made, and its answer is lost. */
    losesAnswer: false,
    meetingUrl: null as string | null,
    calls: [] as string[],
    headers: [] as Headers[],
    bodies: [] as unknown[],
  };
  const booking = () => makeBooking(appointment, { changesLeft });
  const slots = (): Slots => ({
    zone: 'Asia/Kolkata',
    minutes: 30,
    days: state.free.map((start) => ({ day: start.slice(0, 10), starts: [start] })),
  });
  const write = (startsAt: string | null) => {
    const sequence = appointment ? appointment.sequence + 1 : 0;
    const at = startsAt ?? appointment?.startsAt ?? FIRST;
    ({ appointment } = makeBooking({
      state: startsAt ? 'booked' : 'cancelled',
      sequence,
      meetingUrl: state.meetingUrl,
      startsAt: at,
      endsAt: new Date(Date.parse(at) + 30 * 60_000).toISOString(),
    }));
    changesLeft -= 1;
    if (!state.losesAnswer) return answer(booking());
    state.losesAnswer = false;
    throw new TypeError('Failed to fetch');
  };
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    const method = (init.method ?? 'GET') as Method;
    const { pathname, search } = new URL(url);
    state.calls.push(`${method} ${pathname}${search}`);
    state.headers.push(new Headers(init.headers));
    state.bodies.push(init.body ? JSON.parse(String(init.body)) : undefined);
    const next = state.next[method];
    delete state.next[method];
    if (next) return next;
    if (next === null) throw new TypeError('Failed to fetch');
    if (method === 'POST') {
      const headers = { 'Sa-Reference': '3F9A-12BC', 'Sa-Appointment': TOKEN };
      return new Response('{}', { status: 201, headers });
    }
    if (pathname === '/api/slots') return answer(slots());
    if (method === 'PUT') return write(JSON.parse(String(init.body)).startsAt);
    return method === 'DELETE' ? write(null) : answer(booking());
  });
  vi.stubGlobal('fetch', fetch);
  return {
    ...state,
    state,
    book: (startsAt: string | null) => void write(startsAt),
    spend: () => {
      changesLeft = 0;
    },
  };
}

/** As the Worker refuses. */
export const refusal = (code: Parameters<typeof makeProblem>[1], status: number, detail?: string) =>
  answer(makeProblem(status, code, detail), status);
