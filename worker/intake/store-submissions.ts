import { inviteToBook } from '../appointments/invite.sql.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { CheckedSubmission } from '../core/checked-submission.ts';
import type { Env } from '../core/settings.ts';
import { type RetryOptions, withRetry } from '../core/with-retry.ts';
import { announceLead } from '../leads/announce-lead.sql.ts';
import { storedKinds } from '../leads/kinds.ts';
import { type StoredRow, upsertInto } from '../leads/upsert.sql.ts';
import { requestConsent } from '../newsletter/request-consent.sql.ts';

/** Statements of each kind, written on its first submission. */
const writers = new Map<SubmissionKind, ReturnType<typeof makeWriter>>();

function makeWriter(kind: SubmissionKind) {
  const stored = storedKinds[kind];
  const prepareUpsert = upsertInto(kind, stored);
  const prepareAnnouncement = announceLead(kind, stored);
  return (env: Env, { values, circumstances }: CheckedSubmission, now: Date) => {
    const { writes, read } = prepareUpsert(env.DB, values, circumstances);
    return [
      ...writes,
      ...(stored.isSubscription ? requestConsent(env, values, circumstances) : []),
      prepareAnnouncement(env, values, circumstances, now),
      ...(stored.takesAppointment ? inviteToBook(env, circumstances, now) : []),
      read,
    ];
  };
}

/** A stored submission. */
interface Stored {
  row: StoredRow;
  /** Ids of the messages about it. */
  messageIds: number[];
}

/**
 * Stores submissions, all or none, in one batch: the row and envelope of each, and the messages to send
 * because of it. The dedupe keys make a second attempt safe.
 * @param options.now time of storing, which may be long after arrival
 * @throws HttpError as `withRetry` does
 */
export function storeSubmissions<const All extends readonly CheckedSubmission[]>(
  env: Env,
  all: All,
  { now, ...options }: RetryOptions & { now: Date },
): Promise<{ [Index in keyof All]: Stored }> {
  return withRetry(async () => {
    const prepared = all.map((submission) => writerOf(submission.kind)(env, submission, now));
    const results = prepared.length === 0 ? [] : await env.DB.batch(prepared.flat());
    return prepared.map((statements) => {
      const own = results.splice(0, statements.length);
      const messages = own.slice(0, -1).flatMap(({ results }) => results as { id: number }[]);
      return {
        row: own.at(-1)?.results[0] as StoredRow,
        messageIds: messages.map(({ id }) => id),
      };
    });
  }, options) as Promise<{ [Index in keyof All]: Stored }>;
}

function writerOf(kind: SubmissionKind) {
  const writer = writers.get(kind) ?? makeWriter(kind);
  writers.set(kind, writer);
  return writer;
}
