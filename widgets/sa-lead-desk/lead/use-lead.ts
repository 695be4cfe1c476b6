import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Lead } from '../../../worker/contract/leads.ts';
import { callDesk, DeskError, describeProblem } from '../calls/desk-api.ts';
import { dropDraft } from '../calls/drafts.ts';
import { showChange, whenLeadChanges } from '../calls/lead-changes.ts';
import { whenSignedInAgain } from '../calls/session.ts';
import { useAction } from '../calls/use-action.ts';
import { findNeighbours } from '../inbox/inbox.logic.ts';
import type { InboxStore } from '../inbox/use-inbox.ts';
import { useDesk } from '../shell/desk-context.ts';
import { addressOf, isSameLead, type LeadKey } from '../shell/route.logic.ts';
import type { LeadChange } from './changes.logic.ts';
import { type LeadState, NO_LEAD, reduceLead } from './lead.logic.ts';
import { useChangeLead } from './use-change-lead.ts';

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
      const current = error instanceof DeskError && (error.current as Lead | null);
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

/** Steps to the previous and next lead of the list; null without one. */
export interface Neighbours {
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The browser's back button leads to the inbox, however many leads were shown. */
const goTo = (key: LeadKey) => location.replace(addressOf(key));

/** The leads beside one. A lead that has left the list keeps its place. */
export function useNeighbours(leadKey: LeadKey, { state, loadOlder }: InboxStore): Neighbours {
  const place = useRef<ReturnType<typeof findNeighbours>>(null);
  const { run } = useAction();
  place.current = findNeighbours(state.leads, leadKey) ?? place.current;
  if (!place.current) return { previous: null, next: null };
  const { previous, next } = place.current;
  const loadMore = () =>
    run(async () => {
      const [older] = await loadOlder();
      if (older) goTo(older);
    });
  const isMore = !next && state.cursor !== null;
  return {
    previous: previous && (() => goTo(previous)),
    next: next ? () => goTo(next) : isMore ? loadMore : null,
  };
}
