/**
 * A countdown against the wall clock: a tab that was frozen or reloaded has lost exactly the time
 * that has passed. While it is paused no time passes.
 */
export type Countdown =
  | { status: 'running'; limitMs: number; endsAtMs: number }
  | { status: 'paused'; limitMs: number; leftMs: number };

export function startCountdown(limitMs: number, nowMs: number): Countdown {
  return { status: 'running', limitMs, endsAtMs: nowMs + limitMs };
}

/** What is left: never below 0, and never above the limit, even if the clock was set back. */
export function remainingMs(countdown: Countdown, nowMs: number): number {
  const leftMs = countdown.status === 'running' ? countdown.endsAtMs - nowMs : countdown.leftMs;
  return Math.min(countdown.limitMs, Math.max(0, leftMs));
}

export function pauseCountdown(countdown: Countdown, nowMs: number): Countdown {
  const { limitMs } = countdown;
  return { status: 'paused', limitMs, leftMs: remainingMs(countdown, nowMs) };
}

export function resumeCountdown(countdown: Countdown, nowMs: number): Countdown {
  const { limitMs } = countdown;
  return { status: 'running', limitMs, endsAtMs: nowMs + remainingMs(countdown, nowMs) };
}

export function hasEnded(countdown: Countdown, nowMs: number): boolean {
  return remainingMs(countdown, nowMs) === 0;
}

/** The seconds that are shown. A started second counts, so 0 appears at the very end. */
export function shownSeconds(countdown: Countdown, nowMs: number): number {
  return Math.ceil(remainingMs(countdown, nowMs) / 1000);
}

/** How long until the shown seconds change, in milliseconds; null when they no longer do. */
export function nextTickMs(countdown: Countdown, nowMs: number): number | null {
  const leftMs = remainingMs(countdown, nowMs);
  if (countdown.status === 'paused' || leftMs === 0) return null;
  return leftMs % 1000 || 1000;
}

/** mm:ss with two digits each. */
export function formatClock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** "5 minutes 1 second" */
export function describeDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [count(minutes, 'minute'), count(rest, 'second')];
  if (rest === 0 && minutes > 0) parts.pop();
  if (minutes === 0) parts.shift();
  return parts.join(' ');
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const finalCallSeconds = 10;

/**
 * What a screen reader is told between two looks at the clock: the time left whenever a minute has
 * been completed and when 10 seconds are left, otherwise null. After a gap it tells the real time
 * left, once. The end is no announcement: it has a notice of its own on the screen.
 */
export function announceCountdown(previousSeconds: number, seconds: number): string | null {
  if (seconds === 0 || seconds >= previousSeconds) return null;
  const nextMinute = Math.ceil(seconds / 60) * 60;
  const hasCrossedMinute = nextMinute < previousSeconds;
  const hasCrossedFinalCall = seconds <= finalCallSeconds && finalCallSeconds < previousSeconds;
  return hasCrossedMinute || hasCrossedFinalCall ? `${describeDuration(seconds)} left` : null;
}
