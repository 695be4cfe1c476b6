import { useRef, useState } from 'react';
import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { useAction } from '../calls/use-action.ts';
import { nameOf } from '../labels.ts';
import { describeTime, nameActor } from '../lead/history.logic.ts';
import { findLastChange } from '../lead/lead.logic.ts';
import { noPrint } from '../lead/lead.styles.ts';
import { row } from '../lead-desk.styles.ts';
import { formatStart } from '../office-time.logic.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { AskOnce } from '../ui/ask-once.tsx';
import { Button, Problem } from '../ui/basics.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import {
  type AppointmentChange,
  canSaveOver,
  findDifferences,
  listActs,
  needsCounsellor,
} from './appointment.logic.ts';
import { opened } from './appointment.styles.ts';
import { TimePicker } from './time-picker.tsx';
import { type AppointmentConflict, useAppointment } from './use-appointment.ts';

interface AppointmentActionsProps {
  appointment: DeskAppointment;
  /** Class of the buttons. */
  look?: string;
  /** Whether the screen has several, so that each button names its visitor. */
  isOneOfMany?: boolean;
}

/**
 * Buttons of an appointment: move and cancel until it begins, then its outcome,
 * which a member can correct on the lead.
 */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { appointment, look = secondary, isOneOfMany = false } = props;
  const { nowMs } = useDesk();
  // The appointment as it was when the panel opened: the member decides by what was shown.
  const [open, setOpen] = useState<{ panel: 'move' | 'cancel'; seen: DeskAppointment } | null>(
    null,
  );
  const store = useAppointment();
  const { isBusy, problem, run } = useAction();
  const openers = {
    move: useRef<HTMLButtonElement>(null),
    cancel: useRef<HTMLButtonElement>(null),
  };
  const { conflict } = store;
  const may = listActs(appointment, nowMs, isOneOfMany);
  if (may.length === 0 && !conflict) return null;
  const name = nameOf(appointment.lead);

  const close = () => {
    if (open) openers[open.panel].current?.focus();
    setOpen(null);
  };
  const change = (seen: DeskAppointment, wanted: AppointmentChange) =>
    run(async () => {
      await store.change(seen, wanted);
      setOpen(null);
    });
  const labelled = (label: string) => (isOneOfMany ? { 'aria-label': `${label}: ${name}` } : {});
  const opener = (panel: 'move' | 'cancel', label: string) => (
    <Button
      ref={openers[panel]}
      look={look}
      aria-expanded={open?.panel === panel}
      {...labelled(label)}
      onClick={() => (open?.panel === panel ? close() : setOpen({ panel, seen: appointment }))}
    >
      {label}
    </Button>
  );
  const closing = (state: 'done' | 'missed', label: string) => (
    <Button
      look={look}
      disabled={isBusy}
      {...labelled(label)}
      onClick={() => change(appointment, { act: 'close', state })}
    >
      {label}
    </Button>
  );
  return (
    <div className={`${opened} ${noPrint}`}>
      <div className={row}>
        {may.includes('confirm') && (
          <Button
            look={look}
            disabled={isBusy}
            {...labelled('Confirmed')}
            onClick={() => change(appointment, { act: 'confirm' })}
          >
            Confirmed
          </Button>
        )}
        {may.includes('done') && closing('done', 'Done')}
        {may.includes('missed') && closing('missed', 'Missed')}
        {may.includes('move') && opener('move', needsCounsellor(appointment) ? 'Assign' : 'Move')}
        {may.includes('cancel') && opener('cancel', 'Cancel')}
      </div>
      {open?.panel === 'cancel' && (
        <AskOnce
          question={`Cancel the appointment of ${name} on ${formatStart(open.seen.startsAt)}? You cannot undo this. If email to visitors is off, tell them yourself.`}
          yes="Cancel the appointment"
          no="Keep the appointment"
          isBusy={isBusy}
          act={() => change(open.seen, { act: 'cancel' })}
          close={close}
        />
      )}
      {open?.panel === 'move' && (
        <TimePicker
          id={`move-${appointment.id}`}
          heading={`Move the appointment of ${name}`}
          way={appointment.way}
          startsAt={open.seen.startsAt}
          member={open.seen.member}
          verb="Move to"
          no="Keep the time"
          pick={async (startsAt, member) => {
            await store.change(open.seen, { act: 'move', startsAt, member });
            setOpen(null);
          }}
          close={close}
        />
      )}
      <Problem text={problem} />
      {conflict && (
        <ConflictOfAppointment
          conflict={conflict}
          isBusy={isBusy}
          keepTheirs={store.keepTheirs}
          saveMine={() => run(store.saveMine)}
        />
      )}
    </div>
  );
}

interface ConflictOfAppointmentProps {
  conflict: AppointmentConflict;
  isBusy: boolean;
  keepTheirs(): void;
  saveMine(): void;
}

/** Both versions of an appointment that two members have changed. */
function ConflictOfAppointment(props: ConflictOfAppointmentProps) {
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
