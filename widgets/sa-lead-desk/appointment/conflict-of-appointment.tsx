import { useEffect, useId, useRef } from 'react';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { memberName, useDesk } from '../desk-context.ts';
import { findLastChange } from '../lead/conflict.logic.ts';
import { describeTime, nameActor } from '../lead/history.logic.ts';
import { versions } from '../lead/lead.styles.ts';
import { notice, quiet, row } from '../lead-desk.styles.ts';
import { canSaveOver, findDifferences } from './appointment.logic.ts';
import type { AppointmentConflict } from './use-appointment.ts';

interface ConflictOfAppointmentProps {
  conflict: AppointmentConflict;
  isBusy: boolean;
  keepTheirs(): void;
  saveMine(): void;
}

/** Both versions of an appointment that two members have changed, to choose from. */
export function ConflictOfAppointment(props: ConflictOfAppointmentProps) {
  const { conflict, isBusy, keepTheirs, saveMine } = props;
  const { seen, change, current } = conflict;
  const desk = useDesk();
  const nameMember = (email: string) => memberName(desk, email);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = findLastChange(current);
  const now = current.appointment;
  const differences = findDifferences(seen, change, now, desk.zone, nameMember);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conflict is told again
  useEffect(() => heading.current?.focus(), [current]);
  return (
    <section className={notice} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {last
          ? `Changed by ${nameActor(last.actor, nameMember)} at ${describeTime(last.createdAt, desk.zone)}`
          : 'Somebody else has changed this appointment'}
      </h3>
      <p className={quiet}>
        {differences.length
          ? 'Here is what is different. Yours has not been saved yet.'
          : 'Both of you made the same change.'}
      </p>
      <dl className={versions}>
        {differences.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Theirs</span>
              {theirs}
            </dd>
            <dd>
              <span>Yours</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className={row}>
        <button type="button" className={primary} disabled={isBusy} onClick={keepTheirs}>
          Keep theirs
        </button>
        {canSaveOver(seen, now) && differences.length > 0 && (
          <button type="button" className={secondary} disabled={isBusy} onClick={saveMine}>
            Save mine over it
          </button>
        )}
      </div>
    </section>
  );
}
