const MS_PER_DAY = 86_400_000;

/** The calendar day of an instant where the visitor is, YYYY-MM-DD. */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

/** Days since 1970-01-01; null for a text that names no day, such as 2026-02-30. */
export function toDayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const dayNumber = Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
  return Number.isNaN(dayNumber) || fromDayNumber(dayNumber) !== day ? null : dayNumber;
}

/** The day, YYYY-MM-DD, that many days after 1970-01-01. */
export function fromDayNumber(dayNumber: number): string {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Days from one day to a later one, negative to an earlier one; null unless both are days. */
export function daysBetween(from: string, to: string): number | null {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  return first === null || last === null ? null : last - first;
}
