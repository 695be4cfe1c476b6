import type { Lead } from '../../../worker/contract/leads.ts';
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
