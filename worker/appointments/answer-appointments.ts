import {
  APPOINTMENT_HEADER,
  APPOINTMENTS_PATH,
  type Booking,
  type BookingProblem,
} from '../contract/appointment.ts';
import { isWholeMinute } from '../contract/instant.ts';
import { apiRoute } from '../core/api-route.ts';
import { findClientNetwork } from '../core/client-network.ts';
import type { Answer, Asked } from '../core/context.ts';
import { answerPreflight } from '../core/headers.ts';
import { parseJsonObject, readBody } from '../core/json-body.ts';
import { HttpError } from '../core/problem.ts';
import { requireContentType, requireMethod, requireOrigin } from '../core/request-guards.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { tryTwice } from '../core/store-once.ts';
import { areWithinRate, rateLimited } from '../intake/rate-limits.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { readClaim, requireGrant } from './appointment-token.ts';
import { hashBooker } from './hash-booker.ts';
import { forgetSlots } from './kept-slots.ts';
import {
  type Booked,
  bookTime,
  cancelTime,
  type FoundBooking,
  findBooking,
  isAhead,
  isOverLimits,
  isWelcome,
  noteClick,
  toBooking,
} from './visitor-booking.sql.ts';

const METHODS = ['GET', 'PUT', 'DELETE'];
const MAX_BYTES = 1024;

/**
 * What a visitor does with the appointment of her consultation, which her token names. All of it may be
 * repeated: what is as asked for is a success.
 */
export const answerAppointments = apiRoute(APPOINTMENTS_PATH, async (asked) => {
  const { request, env, origin, now } = asked;
  requireMethod(request, ...METHODS, 'OPTIONS');
  if (request.method === 'OPTIONS') {
    const response = answerPreflight(request, origin, METHODS.join(', '));
    return { response, outcome: 'preflight' };
  }
  // Our own page asks for what is booked without naming an origin.
  if (request.method !== 'GET' || origin.isBlocked) requireOrigin(origin);
  const claim = readClaim(request.headers.get(APPOINTMENT_HEADER));
  await requireWithinRate(request, env, claim.id);
  const found = await ask(asked, () => findBooking(env, claim.id));
  const purpose = await requireGrant(env, claim, found, now);
  if (!found) throw new HttpError(401, 'invalid-token');
  const answer = await act(asked, found);
  // By then, what she has booked is there.
  if (purpose === 'appointment-mail') {
    asked.waitUntil(noteClick(env, found.id, now).catch(() => {}));
  }
  return answer;
});

async function act(asked: Asked, found: FoundBooking): Promise<Answer> {
  const { request } = asked;
  if (request.method === 'PUT') return book(asked, found, await readStart(request));
  return request.method === 'DELETE'
    ? cancel(asked, found)
    : tell(found, asked, 'appointment-shown');
}

const ask = <T>({ env, logLate }: Asked, run: () => Promise<T>): Promise<T> =>
  tryTwice(run, { timeLimitMs: readSettings(env).dbTimeoutMs, onLate: logLate });

/** @throws HttpError 422 */
async function readStart(request: Request): Promise<string> {
  requireContentType(request, 'application/json');
  const { startsAt } = parseJsonObject(await readBody(request, MAX_BYTES));
  if (typeof startsAt === 'string' && isWholeMinute(startsAt)) return startsAt;
  const message = 'Write a whole minute in UTC: 2026-12-01T04:30:00.000Z';
  const issue = { field: 'startsAt', code: 'invalid-value', message } as const;
  throw new HttpError(422, 'invalid-fields', { issues: [issue] });
}

async function book(asked: Asked, found: FoundBooking, startsAt: string): Promise<Answer> {
  const { env, request, now } = asked;
  const isDone = (one: FoundBooking | null) =>
    one !== null && one.state === 'booked' && one.startsAt === startsAt;
  if (isDone(found)) return tell(found, asked, 'appointment-booked again');
  // Who is set apart for more than her website learns no more than that it is gone.
  if (!isWelcome(found)) throw refuse('time-gone', 'unwelcome');
  if (toBooking(found, env, now).changesLeft === 0) throw refuse('no-more-changes');
  const booker = await hashBooker(env, found, request);
  const booked = await ask(asked, () => bookTime(env, found, startsAt, booker, now));
  await follow(asked, booked);
  if (booked.found && isDone(booked.found)) {
    return tell(
      booked.found,
      asked,
      found.state === 'booked' ? 'appointment-moved' : 'appointment-booked',
    );
  }
  const isOver = await ask(asked, () => isOverLimits(env, booked.found ?? found, booker, now));
  throw refuse(isOver ? 'no-more-changes' : 'time-gone');
}

async function cancel(asked: Asked, found: FoundBooking): Promise<Answer> {
  const { env, now } = asked;
  if (found.state === 'cancelled') return tell(found, asked, 'appointment-cancelled again');
  if (!isAhead(found, now)) throw refuse('not-booked');
  const cancelled = await ask(asked, () => cancelTime(env, found, now));
  await follow(asked, cancelled);
  if (cancelled.found?.state !== 'cancelled') throw refuse('not-booked');
  return tell(cancelled.found, asked, 'appointment-cancelled');
}

/** The next visitor sees it, and whoever is to be told is. */
async function follow({ env, waitUntil }: Asked, { messageIds }: Booked): Promise<void> {
  waitUntil(queueMessages(env.OUTBOX, messageIds));
  await forgetSlots();
}

function tell(found: FoundBooking, { env, now }: Asked, outcome: string): Answer {
  const booking: Booking = toBooking(found, env, now);
  return { response: Response.json(booking), outcome };
}

const refuse = (
  code: BookingProblem & ('time-gone' | 'no-more-changes' | 'not-booked'),
  detail?: string,
) => new HttpError(409, code, { detail });

/** @throws HttpError 429 */
async function requireWithinRate(request: Request, env: Env, id: number): Promise<void> {
  const { client } = findClientNetwork(request);
  const verdicts = await areWithinRate(
    [env.ADDRESS_LIMITER, `${APPOINTMENTS_PATH} ${client}`],
    [env.ADDRESS_LIMITER, `${APPOINTMENTS_PATH} token ${id}`],
  );
  if (!verdicts.every(Boolean)) throw rateLimited(readSettings(env).rateLimitPeriodSeconds);
}
