import { css } from '../element/styles.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';
import { addDays } from '../rules/day-arithmetic.ts';

const week = css`
  display: flex;
  gap: 8px;
  font-size: 13px;
  text-align: center;
  color: var(--_muted);
  & i { display: block; width: 24px; height: 24px; border: 2px solid var(--_border); border-radius: 50%; }
  & [data-practised] { background: var(--_success); border-color: var(--_success); }
  @media (forced-colors: active) { & [data-practised] { forced-color-adjust: none; background: Highlight; } }
`;

/** Sunday first. */
const WEEKDAYS = 'S M T W T F S'.split(' ');

interface PractisedWeekProps {
  practised: ReadonlySet<CalendarDay>;
  today: CalendarDay;
}

/** The last seven days, today's the last, with those of practice filled. */
export function PractisedWeek({ practised, today }: PractisedWeekProps) {
  const days = [-6, -5, -4, -3, -2, -1, 0].map((offset) => addDays(today, offset));
  const amount = days.filter((day) => practised.has(day)).length;
  return (
    <p className={week} role="img" aria-label={`You practised on ${amount} of the last 7 days`}>
      {days.map((day) => (
        <span key={day}>
          <i data-practised={practised.has(day) || undefined} />
          {WEEKDAYS[new Date(day).getUTCDay()]}
        </span>
      ))}
    </p>
  );
}
