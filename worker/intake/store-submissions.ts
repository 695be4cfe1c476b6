import { inviteToBook } from '../appointments/invite.sql.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { TakenSubmission } from '../core/checked-submission.ts';
import type { Env } from '../core/settings.ts';
import { type RetryOptions, withRetry } from '../core/with-retry.ts';
import { announceLead } from '../leads/announce-lead.sql.ts';
import { filedKinds } from '../leads/kinds.ts';
import { type StoredRow, upsertInto } from '../leads/upsert.sql.ts';
import { requestConsent } from '../newsletter/request-consent.sql.ts';

/** Statements of each kind, written on its first submission. */
const writers = new Map<SubmissionKind, ReturnType<typeof makeWriter>>();

function makeWriter(kind: SubmissionKind) {
  const filed = filedKinds[kind];
  const prepareUpsert = upsertInto(kind, filed);
  const prepareAnnouncement = announceLead(kind, filed);
  return (env: Env, { values, filing }: TakenSubmission, now: Date) => {
    const { writes, read } = prepareUpsert(env.DB, values, filing);
    return [
      ...writes,
      ...(filed.isSubscription ? requestConsent(env, values, filing) : []),
      prepareAnnouncement(env, values, filing, now),
      ...(filed.takesAppointment ? inviteToBook(env, filing, now) : []),
      read,
    ];
  };
}

/** A stored submission. */
interface Filed {
  row: StoredRow;
  /** Ids of the messages about it. */
  messageIds: number[];
}

/**
 * Files submissions, all or none, in one batch: the row and envelope of each, and the messages to send
 * because of it. The dedupe keys make a second attempt safe.
 * @param options.now time of filing, which may be long after arrival
 * @throws HttpError as `withRetry` does
 */
export function fileSubmissions<const All extends readonly TakenSubmission[]>(
  env: Env,
  all: All,
  { now, ...options }: RetryOptions & { now: Date },
): Promise<{ [Index in keyof All]: Filed }> {
  return withRetry(async () => {
    const prepared = all.map((taken) => writerOf(taken.kind)(env, taken, now));
    const results = prepared.length === 0 ? [] : await env.DB.batch(prepared.flat());
    return prepared.map((statements) => {
      const own = results.splice(0, statements.length);
      const messages = own.slice(0, -1).flatMap(({ results }) => results as { id: number }[]);
      return {
        row: own.at(-1)?.results[0] as StoredRow,
        messageIds: messages.map(({ id }) => id),
      };
    });
  }, options) as Promise<{ [Index in keyof All]: Filed }>;
}

function writerOf(kind: SubmissionKind) {
  const writer = writers.get(kind) ?? makeWriter(kind);
  writers.set(kind, writer);
  return writer;
}
