import { inviteToBook } from '../appointments/invite.sql.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import type { Env } from '../core/settings.ts';
import { type Filed, type StoreOptions, storeOnce } from '../core/store-once.ts';
import { announceLead } from '../leads/announce-lead.sql.ts';
import { filedKinds } from '../leads/kinds.ts';
import { upsertInto } from '../leads/upsert.sql.ts';
import { requestConsent } from '../newsletter/request-consent.sql.ts';
import type { TakenSubmission } from './taken-submission.ts';

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

/**
 * Files a submission: its row, its envelope, and in their batch the messages that are to be sent because
 * of it. The same one files nothing a second time.
 * @param options.now when it is filed, which may be long after it came
 * @throws HttpError as `storeOnce` does
 */
export function fileSubmission(
  env: Env,
  taken: TakenSubmission,
  { now, ...options }: StoreOptions & { now: Date },
): Promise<Filed> {
  const prepare = writers.get(taken.kind) ?? makeWriter(taken.kind);
  writers.set(taken.kind, prepare);
  return storeOnce(env.DB, () => prepare(env, taken, now), options);
}
