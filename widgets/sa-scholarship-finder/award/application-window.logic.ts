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
  /** `Usually opens August`. */
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
  return { state: 'ahead', text: `Usually opens ${opens}${suffix}`, detail };
}

interface StripMonth {
  /** `August`. */
  name: string;
  isOpen: boolean;
  /** The next round begins in it. */
  isNextOpening: boolean;
}

/** The twelve months from the visitor's current one on, as a picture of the same facts. */
export function listStripMonths(window: ApplicationWindow, now: Date): StripMonth[] {
  const today = localDay(now);
  const months = [...Array(12).keys()].map((index) => ((monthOf(today) - 1 + index) % 12) + 1);
  const firstClosed = months.findIndex((month) => !isInWindow(window, month));
  const isOver = isRoundOver(window, today);
  const isOpen = months.map(
    (month, index) => isInWindow(window, month) && !(isOver && index < firstClosed),
  );
  const isOpenNow = describeWindow(window, now).state === 'open';
  const opening = months.findIndex(
    (month, index) => month === window.opens && isOpen[index] && !(isOpenNow && index === 0),
  );
  return months.map((month, index) => ({
    name: nameOf(month),
    isOpen: isOpen[index] ?? false,
    isNextOpening: index === opening,
  }));
}

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
