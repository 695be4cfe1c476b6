import type { Lead, LeadEvent, LeadStatus } from '../../../worker/contract/leads.ts';
import { STATUS_LABELS } from '../labels.ts';
import type { Difference } from '../ui/differences.logic.ts';
import type { LeadChange } from './changes.logic.ts';

/** A change that met another member's: both are kept until the member has chosen. */
export interface Conflict {
  change: LeadChange;
  current: Lead;
}

/** One lead on screen. */
export interface LeadState {
  /** Null until it has loaded. */
  lead: Lead | null;
  conflict: Conflict | null;
  /** Why it could not be opened; '' without a failure. */
  problem: string;
}

export type LeadAction =
  | { type: 'ask' }
  | { type: 'fail'; problem: string }
  | { type: 'show'; lead: Lead }
  | { type: 'meet'; conflict: Conflict };

export const NO_LEAD: LeadState = { lead: null, conflict: null, problem: '' };

/** The lead as the desk has it now ends a conflict. */
export function reduceLead(state: LeadState, action: LeadAction): LeadState {
  switch (action.type) {
    case 'ask':
      return { ...state, problem: '' };
    case 'fail':
      return { ...state, problem: action.problem };
    case 'show':
      return { ...state, lead: action.lead, conflict: null };
    case 'meet':
      return { ...state, conflict: action.conflict };
  }
}

interface Values {
  status: LeadStatus;
  assignedTo: string | null;
  note: string;
  isSpam: boolean;
  name: string | null;
  email: string;
  phone: string | null;
}

const FIELDS: readonly { name: keyof Values; label: string; format(values: Values): string }[] = [
  { name: 'status', label: 'Status', format: ({ status }) => STATUS_LABELS[status] },
  { name: 'assignedTo', label: 'Assigned to', format: ({ assignedTo }) => assignedTo ?? 'Nobody' },
  { name: 'note', label: 'Note', format: ({ note }) => note || 'Empty' },
  { name: 'isSpam', label: 'Spam', format: ({ isSpam }) => (isSpam ? 'Yes' : 'No') },
  { name: 'name', label: 'Name', format: ({ name }) => name ?? 'None' },
  { name: 'email', label: 'Email', format: ({ email }) => email },
  { name: 'phone', label: 'Phone', format: ({ phone }) => phone ?? 'None' },
];

const valuesOf = ({ status, assignedTo, note, folder, name, email, phone }: Lead): Values => ({
  status,
  assignedTo,
  note,
  name,
  email,
  phone,
  isSpam: folder === 'spam',
});

/**
 * Fields that my change would overwrite, or that have changed since I opened the
 * lead: each one in which the present lead differs from mine.
 */
export function findDifferences(seen: Lead, change: LeadChange, current: Lead): Difference[] {
  const mine = { ...valuesOf(seen), ...change } as Values;
  const theirs = valuesOf(current);
  return FIELDS.filter(({ name }) => mine[name] !== theirs[name]).map(
    ({ name, label, format }) => ({
      label,
      theirs: format(theirs),
      mine: format(mine),
      isChangedByMe: change[name] !== undefined,
    }),
  );
}

/** The last action on a lead other than opening it. */
export function findLastChange({ events }: Lead): LeadEvent | undefined {
  return events.findLast(({ action }) => action !== 'opened');
}
