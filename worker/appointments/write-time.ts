/** Making one costs most of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = zone + JSON.stringify(options);
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  formats.set(key, known);
  return known.format(new Date(instant));
}

const writeClock = (instant: string, zone: string) =>
  format(instant, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const writeDay = (instant: string, zone: string) =>
  format(instant, zone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '');

/** `India time`: whose clock it is, in every time that somebody elsewhere may read. */
function writeZone(instant: string, zone: string): string {
  const part = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/ Time$/, ' time') ?? zone;
}

/** `Wednesday 2 December 2026, 10:00 (India time)` */
export const writeOfficeTime = (instant: string, zone: string): string =>
  `${writeDay(instant, zone)}, ${writeClock(instant, zone)} (${writeZone(instant, zone)})`;

/** `Wednesday 2 December 2026, 10:00 to 10:30 (India time)` */
export const writeOfficeSpan = (startsAt: string, endsAt: string, zone: string): string =>
  `${writeDay(startsAt, zone)}, ${writeClock(startsAt, zone)} to ${writeClock(endsAt, zone)} (${writeZone(startsAt, zone)})`;

/** `10:00`, where day and zone are said beside it. */
export const writeOfficeClock = writeClock;
