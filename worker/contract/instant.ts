/**
 * Whether a text is an instant in the one notation that `toISOString` writes, UTC with milliseconds. Years
 * of more digits end where JavaScript's dates do: a day more or less is a RangeError there.
 */
export function isInstant(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** Whether a text is an instant of a whole minute, as appointments begin: `2026-12-01T04:30:00.000Z`. */
export const isWholeMinute = (text: string): boolean =>
  text.endsWith(':00.000Z') && isInstant(text);
