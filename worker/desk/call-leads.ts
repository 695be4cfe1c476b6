import type { DeskCall, DeskFile } from '../contract/desk.ts';
import type { Member, Outcome } from '../contract/leads.ts';
import { HttpError } from '../core/problem.ts';
import { classifyFault } from '../core/store-once.ts';
import type { DeskEnv } from './desk-env.ts';

const STATUSES = {
  'not-found': 404,
  'already-exists': 409,
  'invalid-cursor': 422,
  'invalid-status': 422,
  'not-confirmed': 422,
  'not-an-admin': 403,
  'unknown-member': 422,
  'already-known': 409,
  'own-address': 422,
  'time-gone': 409,
  'already-booked': 409,
  'not-booked': 409,
  'has-appointment': 409,
  'too-early': 409,
  'overlapping-hours': 422,
  'invalid-days': 422,
};

/** All calls alike: the tables of schemas have checked that the input is the call's own. */
type Calls = Record<DeskCall | DeskFile, (actor: Member, input: never) => Promise<Outcome<object>>>;

/**
 * @param input checked against the call's schema
 * @throws HttpError for an outcome that is a problem, and as `reach` does
 */
export async function callLeads(
  { LEADS }: DeskEnv,
  call: DeskCall | DeskFile,
  member: Member,
  input: object,
): Promise<object> {
  const calls: Calls = LEADS;
  const outcome = await reach(() => calls[call](member, input as never));
  if ('value' in outcome) return outcome.value;
  if (outcome.problem === 'conflict') {
    throw new HttpError(409, 'conflict', { current: outcome.current });
  }
  throw new HttpError(STATUSES[outcome.problem], outcome.problem);
}

/** Faults that another try may not meet. */
const PASSING_FAULTS = ['overloaded', 'timeout', 'reset'];
const RETRY_AFTER_SECONDS = 10;

/**
 * Makes a call to the other Worker.
 * @throws HttpError 503 where a later one may succeed, else 500. Its own message, which may quote
 * a lead, is dropped here.
 */
export async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const fault = classifyFault(error);
    if (!PASSING_FAULTS.includes(fault))
      throw new HttpError(500, 'internal-error', { detail: fault });
    const headers = { 'Retry-After': `${RETRY_AFTER_SECONDS}` };
    throw new HttpError(503, 'storage-failed', { headers, detail: fault });
  }
}
