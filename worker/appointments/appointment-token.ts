import { APPOINTMENT_PAGE } from '../contract/appointment.ts';
import { DAY_MS } from '../contract/durations.ts';
import { type NamedKey, readKeys } from '../core/keyring.ts';
import { HttpError } from '../core/problem.ts';
import type { Env } from '../core/settings.ts';
import { isExpired, isGranted, readToken, type TokenClaim, writeToken } from '../core/token.ts';
import type { FoundBooking } from './visitor-booking.sql.ts';

/** Lifetime of a token, extended until the appointment is over. */
const VALID_MS = 14 * DAY_MS;

/** The facts of a consultation that a token is signed for. */
export interface Bookable {
  id: number;
  createdAt: string;
  /** Once a member corrects it, the tokens of the old address end. */
  email: string;
}

/** Writes the token in the answer to a form. */
export const writeAppointmentToken = (env: Env, lead: Bookable, now: Date): Promise<string> =>
  write(env, 'appointment', lead, now);

/** Writes the link of an email, which proves that the visitor reads the mailbox. */
export async function writeAppointmentUrl(env: Env, lead: Bookable, now: Date): Promise<string> {
  return `${env.PUBLIC_ORIGIN}${APPOINTMENT_PAGE}#${await write(env, 'appointment-mail', lead, now)}`;
}

type Purpose = 'appointment' | 'appointment-mail';

async function write(env: Env, purpose: Purpose, lead: Bookable, now: Date): Promise<string> {
  const [key] = readKeys(env);
  return writeToken(key, grantOf(purpose, lead), new Date(now.getTime() + VALID_MS));
}

const grantOf = (purpose: Purpose, { id, createdAt, email }: Bookable) =>
  ({ purpose, id, stamp: `${createdAt} ${email}` }) as const;

/** @throws HttpError 401 for text that is not a token */
export function readClaim(text: string | null): TokenClaim {
  const claim = readToken(text ?? '');
  if (!claim) throw refuse('invalid-token');
  return claim;
}

/**
 * Verifies a token and finds whether it came with a form's answer or by email.
 * @param lead null if none has the id in the token
 * @throws HttpError 401 if it is not ours, or has expired
 */
export async function requireGrant(
  env: Env,
  claim: TokenClaim,
  lead: (Bookable & Pick<FoundBooking, 'endsAt'>) | null,
  now: Date,
): Promise<Purpose> {
  const purpose = lead && (await findPurpose(claim, lead, readKeys(env)));
  if (!purpose) throw refuse('invalid-token');
  const isAhead = lead !== null && now.toISOString() < lead.endsAt;
  if (isExpired(claim, now) && !isAhead) throw refuse('expired-token');
  return purpose;
}

async function findPurpose(
  claim: TokenClaim,
  lead: Bookable,
  keys: readonly NamedKey[],
): Promise<Purpose | null> {
  for (const purpose of ['appointment', 'appointment-mail'] as const) {
    if (await isGranted(claim, grantOf(purpose, lead), keys)) return purpose;
  }
  return null;
}

const refuse = (code: 'invalid-token' | 'expired-token') =>
  new HttpError(401, code, { headers: { 'WWW-Authenticate': 'Sa-Appointment' } });
