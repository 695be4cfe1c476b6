import type { Bookable } from '../appointments/appointment-token.ts';
import { checkSubmission } from '../contract/check-submission.ts';
import { MAX_PLAN_LENGTH, readPlan } from '../contract/plan.ts';
import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';
import type { Filing, TakenSubmission } from '../core/checked-submission.ts';
import { deriveDedupeKeys, toReference } from '../core/dedupe-key.ts';
import type { JsonObject } from '../core/guards.ts';
import { hashMailbox } from '../core/mailbox.ts';
import { HttpError } from '../core/problem.ts';
import type { RequestContext } from '../core/route.ts';
import { type Env, readSettings, type Settings } from '../core/settings.ts';
import { laterError } from '../core/with-retry.ts';
import { filedKinds } from '../leads/kinds.ts';
import { SAME_VISIT_SECONDS, type StoredRow } from '../leads/upsert.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { countSighting } from './count-sighting.ts';
import { findSource } from './find-source.ts';
import { findFlag, isHoneypotFilled } from './flag.ts';
import { queueLate } from './postpone.ts';
import { isClientOverRate, judgeLoad, judgeNetwork } from './rate-limits.ts';
import { fileSubmissions } from './store-submissions.ts';

/** The result for the visitor and for the log. */
interface SubmissionResult {
  /** Reference for the visitor to quote; null for a kind without one. */
  reference: string | null;
  /** The consultation for which the visitor may book a time; null if not, or if no hours are open. */
  bookable: Bookable | null;
  outcome: string;
}

/** Circumstances of the sending. */
interface Sending {
  /** Origin under which it is filed. */
  source: string;
  /** Random text of the press, if our code has sent it. */
  attempt: string | null;
  /** Whether the sender is shown the free times now. */
  isShownTimes: boolean;
}

/**
 * Accepts a submission as JSON or as a form: limits, rules, flags, then one row, or the late queue if the
 * database cannot store it. The sender gets the same answer for a new one, a repeat, a flagged one and a
 * queued one.
 * @throws HttpError 422, 429; 500 if it can never be stored; 503 if neither database nor queue accepts it
 */
export async function takeSubmission(
  kind: SubmissionKind,
  body: JsonObject,
  { source, attempt, isShownTimes }: Sending,
  context: RequestContext,
): Promise<SubmissionResult> {
  const { request, env, now, origin, waitUntil } = context;
  const settings = readSettings(env);
  const { path, takesPlan = false, hasReference } = filedKinds[kind];
  const isClientOver = await isClientOverRate(path, request, env);
  const values = requireValid(kind, body);
  const plan = takesPlan ? readAttachedPlan(body) : null;
  const mailbox = await hashMailbox(env, values.email);
  const [{ isEmailOver, isBreakerOpen }, { network, isNetworkOver }, dedupeKeys] =
    await Promise.all([
      judgeLoad(path, mailbox, env),
      judgeNetwork(request, env, now),
      deriveDedupeKeys(path, values, now),
    ]);
  const flag = findFlag(values, {
    isTrapped: isHoneypotFilled(body),
    isOverRate: isClientOver || isEmailOver || isNetworkOver,
    isUnknown: !origin.isKnown,
  });
  const filing = {
    ...findSource(request, origin, source, body),
    ownOrigin: new URL(request.url).origin,
    plan,
    attempt,
    isAnsweredLater: !isShownTimes,
    dedupeKeys,
    mailbox,
    network,
    flag,
    arrivedAt: now.toISOString(),
  };
  const taken = { kind, values, filing };
  const { dedupeKey, bookable, outcome } = isBreakerOpen
    ? await queue(taken, env, laterError('breaker'))
    : await file(taken, settings, context);
  if (!origin.isKnown && origin.readable)
    waitUntil(countSighting(origin.readable, request, env, now));
  return {
    reference: hasReference ? toReference(dedupeKey) : null,
    bookable,
    outcome: flag ? `${outcome} ${flag}` : outcome,
  };
}

function requireValid(kind: SubmissionKind, body: JsonObject): SubmissionValues {
  const { value, issues } = checkSubmission(body, filedKinds[kind].schema);
  if (value === undefined) throw new HttpError(422, 'invalid-fields', { issues });
  return value;
}

/**
 * The plan that the visitor attached, as JSON. Unsound parts are left out, and one that is too long as a
 * whole: our forms make no such plan, and the request matters more.
 */
function readAttachedPlan({ plan }: JsonObject): string | null {
  const json = JSON.stringify(readPlan(plan));
  return json === 'null' || json.length > MAX_PLAN_LENGTH ? null : json;
}

/** The result of storing a submission, and the key of its row. */
interface StoreResult {
  dedupeKey: string;
  bookable: Bookable | null;
  outcome: 'stored' | 'duplicate' | 'queued';
}

async function file(
  taken: TakenSubmission,
  { dbTimeoutMs }: Settings,
  { env, now, waitUntil, logLate }: RequestContext,
): Promise<StoreResult> {
  try {
    const options = { timeLimitMs: dbTimeoutMs, onLate: logLate, now };
    const [{ row, messageIds }] = await fileSubmissions(env, [taken], options);
    waitUntil(queueMessages(env.OUTBOX, messageIds));
    return {
      dedupeKey: row.dedupeKey,
      bookable: mayBook(row, taken.filing) ? { ...row, email: taken.values.email } : null,
      outcome: row.repeats === 0 ? 'stored' : 'duplicate',
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 503) return queue(taken, env, error);
    throw error;
  }
}

/**
 * Whether the sender made the lead rather than merely knows its content: a repeat needs the random text of
 * the press that made it, and soon.
 */
function mayBook(
  { createdAt, attempt, hasHours }: StoredRow,
  { attempt: ofThis, arrivedAt }: Filing,
): boolean {
  if (!hasHours || attempt !== ofThis) return false;
  const ageMs = Date.parse(arrivedAt) - Date.parse(createdAt);
  return ageMs === 0 || (attempt !== null && ageMs <= SAME_VISIT_SECONDS * 1000);
}

/** @throws `reason` if the queue does not accept it either */
async function queue(taken: TakenSubmission, env: Env, reason: HttpError): Promise<StoreResult> {
  const filing = { ...taken.filing, isAnsweredLater: true };
  if (!(await queueLate(env, { ...taken, filing }))) throw reason;
  return { dedupeKey: filing.dedupeKeys.today, bookable: null, outcome: 'queued' };
}
