import { checkSubmission } from '../contract/check-submission.ts';
import type { LeadFlag } from '../contract/leads.ts';
import type { SubmissionValues } from '../contract/submissions.ts';
import { answerPreflight } from '../http/headers.ts';
import { type JsonObject, parseJsonObject, readBody } from '../http/json-body.ts';
import { HttpError } from '../http/problem.ts';
import { requireAllowedOrigin, requireContentType, requireMethod } from '../http/request-guards.ts';
import { findSource } from '../intake/find-source.ts';
import { findFlag, isHoneypotFilled } from '../intake/flag.ts';
import { isClientOverRate, isEmailOverRate } from '../intake/rate-limits.ts';
import { readPlan } from '../intake/read-plan.ts';
import { hashMailbox } from '../mailbox.ts';
import { queueMessages } from '../messages/queue-messages.ts';
import { deriveDedupeKeys, toReference } from '../store/dedupe-key.ts';
import type { FiledKind } from '../store/kinds.ts';
import { requestConsent } from '../store/newsletter/request-consent.ts';
import { announceLead } from '../store/outbox/announce-lead.ts';
import { storeOnce } from '../store/store-once.ts';
import { type FiledRow, upsertInto } from '../store/upsert.ts';
import type { Route, SubmissionContext } from './context.ts';

/**
 * Makes the route of one kind. The answer is the same for a new submission, a repeat and a flagged
 * one; only the log tells them apart.
 * @param name of the kind, its key in `filedKinds`
 */
export function acceptSubmission(name: string, kind: FiledKind): Route {
  const file = fileSubmission(name, kind);
  return async (context) => {
    const { request, settings } = context;
    requireMethod(request, 'POST', 'OPTIONS');
    if (request.method === 'OPTIONS') {
      return { response: answerPreflight(context.origin, 'POST'), outcome: 'preflight' };
    }
    requireAllowedOrigin(context.origin);
    // The types that a plain HTML form can send need no preflight, so they would get past CORS.
    requireContentType(request, 'application/json');
    const body = parseJsonObject(await readBody(request, settings.maxBodyBytes));
    const { reference, outcome } = await file(body, context);
    const headers = reference === null ? {} : { 'Sa-Reference': reference };
    return { response: Response.json({ ok: true }, { status: 201, headers }), outcome };
  };
}

/** A submission that is stored. */
interface Filed {
  /** For the visitor to quote; null where the kind has none. */
  reference: string | null;
  /** For the log. */
  outcome: string;
}

/**
 * Makes what files a submission of one kind, however it was sent: every guard in its order, then one
 * row, and in its batch the messages that are to be sent because of it.
 * @param name of the kind, its key in `filedKinds`
 */
export function fileSubmission(name: string, kind: FiledKind) {
  const { path, takesPlan = false } = kind;
  const prepareUpsert = upsertInto(name, kind);
  const prepareMessages = kind.isSubscription ? requestConsent : announceLead(name, kind.table);
  return async (body: JsonObject, context: SubmissionContext): Promise<Filed> => {
    const { request, env, settings, now } = context;
    const allowed = requireAllowedOrigin(context.origin);
    const isClientOver = await isClientOverRate(path, context);
    const submission = requireValid(body, kind);
    const plan = takesPlan ? readPlan(body) : null;
    const mailbox = await hashMailbox(submission.email);
    const [isEmailOver, dedupeKeys] = await Promise.all([
      isEmailOverRate(path, mailbox, context),
      deriveDedupeKeys(path, submission, now),
    ]);
    const isOverRate = isClientOver || isEmailOver;
    const flag = findFlag(submission, { isTrapped: isHoneypotFilled(body), isOverRate });
    const source = findSource(request, context.origin, allowed, body);
    const ownOrigin = new URL(request.url).origin;
    const filing = { ...source, ownOrigin, plan, dedupeKeys, mailbox, flag, arrivedAt: now };
    const { row, messageIds } = await storeOnce(
      env.DB,
      () => [
        ...prepareUpsert(env.DB, submission, filing),
        ...prepareMessages(env, submission, filing),
      ],
      { timeLimitMs: settings.dbTimeoutMs, onLate: context.logLate },
    );
    context.goOn(queueMessages(env.OUTBOX, messageIds));
    return {
      reference: kind.hasReference ? toReference(row.dedupeKey) : null,
      outcome: describeFiled(row, flag),
    };
  };
}

function requireValid(body: JsonObject, { schema }: FiledKind): SubmissionValues {
  const { value, issues } = checkSubmission(body, schema);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value;
}

function describeFiled({ repeats }: FiledRow, flag: LeadFlag | null): string {
  const outcome = repeats === 0 ? 'stored' : 'duplicate';
  return flag ? `${outcome} ${flag}` : outcome;
}
