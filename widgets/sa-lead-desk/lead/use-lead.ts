import { useEffect, useState } from 'react';
import type { Lead } from '../../../worker/contract/leads.ts';
import type { LeadChange } from '../changes.logic.ts';
import { callDesk, DeskProblem, describeProblem } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { dropDraft } from '../drafts.ts';
import { addressOf, isSameLead, type LeadKey } from '../route.logic.ts';
import { whenSignedInAgain } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useChangeLead } from '../use-change-lead.ts';

/** A change that met another one: nothing of either is lost until the member has chosen. */
export interface Conflict {
  change: LeadChange;
  current: Lead;
}

export interface LeadStore {
  /** Null until it has loaded. */
  lead: Lead | null;
  /** Why it could not be shown, or a change not be made; '' if nothing went wrong. */
  problem: string;
  isBusy: boolean;
  conflict: Conflict | null;
  /** Reads it again. */
  retry(): void;
  /** Makes a change; `done` says what was done once it is. */
  save(change: LeadChange, done: string): Promise<void>;
  keepTheirs(): void;
  saveMine(): Promise<void>;
}

/** One lead: opened, which marks it as read, and changed by version. */
export function useLead(leadKey: LeadKey): LeadStore {
  const { showChange, announce, changed } = useDesk();
  const [lead, setLead] = useState<Lead | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState('');
  const { isBusy, problem, run } = useAction();
  const changeLead = useChangeLead();
  const { kind, id } = leadKey;
  const retry = () => setAttempt((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen shows one lead
  useEffect(() => {
    setMissing('');
    callDesk('openLead', { kind, id }).then(showChange, (error) =>
      setMissing(describeProblem(error)),
    );
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only counts
  useEffect(() => (missing ? whenSignedInAgain(retry) : undefined), [missing]);

  // Whoever changed it, here or in the bar that takes changes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has changed is news
  useEffect(() => {
    if (!changed || !isSameLead(changed, leadKey)) return;
    setLead(changed);
    setConflict(null);
  }, [changed]);

  async function change(seen: Lead, wanted: LeadChange, done: string) {
    try {
      await changeLead(seen, wanted, done);
    } catch (error) {
      const current = error instanceof DeskProblem && (error.current as Lead | null);
      if (!current) throw error;
      setConflict({ change: wanted, current });
      return;
    }
    if (wanted.note !== undefined) dropDraft(addressOf(leadKey), wanted.note);
  }

  return {
    lead,
    problem: missing || problem,
    isBusy,
    conflict,
    retry,
    save: (wanted, done) =>
      run(async () => {
        if (lead) await change(lead, wanted, done);
      }),
    keepTheirs() {
      if (!conflict) return;
      if (conflict.change.note !== undefined) dropDraft(addressOf(leadKey), conflict.change.note);
      showChange(conflict.current);
      announce('Their version is kept');
    },
    saveMine: () =>
      run(async () => {
        if (conflict) await change(conflict.current, conflict.change, 'Your version is saved');
      }),
  };
}
