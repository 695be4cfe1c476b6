import type { Lead } from '../../../worker/contract/leads.ts';
import { callDesk } from '../calls/desk-api.ts';
import { showChange } from '../calls/lead-changes.ts';
import { type Changeable, useDesk } from '../shell/desk-context.ts';
import { type LeadChange, reverseChange } from './changes.logic.ts';

/**
 * Changes a lead, shows that everywhere and offers to take it back; `done` says what was done. Throws
 * as `callDesk` does.
 */
export function useChangeLead() {
  const { announce, offerUndo } = useDesk();
  const send = async ({ kind, id, version }: Changeable, change: LeadChange): Promise<Lead> => {
    const next = await callDesk('changeLead', { kind, id, version, change });
    showChange(next);
    return next;
  };
  return async (lead: Changeable, change: LeadChange, done: string): Promise<Lead> => {
    const next = await send(lead, change);
    const reverse = reverseChange(lead, change);
    if (!reverse) announce(done);
    else {
      const undo = async () => {
        await send({ ...lead, version: next.version }, reverse);
      };
      offerUndo({ text: done, undo });
    }
    return next;
  };
}
