import type { Lead } from '../../../worker/contract/leads.ts';
import { formatMoment } from '../office-time.logic.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { BothVersions } from '../ui/both-versions.tsx';
import { findDifferences, findLastChange } from './conflict.logic.ts';
import { nameActor } from './history.logic.ts';
import type { Conflict } from './lead.logic.ts';
import type { LeadStore } from './use-lead.ts';

interface ConflictPanelProps {
  seen: Lead;
  conflict: Conflict;
  store: Pick<LeadStore, 'keepTheirs' | 'saveMine'>;
}

/** Both versions of a lead that two members have changed. */
export function ConflictPanel({ seen, conflict: { change, current }, store }: ConflictPanelProps) {
  const desk = useDesk();
  const last = findLastChange(current);
  return (
    <BothVersions
      key={current.version}
      title={
        last
          ? `Changed by ${nameActor(last.actor, (email) => memberName(desk, email))} at ${formatMoment(last.createdAt)}`
          : 'Someone else has changed this lead'
      }
      level={2}
      differences={findDifferences(seen, change, current)}
      keepTheirs={store.keepTheirs}
      saveMine={store.saveMine}
    />
  );
}
