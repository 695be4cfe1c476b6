import { useEffect, useRef } from 'react';
import type { Lead } from '../../../worker/contract/leads.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { memberName, useDesk } from '../desk-context.ts';
import { notice, quiet, row } from '../lead-desk.styles.ts';
import { formatMoment } from '../time.logic.ts';
import { findDifferences, findLastChange } from './conflict.logic.ts';
import { nameActor } from './history.logic.ts';
import { versions } from './lead.styles.ts';
import type { Conflict, LeadStore } from './use-lead.ts';

interface ConflictPanelProps {
  seen: Lead;
  conflict: Conflict;
  store: Pick<LeadStore, 'keepTheirs' | 'saveMine'>;
}

/** Both versions of a lead that two members have changed, to choose from. */
export function ConflictPanel({ seen, conflict: { change, current }, store }: ConflictPanelProps) {
  const desk = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const differences = findDifferences(seen, change, current);
  const last = findLastChange(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conflict is told again
  useEffect(() => heading.current?.focus(), [current]);
  return (
    <section className={notice} aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {last
          ? `Changed by ${nameActor(last.actor, (email) => memberName(desk, email))} at ${formatMoment(last.createdAt)}`
          : 'Somebody else has changed this lead'}
      </h2>
      <p className={quiet}>
        {differences.length
          ? 'Here is what is different. Yours has not been saved yet.'
          : 'Both of you made the same change.'}
      </p>
      <dl className={versions}>
        {differences.map(({ label, theirs, mine, isChangedByMe }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Theirs</span>
              {theirs}
            </dd>
            <dd>
              <span>{isChangedByMe ? 'Yours' : 'When you opened it'}</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className={row}>
        <button type="button" className={primary} onClick={store.keepTheirs}>
          Keep theirs
        </button>
        <button type="button" className={secondary} onClick={store.saveMine}>
          Save mine over it
        </button>
      </div>
    </section>
  );
}
