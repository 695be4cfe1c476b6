import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../worker/contract/durations.ts';
import type { LeadSummary } from '../../worker/contract/leads.ts';
import { count } from '../kit/rules/plural.ts';

const STEPS: readonly [limitMs: number, unitMs: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR_MS, MINUTE_MS, 'minute'],
  [DAY_MS, HOUR_MS, 'hour'],
  [7 * DAY_MS, DAY_MS, 'day'],
];

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });
const day = inIndia({ day: 'numeric', month: 'short' });
const dayOfYear = inIndia({ day: 'numeric', month: 'short', year: 'numeric' });
const moment = inIndia({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const yearOf = inIndia({ year: 'numeric' });

/**
 * How long ago a moment was, in words: `5 minutes ago`. After a week it is the day, in India. A
 * moment in the future, as a clock that goes slow has it, counts as now.
 */
export function describeAge(iso: string, nowMs: number): string {
  const then = +new Date(iso);
  const age = nowMs - then;
  if (age < MINUTE_MS) return 'just now';
  const [, unitMs = 0, unit] = STEPS.find(([limit]) => age < limit) ?? [];
  if (unit) return relative.format(-Math.floor(age / unitMs), unit);
  const isThisYear = yearOf.format(then) === yearOf.format(nowMs);
  return (isThisYear ? day : dayOfYear).format(then);
}

/** A moment in full, in India: `Sun, 22 Nov 2026, 16:30 IST`. */
export const formatMoment = (iso: string) => `${moment.format(new Date(iso))} IST`;

/** A lead that nobody has answered for so long is told apart, */
const WAITS_LONG_MS = DAY_MS;
/** and then shouts. */
const WAITS_TOO_LONG_MS = 2 * DAY_MS;

/** How long a lead has waited for an answer, and how bad that is. */
export interface Wait {
  text: string;
  tone: 'warning' | 'bad';
}

/**
 * How long somebody has been waiting for an answer; null where nobody does, or not for long yet. A
 * reader of the newsletter waits for nothing of ours, and spam has no answer.
 */
export function describeWait(
  {
    kind,
    status,
    folder,
    createdAt,
  }: Pick<LeadSummary, 'kind' | 'status' | 'folder' | 'createdAt'>,
  nowMs: number,
): Wait | null {
  if (kind === 'newsletter' || status !== 'pending' || folder === 'spam') return null;
  const age = nowMs - +new Date(createdAt);
  if (age < WAITS_LONG_MS) return null;
  return {
    text: `Waiting for ${count(Math.floor(age / DAY_MS), 'day')}`,
    tone: age < WAITS_TOO_LONG_MS ? 'warning' : 'bad',
  };
}
