import { useEffect, useState } from 'react';
import type { Lead } from '../../../worker/contract/leads.ts';
import { callDesk, DeskProblem, describeProblem } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import type { LeadKey } from '../route.logic.ts';
import { useAction } from '../use-action.ts';
import type { LeadChange } from './conflict.logic.ts';

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
  retry(): void;
  /** Makes a change; `done` is said to screen readers once it is kept. */
  save(change: LeadChange, done: string): Promise<void>;
  keepTheirs(): void;
  saveMine(): Promise<void>;
}

/** One lead: opened, which marks it as read, and changed by version. */
export function useLead(leadKey: LeadKey): LeadStore {
  const { showChange, announce, drafts } = useDesk();
  const [lead, setLead] = useState<Lead | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState('');
  const { isBusy, problem, run } = useAction();
  const { kind, id } = leadKey;

  const adopt = (next: Lead) => {
    setLead(next);
    setConflict(null);
    showChange(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen shows one lead
  useEffect(() => {
    setMissing('');
    callDesk('openLead', { kind, id }).then(adopt, (error) => setMissing(describeProblem(error)));
  }, [attempt]);

  async function change(change: LeadChange, version: number, done: string) {
    try {
      adopt(await callDesk('changeLead', { kind, id, version, change }));
    } catch (error) {
      const current = error instanceof DeskProblem && (error.current as Lead | null);
      if (!current) throw error;
      setConflict({ change, current });
      return;
    }
    if (change.note !== undefined) drafts.delete(`${kind}/${id}`);
    announce(done);
  }

  return {
    lead,
    problem: missing || problem,
    isBusy,
    conflict,
    retry: () => setAttempt((count) => count + 1),
    save: (wanted, done) => run(() => change(wanted, lead?.version ?? 0, done)),
    keepTheirs() {
      if (conflict?.change.note !== undefined) drafts.delete(`${kind}/${id}`);
      if (conflict) adopt(conflict.current);
      announce('Their version is kept');
    },
    saveMine: () =>
      run(async () => {
        if (conflict)
          await change(conflict.change, conflict.current.version, 'Your version is saved');
      }),
  };
}
