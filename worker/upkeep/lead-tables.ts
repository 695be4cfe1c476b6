import type { SubmissionKind } from '../contract/submissions.ts';
import { filedKinds } from '../store/kinds.ts';

/** The table of each kind of lead. */
export const leadTables = Object.entries(filedKinds).map(([kind, { table }]) => ({
  kind: kind as SubmissionKind,
  table,
}));
