import Check from 'lucide/dist/esm/icons/check.mjs';
import type { ReactNode } from 'react';
import { css, keyframes } from '../element/styles.ts';
import type { CalendarDay } from '../rules/calendar-day.ts';
import { addDays } from '../rules/day-arithmetic.ts';
import { Icon } from '../ui/icon.tsx';

const land = keyframes`
  from { opacity: 0; scale: 0.5; }
  60% { opacity: 1; scale: 1.1; }
`;

const panel = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  padding: 16px;
  background: color-mix(in srgb, var(--_success) 8%, var(--_surface));
  border: 1px solid var(--_success);
  border-radius: var(--_card-radius);
  &[data-none] { grid-template-columns: minmax(0, 1fr); background: var(--_wash); border-color: var(--_line); }
  & > svg { padding: 8px; color: var(--_surface); background: var(--_success); border-radius: 50%; }
  @media (prefers-reduced-motion: no-preference) { & > svg { animation: ${land} 400ms ease-out; } }
  & > p, & > a { grid-column: 1 / -1; max-width: 64ch; }
  @container (max-width: 319px) { grid-template-columns: minmax(0, 1fr); }
  @container (max-width: 239px) { padding: 12px 8px; }
  @media (forced-colors: active) { & > svg { color: CanvasText; } }
`;

/** The longest word of a figure fits its box, which cards around it may have narrowed. */
const large = css`
  container-type: inline-size;
  & > p, & > h3 { font-size: clamp(16px, 16cqi, 32px); font-weight: 700; line-height: 1.2; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
`;

interface DoneProps {
  /** The result: a paragraph, or a heading that takes the focus. */
  figure: ReactNode;
  /** One sentence of what got better. */
  text: string;
  /** Nothing was right, or given: there is no tick for it. */
  isNone?: boolean;
  /** The days of the week, if they count, and the next thing to do. */
  children?: ReactNode;
}

/** The end of a practice: what is done, what got better, the days of the week, and one next step. */
export function Done({ figure, text, isNone, children }: DoneProps) {
  return (
    <div className={panel} data-none={isNone || undefined}>
      {!isNone && <Icon icon={Check} size={40} />}
      <div className={large}>{figure}</div>
      <p>{text}</p>
      {children}
    </div>
  );
}

const week = css`
  display: flex;
  flex-wrap: wrap;
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
