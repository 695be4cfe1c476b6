import type { Struct } from 'superstruct';
import { checkSubmission } from '../contract/check-submission.ts';
import { deriveDedupeKeys } from '../db/dedupe-key.ts';
import { storeOnce } from '../db/store.ts';
import type { Filing } from '../db/upsert.ts';
import { readBody } from '../http/body.ts';
import { requireJsonContentType } from '../http/content-type.ts';
import { isHoneypotFilled } from '../http/honeypot.ts';
import { HttpError } from '../http/http-error.ts';
import { type JsonObject, parseJsonObject } from '../http/json-object.ts';
import { findPageUrl } from '../http/page-url.ts';
import { findFlag } from './flag.ts';
import { isClientOverRate, isEmailOverRate } from './rates.ts';
import type { Route } from './route.ts';

interface SubmissionKindOptions<T extends object> {
  path: string;
  schema: Struct<T, object>;
  prepareUpsert: (db: D1Database, submission: T, filing: Filing) => D1PreparedStatement;
  /** The visitor is told a reference that staff find the row by. */
  hasReference: boolean;
}

/**
 * Makes the route of one kind of submission: every guard in turn, then one row. The answer is the
 * same whether it is new, a repeat or kept apart; the log alone tells.
 */
export function acceptSubmission<T extends { email: string }>({
  path,
  schema,
  prepareUpsert,
  hasReference,
}: SubmissionKindOptions<T>): Route {
  return {
    method: 'POST',
    async answer({ request, env, settings, origin, now, logLate }) {
      requireJsonContentType(request);
      const body = parseJsonObject(await readBody(request, settings.maxBodyBytes));
      const limits = { path, env, periodSeconds: settings.rateLimitPeriodSeconds };
      const isClientOver = await isClientOverRate(request, limits);
      const submission = requireValid(body, schema);
      const [dedupeKeys, isEmailOver] = await Promise.all([
        deriveDedupeKeys(path, submission, now),
        isEmailOverRate(submission.email, limits),
      ]);
      const isOverRate = isClientOver || isEmailOver;
      const filing = {
        dedupeKeys,
        source: origin,
        pageUrl: findPageUrl(request, origin),
        flag: findFlag(submission, { isTrapped: isHoneypotFilled(body), isOverRate }),
        arrivedAt: now,
      };
      const { dedupeKey, repeats } = await storeOnce(
        env.DB,
        (isSecondTry) => prepareUpsert(env.DB, submission, { ...filing, isSecondTry }),
        { timeLimitMs: settings.dbTimeoutMs, onLate: logLate },
      );
      const reference = hasReference ? { 'Sa-Reference': toReference(dedupeKey) } : {};
      const outcome = repeats === 0 ? 'stored' : 'duplicate';
      return {
        response: Response.json({ ok: true }, { status: 201, headers: reference }),
        outcome: filing.flag ? `${outcome} ${filing.flag}` : outcome,
      };
    },
  };
}

function requireValid<T extends object>(body: JsonObject, schema: Struct<T, object>): T {
  const { value, issues } = checkSubmission(body, schema);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value;
}

/** The beginning of a row's key, short enough to read out: `3F9A-12BC`. */
function toReference(dedupeKey: string): string {
  return `${dedupeKey.slice(0, 4)}-${dedupeKey.slice(4, 8)}`.toUpperCase();
}
