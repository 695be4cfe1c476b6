import { count } from './plural.ts';

/** Time as a clock shows it: 5 minutes are `05:00` with two digits, `5:00` with one. */
export function formatClock(seconds: number, minuteDigits: 1 | 2): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(minuteDigits, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds in words: `5 minutes 1 second`, `1 minute`, `0 seconds`. */
export function describeDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && count(minutes, 'minute'), rest > 0 && count(rest, 'second')];
  return parts.filter(Boolean).join(' ') || count(0, 'second');
}
