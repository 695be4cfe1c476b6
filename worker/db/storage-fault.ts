import { DeadlineError } from '../deadline.ts';

/** What kind of fault a failed statement met: all that is ever said of D1's own message. */
export type StorageFault =
  | 'constraint'
  | 'missing-table'
  | 'type'
  | 'overloaded'
  | 'timeout'
  | 'reset'
  | 'unknown';

/** First match wins: D1 names a timeout and the reset that it caused in one sentence. */
const SIGNS: [StorageFault, RegExp][] = [
  ['constraint', /constraint|cannot store/i],
  ['missing-table', /no such (table|column)|no column named/i],
  ['type', /D1_TYPE_ERROR|datatype mismatch/i],
  ['overloaded', /overloaded|too many|exceeded its (CPU|memory)/i],
  ['timeout', /time(d )?out/i],
  ['reset', /reset|connection lost|network|internal error|transient/i],
];

/** Names the fault by D1's message, which quotes SQL and values and goes no further. */
export function classifyFault(error: unknown): StorageFault {
  if (error instanceof DeadlineError) return 'timeout';
  const message = error instanceof Error ? error.message : '';
  return SIGNS.find(([, sign]) => sign.test(message))?.[0] ?? 'unknown';
}

/** Another try would end the same: the code and the database disagree. */
export function isPermanent(fault: StorageFault): boolean {
  return fault === 'constraint' || fault === 'missing-table' || fault === 'type';
}
