import { inviteToBook } from '../appointments/invite.sql.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import type { TakenSubmission } from '../core/taken-submission.ts';
import { type RetryOptions, withRetry } from '../core/with-retry.ts';
import { announceLead } from '../leads/announce-lead.sql.ts';
import { filedKinds } from '../leads/kinds.ts';
import { type FiledRow, upsertInto } from '../leads/upsert.sql.ts';
import { requestConsent } from '../newsletter/request-consent.sql.ts';

/** Writes the statements of a kind once, as its first submission comes. */
const writers = new Map<SubmissionKind, ReturnType<typeof makeWriter>>();

function makeWriter(kind: SubmissionKind) {
  const filed = filedKinds[kind];
  const prepareUpsert = upsertInto(kind, filed);
  const prepareMessages = filed.isSubscription ? requestConsent : announceLead(kind, filed.table);
  return (env: Env, { values, filing }: TakenSubmission, now: Date) => {
    const { writes, read } = prepareUpsert(env.DB, values, filing);
    return [
      ...writes,
      ...prepareMessages(env, values, filing, now),
      ...(filed.takesAppointment ? inviteToBook(env, filing, now) : []),
      read,
    ];
  };
}

/** A submission that is stored. */
interface Filed {
  row: FiledRow;
  /** Messages to send because of it. */
  messageIds: number[];
}

/**
 * Files a submission in one batch: its row, its envelope, and the messages to send because of it. The
 * dedupe key makes a second attempt safe.
 * @param options.now time of filing, which may be long after arrival
 * @throws HttpError as `withRetry` does
 */
export function fileSubmission(
  env: Env,
  taken: TakenSubmission,
  { now, ...options }: RetryOptions & { now: Date },
): Promise<Filed> {
  const prepare = writers.get(taken.kind) ?? makeWriter(taken.kind);
  writers.set(taken.kind, prepare);
  return withRetry(async () => {
    const results = await env.DB.batch(prepare(env, taken, now));
    const messages = results.slice(0, -1).flatMap(({ results }) => results as { id: number }[]);
    return {
      row: results.at(-1)?.results[0] as FiledRow,
      messageIds: messages.map(({ id }) => id),
    };
  }, options);
}
