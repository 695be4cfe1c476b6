// The same in every browser and where pages are made, wherever they are.
const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day written YYYY-MM-DD as it is read: `18 November 2026`. */
export function formatDay(day: string): string {
  return longDate.format(new Date(day));
}
