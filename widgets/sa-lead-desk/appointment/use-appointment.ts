import { useState } from 'react';
import type { DeskAppointment, Lead } from '../../../worker/contract/leads.ts';
import { callDesk, DeskError } from '../calls/desk-api.ts';
import { showChange } from '../calls/lead-changes.ts';
import { useDesk } from '../shell/desk-context.ts';
import { type AppointmentChange, describeDone } from './appointment.logic.ts';

/** A change that conflicts with another member's: both are kept until the member has chosen. */
export interface AppointmentConflict {
  seen: DeskAppointment;
  change: AppointmentChange;
  current: Lead;
}

function send(change: AppointmentChange, { id, version }: Pick<DeskAppointment, 'id' | 'version'>) {
  switch (change.act) {
    case 'move':
      return callDesk('moveAppointment', {
        id,
        version,
        startsAt: change.startsAt,
        member: change.member,
      });
    case 'confirm':
      return callDesk('confirmAppointment', { id });
    case 'cancel':
      return callDesk('cancelAppointment', { id, version });
    case 'close':
      return callDesk('closeAppointment', { id, version, state: change.state });
  }
}

/** Changes an appointment by its version, and shows the result everywhere. */
export function useAppointment() {
  const { announce } = useDesk();
  const [conflict, setConflict] = useState<AppointmentConflict | null>(null);

  /** Resolves to false after a conflict. Throws as `callDesk` does after any other failure. */
  async function change(seen: DeskAppointment, wanted: AppointmentChange): Promise<boolean> {
    try {
      showChange(await send(wanted, seen));
    } catch (error) {
      const current = error instanceof DeskError && (error.current as Lead | null);
      if (!current) throw error;
      setConflict({ seen, change: wanted, current });
      return false;
    }
    setConflict(null);
    announce(describeDone(wanted));
    return true;
  }

  return {
    conflict,
    change,
    keepTheirs() {
      if (conflict) showChange(conflict.current);
      setConflict(null);
      announce('Their version is kept');
    },
    /** Throws as `callDesk` does. */
    async saveMine() {
      const now = conflict?.current.appointment;
      if (conflict && now)
        await change({ ...conflict.seen, version: now.version }, conflict.change);
    },
  };
}
