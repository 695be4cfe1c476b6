import { useCallback, useEffect, useReducer } from 'react';
import type { Lead } from '../../../worker/contract/leads.ts';
import type { LeadChange } from '../changes.logic.ts';
import { callDesk, DeskProblem, describeProblem } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { dropDraft } from '../drafts.ts';
import { showChange, whenLeadChanges } from '../lead-changes.ts';
import { addressOf, isSameLead, type LeadKey } from '../route.logic.ts';
import { whenSignedInAgain } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useChangeLead } from '../use-change-lead.ts';
import { type LeadState, NO_LEAD, reduceLead } from './lead.logic.ts';

/** `problem` is also why a change could not be made. */
export interface LeadStore extends LeadState {
  isBusy: boolean;
  /** Reads it again. */
  retry(): void;
  /** Makes a change; `done` describes it once it is made. */
  save(change: LeadChange, done: string): Promise<void>;
  keepTheirs(): void;
  saveMine(): Promise<void>;
}

/** One lead: opened, which marks it as read, and changed by version. */
export function useLead({ kind, id }: LeadKey): LeadStore {
  const { announce } = useDesk();
  const [{ lead, conflict, problem: missing }, dispatch] = useReducer(reduceLead, NO_LEAD);
  const { isBusy, problem, run } = useAction();
  const changeLead = useChangeLead();
  const address = addressOf({ kind, id });
  const open = useCallback(() => {
    dispatch({ type: 'ask' });
    callDesk('openLead', { kind, id }).then(showChange, (error) =>
      dispatch({ type: 'fail', problem: describeProblem(error) }),
    );
  }, [kind, id]);

  useEffect(
    () =>
      whenLeadChanges((changed) => {
        if (isSameLead(changed, { kind, id })) dispatch({ type: 'show', lead: changed });
      }),
    [kind, id],
  );
  useEffect(open, [open]);
  useEffect(() => (missing ? whenSignedInAgain(open) : undefined), [missing, open]);

  async function change(seen: Lead, wanted: LeadChange, done: string) {
    try {
      await changeLead(seen, wanted, done);
    } catch (error) {
      const current = error instanceof DeskProblem && (error.current as Lead | null);
      if (!current) throw error;
      dispatch({ type: 'meet', conflict: { change: wanted, current } });
      return;
    }
    if (wanted.note !== undefined) dropDraft(address, wanted.note);
  }

  return {
    lead,
    problem: missing || problem,
    isBusy,
    conflict,
    retry: open,
    save: (wanted, done) =>
      run(async () => {
        if (lead) await change(lead, wanted, done);
      }),
    keepTheirs() {
      if (!conflict) return;
      if (conflict.change.note !== undefined) dropDraft(address, conflict.change.note);
      showChange(conflict.current);
      announce('Their version is kept');
    },
    saveMine: () =>
      run(async () => {
        if (conflict) await change(conflict.current, conflict.change, 'Your version is saved');
      }),
  };
}
