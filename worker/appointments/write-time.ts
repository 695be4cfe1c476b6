import { INDIA } from '../core/office-time.logic.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, ...options });
  return (instant: string) => formatter.format(new Date(instant));
};

/** `10:00`, beside a day and a zone. */
export const writeOfficeClock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const writeLongDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const writeDay = (instant: string) => writeLongDay(instant).replace(',', '');

/** `Wednesday 2 December 2026, 10:00 (India time)` */
export const writeOfficeTime = (instant: string): string =>
  `${writeDay(instant)}, ${writeOfficeClock(instant)} (India time)`;

/** `Wednesday 2 December 2026, 10:00 to 10:30 (India time)` */
export const writeOfficeSpan = (startsAt: string, endsAt: string): string =>
  `${writeDay(startsAt)}, ${writeOfficeClock(startsAt)} to ${writeOfficeClock(endsAt)} (India time)`;
