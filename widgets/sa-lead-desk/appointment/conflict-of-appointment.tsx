import { findLastChange } from '../lead/conflict.logic.ts';
import { describeTime, nameActor } from '../lead/history.logic.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { BothVersions } from '../ui/both-versions.tsx';
import { canSaveOver, findDifferences } from './appointment.logic.ts';
import type { AppointmentConflict } from './use-appointment.ts';

interface ConflictOfAppointmentProps {
  conflict: AppointmentConflict;
  isBusy: boolean;
  keepTheirs(): void;
  saveMine(): void;
}

/** Both versions of an appointment that two members have changed. */
export function ConflictOfAppointment(props: ConflictOfAppointmentProps) {
  const { conflict, isBusy, keepTheirs, saveMine } = props;
  const { seen, change, current } = conflict;
  const desk = useDesk();
  const nameMember = (email: string) => memberName(desk, email);
  const last = findLastChange(current);
  const now = current.appointment;
  const differences = findDifferences(seen, change, now, nameMember);
  return (
    <BothVersions
      key={now?.version}
      title={
        last
          ? `Changed by ${nameActor(last.actor, nameMember)} at ${describeTime(last.createdAt)}`
          : 'Someone else has changed this appointment'
      }
      level={3}
      differences={differences}
      isBusy={isBusy}
      keepTheirs={keepTheirs}
      saveMine={canSaveOver(seen, now) && differences.length > 0 ? saveMine : undefined}
    />
  );
}
