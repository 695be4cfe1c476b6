import type { SubmissionKind } from '../contract/submissions.ts';
import { storedKinds } from './kinds.ts';

/**
 * SQL that copies the status of leads to the rows of their kind, for the batch that has changed it; null
 * if these rows have none.
 * @param ids of the rows, as SQL
 */
export function writeRowStatus(kind: SubmissionKind, ids: string): string | null {
  const { table, status } = storedKinds[kind];
  return status === undefined
    ? null
    : `UPDATE ${table} SET ${status} FROM leads AS lead
      WHERE (lead.kind, lead.row_id) = ('${kind}', ${table}.id) AND ${table}.id IN (${ids})`;
}
