import type { Struct } from 'superstruct';
import { checkSubmission } from '../contract/check-submission.ts';
import { normaliseEmail } from '../contract/rules.ts';
import { deriveDedupeKey, hashText } from '../db/dedupe-key.ts';
import { type Provenance, storeOnce } from '../db/store.ts';
import { readBody } from '../http/body.ts';
import { findClientNetwork } from '../http/client-network.ts';
import { requireJsonContentType } from '../http/content-type.ts';
import { isHoneypotFilled } from '../http/honeypot.ts';
import { HttpError } from '../http/http-error.ts';
import { type JsonObject, parseJsonObject } from '../http/json-object.ts';
import { findPageUrl } from '../http/page-url.ts';
import { requireWithinRate } from '../http/rate-limit.ts';
import type { Env, Settings } from '../settings.ts';

/** A POST from an allowed origin, and what it takes to answer it. */
export interface Exchange {
  request: Request;
  env: Env;
  settings: Settings;
  /** The allowed origin it comes from. */
  origin: string;
  /** The moment it arrived. */
  now: Date;
}

/** What became of a submission. The log knows; the client gets the same answer for all three. */
export type SubmissionOutcome = 'stored' | 'duplicate' | 'honeypot';

export type SubmissionRoute = (exchange: Exchange) => Promise<SubmissionOutcome>;

interface SubmissionKindOptions<T extends object> {
  path: string;
  schema: Struct<T, object>;
  prepareInsert: (db: D1Database, submission: T, provenance: Provenance) => D1PreparedStatement;
}

/** Makes the route of one kind of submission: every guard in turn, then one insert. */
export function acceptSubmission<T extends object>({
  path,
  schema,
  prepareInsert,
}: SubmissionKindOptions<T>): SubmissionRoute {
  return async ({ request, env, settings, origin, now }) => {
    requireJsonContentType(request);
    const body = parseJsonObject(await readBody(request, settings.maxBodyBytes));
    if (isHoneypotFilled(body)) return 'honeypot';
    await requireWithinRates(path, body, { request, env, settings });
    const submission = requireValid(body, schema);
    const provenance = {
      dedupeKey: await deriveDedupeKey(path, submission, now),
      source: origin,
      pageUrl: findPageUrl(request),
    };
    const insert = (db: D1Database) => prepareInsert(db, submission, provenance);
    return storeOnce(env.DB, insert, settings.dbTimeoutMs);
  };
}

async function requireWithinRates(
  path: string,
  { email }: JsonObject,
  { request, env, settings }: Pick<Exchange, 'request' | 'env' | 'settings'>,
): Promise<void> {
  const period = settings.rateLimitPeriodSeconds;
  await requireWithinRate(env.ADDRESS_LIMITER, `${path} ${findClientNetwork(request)}`, period);
  if (typeof email !== 'string') return;
  const emailHash = await hashText(normaliseEmail(email));
  await requireWithinRate(env.EMAIL_LIMITER, `${path} ${emailHash}`, period);
}

function requireValid<T extends object>(body: JsonObject, schema: Struct<T, object>): T {
  const { value, issues } = checkSubmission(body, schema);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value;
}
