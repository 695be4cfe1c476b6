import { useEffect, useRef, useState } from 'react';
import type { CalendarPage } from '../../../worker/contract/calendar.ts';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';
import { callDesk } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { whenSignedInAgain } from '../session.ts';
import { putAppointment } from './calendar.logic.ts';

/** Visitors book and move while somebody is looking. */
const POLL_MS = 60_000;

export interface CalendarStore {
  /** Null until the days that are asked for have loaded. */
  page: CalendarPage | null;
  hasFailed: boolean;
  /** The last poll had no answer, so there may be appointments that nobody sees. */
  isStale: boolean;
  retry(): void;
}

/** The appointments from one day to another, kept up with what happens here and elsewhere. */
export function useCalendar(from: CalendarDay, to: CalendarDay): CalendarStore {
  const { changed } = useDesk();
  const [answer, setAnswer] = useState<{ from: CalendarDay; page: CalendarPage } | null>(null);
  const [problem, setProblem] = useState<'none' | 'failed' | 'stale'>('none');
  const page = answer?.from === from ? answer.page : null;
  const asked = useRef(from);
  asked.current = from;
  const latest = useRef(() => {});
  latest.current = () => {
    const isAsked = () => from === asked.current;
    callDesk('readCalendar', { from, to }).then(
      (fresh) => {
        if (!isAsked()) return;
        setAnswer({ from, page: fresh });
        setProblem('none');
      },
      () => isAsked() && setProblem(page ? 'stale' : 'failed'),
    );
  };
  const retry = () => {
    setProblem('none');
    latest.current();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a week begins with its day
  useEffect(() => {
    retry();
    const timer = setInterval(() => latest.current(), POLL_MS);
    return () => clearInterval(timer);
  }, [from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever of them reads the same
  useEffect(() => (problem === 'none' ? undefined : whenSignedInAgain(retry)), [problem]);

  useEffect(() => {
    const appointment = changed?.appointment;
    if (!appointment) return;
    setAnswer((now) => now && { ...now, page: putAppointment(now.page, appointment) });
  }, [changed]);

  return {
    page,
    hasFailed: problem === 'failed',
    isStale: problem === 'stale',
    retry,
  };
}
