import {
  APPOINTMENT_HEADER,
  APPOINTMENTS_PATH,
  type Booking,
  type BookingProblem,
} from '../contract/appointment.ts';
import { isWholeMinute } from '../contract/instant.ts';
import {
  parseJsonObject,
  readBody,
  requireContentType,
  requireMethod,
  requireOrigin,
} from '../core/guards.ts';
import { answerPreflight } from '../core/headers.ts';
import { counts, requireWithinRate } from '../core/limits.ts';
import { HttpError } from '../core/problem.ts';
import { type Answer, apiRoute, type RequestContext } from '../core/route.ts';
import { readSettings } from '../core/settings.ts';
import { withRetry } from '../core/with-retry.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { readClaim, requireGrant } from './appointment-token.ts';
import { findLimit } from './book.sql.ts';
import { hashBooker } from './hash-booker.ts';
import { clearSlotsCache } from './slots-cache.ts';
import {
  type Booked,
  bookTime,
  cancelTime,
  confirmBooking,
  type FoundBooking,
  findBooking,
  isAhead,
  mayBook,
  toBooking,
} from './visitor-booking.sql.ts';

const METHODS = ['GET', 'PUT', 'DELETE'];
const MAX_BYTES = 1024;

/**
 * Shows, books, moves and cancels the appointment of the consultation that a visitor's token names. Every
 * call is idempotent: a state that is already reached is a success.
 */
export const answerAppointments = apiRoute(APPOINTMENTS_PATH, async (context) => {
  const { request, env, origin, now } = context;
  requireMethod(request, ...METHODS, 'OPTIONS');
  if (request.method === 'OPTIONS') {
    const response = answerPreflight(request, origin, METHODS.join(', '));
    return { response, outcome: 'preflight' };
  }
  // Browsers send no origin when our own page reads a booking.
  if (request.method !== 'GET' || origin.isBlocked) requireOrigin(origin);
  const claim = readClaim(request.headers.get(APPOINTMENT_HEADER));
  await requireWithinRate([
    counts.client(env, APPOINTMENTS_PATH, request),
    counts.holder(env, APPOINTMENTS_PATH, `token ${claim.id}`),
  ]);
  const found = await query(context, () => findBooking(env, claim.id));
  const purpose = await requireGrant(env, claim, found, now);
  if (!found) throw new HttpError(401, 'invalid-token');
  const isByMail = purpose === 'appointment-mail';
  if (isByMail && found.appointmentId !== null && found.confirmedAt === null) {
    context.waitUntil(confirmBooking(env, found.id, now).catch(() => {}));
  }
  if (request.method === 'PUT') return book(context, found, await readStart(request), isByMail);
  if (request.method === 'DELETE') return cancel(context, found);
  const shown = isByMail && found.state === 'held' ? await bookHeld(context, found) : found;
  return answerBooking(shown, context, 'appointment-shown');
});

const query = <T>({ env, logLate }: RequestContext, run: () => Promise<T>): Promise<T> =>
  withRetry(run, { timeLimitMs: readSettings(env).dbTimeoutMs, onLate: logLate });

/** @throws HttpError 422 */
async function readStart(request: Request): Promise<string> {
  requireContentType(request, 'application/json');
  const { startsAt } = parseJsonObject(await readBody(request, MAX_BYTES));
  if (typeof startsAt === 'string' && isWholeMinute(startsAt)) return startsAt;
  const message = 'Write a whole minute in UTC: 2026-12-01T04:30:00.000Z';
  const issue = { field: 'startsAt', code: 'invalid-value', message } as const;
  throw new HttpError(422, 'invalid-fields', { issues: [issue] });
}

async function book(
  context: RequestContext,
  found: FoundBooking,
  startsAt: string,
  isByMail: boolean,
): Promise<Answer> {
  const { env, now } = context;
  const is = (state: FoundBooking['state'], one: FoundBooking | null) =>
    one !== null && one.state === state && one.startsAt === startsAt;
  if (is('booked', found)) return answerBooking(found, context, 'appointment-booked again');
  // The sender of a lead that is flagged for more than its website learns only that the time is gone.
  if (!mayBook(found)) throw refuse('time-gone', { detail: 'unwelcome' });
  if (toBooking(found, env, now).changesLeft === 0) throw refuse('no-more-changes');
  const booker = await hashBooker(env, found, context.request);
  const isConfirmed = isByMail || found.confirmedAt !== null;
  const booking = { booker, isConfirmed };
  const booked = await query(context, () => bookTime(env, found, startsAt, booking, now));
  await publishChange(context, booked);
  if (booked.found && is('booked', booked.found)) {
    const outcome = found.state === 'booked' ? 'appointment-moved' : 'appointment-booked';
    return answerBooking(booked.found, context, outcome);
  }
  if (is('held', booked.found)) throw refuse('held', { explanation: EXPLANATIONS.held });
  const limit =
    found.state === 'booked'
      ? null
      : await query(context, () => findLimit(env, found.id, booker, now));
  throw limit
    ? refuse('no-more-changes', { explanation: EXPLANATIONS[limit] })
    : refuse('time-gone');
}

/** The sentence for the visitor if no time was booked. */
const EXPLANATIONS = {
  held: 'To book this time, open the link in the email that we have just sent you.',
  person: 'Two appointments are open for this number or address.',
  network: 'Many appointments were booked from your network today.',
};

/** Books the held time once the link of the mail is opened, if it is still free. */
async function bookHeld(context: RequestContext, found: FoundBooking): Promise<FoundBooking> {
  const { env, request, now } = context;
  if (!mayBook(found) || toBooking(found, env, now).changesLeft === 0) return found;
  const booking = { booker: await hashBooker(env, found, request), isConfirmed: true };
  const booked = await query(context, () => bookTime(env, found, found.startsAt, booking, now));
  await publishChange(context, booked);
  return booked.found ?? found;
}

async function cancel(context: RequestContext, found: FoundBooking): Promise<Answer> {
  const { env, now } = context;
  if (found.state === 'cancelled')
    return answerBooking(found, context, 'appointment-cancelled again');
  if (!isAhead(found, now)) throw refuse('not-booked');
  const cancelled = await query(context, () => cancelTime(env, found, now));
  await publishChange(context, cancelled);
  if (cancelled.found?.state !== 'cancelled') throw refuse('not-booked');
  return answerBooking(cancelled.found, context, 'appointment-cancelled');
}

/** Invalidates cached slots and queues the notifications. */
async function publishChange(
  { env, waitUntil }: RequestContext,
  { messageIds }: Booked,
): Promise<void> {
  waitUntil(queueMessages(env.OUTBOX, messageIds));
  await clearSlotsCache();
}

function answerBooking(found: FoundBooking, { env, now }: RequestContext, outcome: string): Answer {
  const booking: Booking = toBooking(found, env, now);
  return { response: Response.json(booking), outcome };
}

const refuse = (
  code: BookingProblem & ('time-gone' | 'held' | 'no-more-changes' | 'not-booked'),
  details: { detail?: string; explanation?: string } = {},
) => new HttpError(409, code, details);
