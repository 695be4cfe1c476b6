import type { DeskInput } from '../../../worker/contract/desk.ts';
import { endStatuses, type LeadStatus, type LeadSummary } from '../../../worker/contract/leads.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';

/** A member's change of a lead. */
export type LeadChange = DeskInput<'changeLead'>['change'];

/** Whether a lead takes no more appointments after this change. */
export const isEnd = ({ isSpam, status }: LeadChange): boolean =>
  isSpam === true || endStatuses.includes(status ?? '');

/**
 * The change that undoes another one, for a lead as it was before; null for one that only its
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

/** The usual next status of each. */
const NEXT_STEPS: Record<SubmissionKind, Partial<Record<LeadStatus, LeadStatus>>> = {
  consultation: { pending: 'contacted', contacted: 'scheduled', scheduled: 'done' },
  contact: { pending: 'done' },
  newsletter: {},
};

/** The usual next status; null at the end of a lead, or while it waits for its reader. */
export const findNextStatus = ({
  kind,
  status,
}: Pick<LeadSummary, 'kind' | 'status'>): LeadStatus | null => NEXT_STEPS[kind][status] ?? null;

/** The status after a reply: a message is done, a request moves to the next one. */
export function findStatusAfterReply({
  kind,
  status,
}: Pick<LeadSummary, 'kind' | 'status'>): LeadStatus | null {
  return status === 'pending' ? findNextStatus({ kind, status }) : null;
}
