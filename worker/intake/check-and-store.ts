import type { Bookable } from '../appointments/appointment-token.ts';
import { checkSubmission } from '../contract/check-submission.ts';
import { MAX_PLAN_LENGTH, readPlan } from '../contract/plan.ts';
import type { SubmissionKind, SubmissionValues } from '../contract/submissions.ts';
import type { CheckedSubmission, Circumstances } from '../core/checked-submission.ts';
import { deriveDedupeKeys, toReference } from '../core/dedupe-key.ts';
import type { JsonObject } from '../core/guards.ts';
import { hashMailbox } from '../core/mailbox.ts';
import { HttpError } from '../core/problem.ts';
import type { RequestContext } from '../core/route.ts';
import { type Env, readSettings, type Settings } from '../core/settings.ts';
import { laterError } from '../core/with-retry.ts';
import { storedKinds } from '../leads/kinds.ts';
import { SAME_VISIT_SECONDS, type StoredRow } from '../leads/upsert.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { countSighting } from './count-sighting.ts';
import { findSource } from './find-source.ts';
import { findFlag, isHoneypotFilled } from './flag.ts';
import { postponeSubmission } from './postpone.ts';
import { isClientOverRate, judgeLoad, judgeNetwork } from './rate-limits.ts';
import { storeSubmissions } from './store-submissions.ts';

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
  /** Origin of the page, stored with the lead. */
  source: string;
  /** Random text of the press, if our code has sent it. */
  attempt: string | null;
  /** Whether a mail invites the visitor to book: the answer shows no free times. */
  invitesByMail: boolean;
}

/**
 * Checks a submission by limits and rules, finds its flag, and stores it, or postpones it if the database
 * cannot store it. The sender gets the same answer for a new one, a repeat, a flagged one and a
 * queued one.
 * @throws HttpError 422, 429; 500 if it can never be stored; 503 if neither database nor queue accepts it
 */
export async function checkAndStore(
  kind: SubmissionKind,
  body: JsonObject,
  { source, attempt, invitesByMail }: Sending,
  context: RequestContext,
): Promise<SubmissionResult> {
  const { request, env, now, origin, waitUntil } = context;
  const settings = readSettings(env);
  const { path, takesPlan = false, hasReference } = storedKinds[kind];
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
  const circumstances = {
    ...findSource(kind, context, source, body),
    ownOrigin: new URL(request.url).origin,
    plan,
    attempt,
    invitesByMail,
    dedupeKeys,
    mailbox,
    network,
    flag,
    arrivedAt: now.toISOString(),
  };
  const submission = { kind, values, circumstances };
  const { dedupeKey, bookable, outcome } = isBreakerOpen
    ? await postpone(submission, env, laterError('breaker'))
    : await store(submission, settings, context);
  if (!origin.isKnown && origin.readable)
    waitUntil(countSighting(origin.readable, request, env, now));
  return {
    reference: hasReference ? toReference(dedupeKey) : null,
    bookable,
    outcome: flag ? `${outcome} ${flag}` : outcome,
  };
}

function requireValid(kind: SubmissionKind, body: JsonObject): SubmissionValues {
  const { value, issues } = checkSubmission(body, storedKinds[kind].schema);
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

async function store(
  submission: CheckedSubmission,
  { dbTimeoutMs }: Settings,
  { env, now, waitUntil, logLate }: RequestContext,
): Promise<StoreResult> {
  try {
    const options = { timeLimitMs: dbTimeoutMs, onLate: logLate, now };
    const [{ row, messageIds }] = await storeSubmissions(env, [submission], options);
    waitUntil(queueMessages(env.OUTBOX, messageIds));
    return {
      dedupeKey: row.dedupeKey,
      bookable: mayBook(row, submission.circumstances)
        ? { ...row, email: submission.values.email }
        : null,
      outcome: row.repeats === 0 ? 'stored' : 'duplicate',
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 503) return postpone(submission, env, error);
    throw error;
  }
}

/**
 * Whether the sender made the lead rather than merely knows its content: a repeat needs the random text of
 * the press that made it, and soon.
 */
function mayBook(
  { createdAt, attempt, hasHours }: StoredRow,
  { attempt: ofThis, arrivedAt }: Circumstances,
): boolean {
  if (!hasHours || attempt !== ofThis) return false;
  const ageMs = Date.parse(arrivedAt) - Date.parse(createdAt);
  return ageMs === 0 || (attempt !== null && ageMs <= SAME_VISIT_SECONDS * 1000);
}

/** @throws `reason` if the queue does not accept it either */
async function postpone(
  submission: CheckedSubmission,
  env: Env,
  reason: HttpError,
): Promise<StoreResult> {
  const circumstances = { ...submission.circumstances, invitesByMail: true };
  if (!(await postponeSubmission(env, { ...submission, circumstances }))) throw reason;
  return { dedupeKey: circumstances.dedupeKeys.today, bookable: null, outcome: 'queued' };
}
