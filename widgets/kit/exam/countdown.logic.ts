import { describeDuration } from '../rules/duration.ts';

/**
 * A countdown by the wall clock: a tab that was frozen or reloaded has lost exactly the time that
 * passed meanwhile. A paused countdown loses none.
 */
export type Countdown =
  | { status: 'running'; limitMs: number; endsAtMs: number }
  | { status: 'paused'; limitMs: number; leftMs: number };

/** A running countdown with `limitMs` left. */
export function startCountdown(limitMs: number, nowMs: number): Countdown {
  return { status: 'running', limitMs, endsAtMs: nowMs + limitMs };
}

/** The time left: never below 0, and never above the limit, even if the clock was set back. */
export function remainingMs(countdown: Countdown, nowMs: number): number {
  const leftMs = countdown.status === 'running' ? countdown.endsAtMs - nowMs : countdown.leftMs;
  return Math.min(countdown.limitMs, Math.max(0, leftMs));
}

/** The countdown with its time left frozen. */
export function pauseCountdown(countdown: Countdown, nowMs: number): Countdown {
  const { limitMs } = countdown;
  return { status: 'paused', limitMs, leftMs: remainingMs(countdown, nowMs) };
}

/** The countdown running again from the time it had left. */
export function resumeCountdown(countdown: Countdown, nowMs: number): Countdown {
  const { limitMs } = countdown;
  return { status: 'running', limitMs, endsAtMs: nowMs + remainingMs(countdown, nowMs) };
}

/** Whether no time is left. */
export function hasEnded(countdown: Countdown, nowMs: number): boolean {
  return remainingMs(countdown, nowMs) === 0;
}

/** The seconds to show, rounded up, so that 0 appears only at the very end. */
export function shownSeconds(countdown: Countdown, nowMs: number): number {
  return Math.ceil(remainingMs(countdown, nowMs) / 1000);
}

/** Milliseconds until the shown seconds change; null if they no longer do. */
export function nextTickMs(countdown: Countdown, nowMs: number): number | null {
  const leftMs = remainingMs(countdown, nowMs);
  if (countdown.status === 'paused' || leftMs === 0) return null;
  return leftMs % 1000 || 1000;
}

const FINAL_CALL_SECONDS = 10;

/**
 * Announcement for screen readers when the seconds change: the time left at every full minute and at
 * 10 seconds, otherwise null. After a gap it announces the real time left, once. The end has a
 * notice of its own on the screen, so it is not announced here.
 */
export function announceCountdown(previousSeconds: number, seconds: number): string | null {
  if (seconds === 0 || seconds >= previousSeconds) return null;
  const nextMinute = Math.ceil(seconds / 60) * 60;
  const hasCrossedMinute = nextMinute < previousSeconds;
  const hasCrossedFinalCall = seconds <= FINAL_CALL_SECONDS && FINAL_CALL_SECONDS < previousSeconds;
  return hasCrossedMinute || hasCrossedFinalCall ? `${describeDuration(seconds)} left` : null;
}
