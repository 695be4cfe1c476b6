import {
  APPOINTMENT_HEADER,
  APPOINTMENTS_PATH,
  type Booking,
  type BookingProblem,
  SLOTS_PATH,
  type Slots,
  type Way,
} from '../../../worker/contract/appointment.ts';
import { originOf } from '../element/host.ts';
import { request } from './request.ts';

/** @throws as `request` does */
export const loadSlots = async (way: Way, apiBase: string): Promise<Slots> =>
  (await request('GET', `${originOf(apiBase)}${SLOTS_PATH}?way=${way}`)).json();

/**
 * Asks what is booked (`GET`), books or moves (`PUT`), or cancels (`DELETE`).
 *
 * @throws as `request` does; `problemOf` reads why.
 */
export const askBooking = async (
  token: string,
  apiBase: string,
  method: 'GET' | 'PUT' | 'DELETE',
  body?: { startsAt: string },
): Promise<Booking> =>
  (
    await request(method, originOf(apiBase) + APPOINTMENTS_PATH, body, {
      [APPOINTMENT_HEADER]: token,
    })
  ).json();

/** Reason of a refusal; `unknown` without an answer, in which case the request may have succeeded. */
export function problemOf(error: unknown): BookingProblem | 'rate-limited' | 'unknown' {
  const { status, message } = error as Error & { status?: number };
  const [, code] = /"code":\s*"([a-z-]+)"/.exec(message) ?? [];
  if (status === 429) return 'rate-limited';
  return status && status < 500 && code ? (code as BookingProblem) : 'unknown';
}
