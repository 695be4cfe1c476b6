import type { ApplicationWindow, Scholarship } from '../../content/scholarships/scholarship.ts';
import {
  type CalendarDay,
  formatDay,
  localDay,
  MONTH_NAMES,
} from '../../kit/rules/calendar-day.ts';
import { isClosed } from '../scholarship-finder.logic.ts';

const CLOSED_LABEL = 'Closed – check the next cycle';

/** The first fact about an award: whether it takes applications, or when it will. */
interface WindowStatus {
  state: 'open' | 'ahead' | 'closed';
  /** `Usually opens in August`. */
  text: string;
  /** The days or months behind it; empty if the text has them. */
  detail: string;
}

/** Null if nothing is known: no window, and no deadline that is over. */
export function describeStatus(scholarship: Scholarship, now: Date): WindowStatus | null {
  const { window, replacedBy } = scholarship.extension;
  if (window) return describeWindow(window, now);
  if (!isClosed(scholarship, now)) return null;
  if (!replacedBy) return { state: 'closed', text: CLOSED_LABEL, detail: '' };
  const { name, amount } = replacedBy;
  return {
    state: 'closed',
    text: `Ended, replaced by ${name} (${amount})`,
    detail: `${CLOSED_LABEL} of ${name}`,
  };
}

/** Published days come before the months of a usual year. */
export function describeWindow(window: ApplicationWindow, now: Date): WindowStatus {
  const { round, limit } = window;
  const today = localDay(now);
  if (round && today <= round.closes) {
    const isOpen = round.opens <= today;
    const text = isOpen
      ? `Open until ${formatDay(round.closes)}`
      : `Opens ${formatDay(round.opens)}`;
    return { state: isOpen ? 'open' : 'ahead', text, detail: isOpen ? '' : describeRound(round) };
  }
  const [opens, closes] = [nameOf(window.opens), nameOf(window.closes)];
  const suffix = limit ? `, ${limit}` : '';
  if (isInWindow(window, monthOf(today)) && !isRoundOver(window, today)) {
    return { state: 'open', text: `Usually open: ${opens} to ${closes}${suffix}`, detail: '' };
  }
  const detail = round
    ? `Last round: ${describeRound(round)}`
    : `In a usual year: ${opens} to ${closes}`;
  return { state: 'ahead', text: `Usually opens in ${opens}${suffix}`, detail };
}

/** Whether an award takes applications in each of the twelve months from the visitor's current one on. */
export function listOpenMonths(window: ApplicationWindow, now: Date): boolean[] {
  const today = localDay(now);
  const months = listMonths(today);
  const firstClosed = months.findIndex((month) => !isInWindow(window, month));
  const isOver = isRoundOver(window, today);
  return months.map(
    (month, index) => isInWindow(window, month) && !(isOver && index < firstClosed),
  );
}

/** Initials of the same months. */
export const listInitials = (now: Date) =>
  listMonths(localDay(now)).map((month) => nameOf(month)[0]);

/** Awards that are open now, then by when they open, then the others, those that have ended last. */
export function sortByOpening(awards: readonly Scholarship[], now: Date): Scholarship[] {
  const rank = (award: Scholarship) => {
    const { window } = award.extension;
    const status = describeStatus(award, now);
    if (status?.state === 'closed') return 14;
    if (!status || !window) return 13;
    return status.state === 'open' ? -1 : listOpenMonths(window, now).indexOf(true);
  };
  return [...awards].sort((a, b) => rank(a) - rank(b));
}

/** The twelve months from a day on, January being 1. */
const listMonths = (today: CalendarDay) =>
  [...Array(12).keys()].map((index) => ((monthOf(today) - 1 + index) % 12) + 1);

/** Whether the published round of the window that holds today has ended before its usual month. */
function isRoundOver({ opens, round }: ApplicationWindow, today: CalendarDay): boolean {
  const year = Number(today.slice(0, 4)) - (monthOf(today) < opens ? 1 : 0);
  const opened = `${year}-${String(opens).padStart(2, '0')}`;
  return round !== undefined && opened <= round.closes && round.closes < today;
}

function isInWindow({ opens, closes }: ApplicationWindow, month: number): boolean {
  return opens <= closes ? opens <= month && month <= closes : opens <= month || month <= closes;
}

/** `4 August to 6 October 2026`. */
function describeRound({ opens, closes }: { opens: CalendarDay; closes: CalendarDay }): string {
  const first = formatDay(opens);
  const isSameYear = opens.slice(0, 4) === closes.slice(0, 4);
  return `${isSameYear ? first.slice(0, -5) : first} to ${formatDay(closes)}`;
}

const monthOf = (day: CalendarDay) => Number(day.slice(5, 7));
const nameOf = (month: number) => MONTH_NAMES[month - 1] ?? '';
