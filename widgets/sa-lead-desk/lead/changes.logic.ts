import type { DeskInput } from '../../../worker/contract/desk.ts';
import { endStatuses, type LeadStatus, type LeadSummary } from '../../../worker/contract/leads.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';

/** What a member changes of a lead, as the contract has it. */
export type LeadChange = DeskInput<'changeLead'>['change'];

/** Whether nobody is met any more about a lead after this change. */
export const isEnd = ({ isSpam, status }: LeadChange): boolean =>
  isSpam === true || endStatuses.includes(status ?? '');

/**
 * The change that takes another one back, for a lead as it was before; null for one that only its
 * author could want back, such as a note.
 */
export function reverseChange(
  before: Pick<LeadSummary, 'status' | 'assignedTo' | 'folder' | 'flag'>,
  change: LeadChange,
): LeadChange | null {
  const { status, assignedTo, folder, flag } = before;
  const reversed: LeadChange = {
    ...(change.status !== undefined && { status }),
    ...(change.assignedTo !== undefined && { assignedTo }),
    ...(change.isSpam !== undefined && reverseFolder(folder, flag)),
  };
  return Object.keys(reversed).length ? reversed : null;
}

const reverseFolder = (
  folder: LeadSummary['folder'],
  flag: LeadSummary['flag'],
): Pick<LeadChange, 'isSpam' | 'flag'> =>
  folder === 'flagged' && flag ? { flag } : { isSpam: folder === 'spam' };

/** What usually follows a status, and how its button says so. */
const NEXT_STEPS: Record<SubmissionKind, Partial<Record<LeadStatus, LeadStatus>>> = {
  consultation: { pending: 'contacted', contacted: 'scheduled', scheduled: 'done' },
  contact: { pending: 'done' },
  newsletter: {},
};

/** The status that usually comes next; null where a lead is at its end, or waits for its reader. */
export const findNextStatus = ({
  kind,
  status,
}: Pick<LeadSummary, 'kind' | 'status'>): LeadStatus | null => NEXT_STEPS[kind][status] ?? null;

/** What answering does to the status: an answered message is done, a request goes on. */
export function findStatusAfterReply({
  kind,
  status,
}: Pick<LeadSummary, 'kind' | 'status'>): LeadStatus | null {
  return status === 'pending' ? findNextStatus({ kind, status }) : null;
}
