import { useCallback, useEffect } from 'react';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';
import { callDesk } from '../calls/desk-api.ts';
import { whenLeadChanges } from '../calls/lead-changes.ts';
import { useRemote } from '../calls/use-remote.ts';
import { putAppointment } from './calendar.logic.ts';

/** Visitors book and move appointments all the time. */
const POLL_MS = 60_000;

/** The appointments from one day to another, updated with changes here and elsewhere. */
export function useCalendar(from: CalendarDay, to: CalendarDay) {
  const load = useCallback(() => callDesk('readCalendar', { from, to }), [from, to]);
  const remote = useRemote(load, POLL_MS);
  const { update } = remote;
  useEffect(
    () =>
      whenLeadChanges(({ appointment }) => {
        if (appointment) update((page) => putAppointment(page, appointment));
      }),
    [update],
  );
  return remote;
}
