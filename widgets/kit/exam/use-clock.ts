import { useEffect, useReducer, useRef, useState } from 'react';
import { announceCountdown, type Countdown, nextTickMs, shownSeconds } from './countdown.logic.ts';

/**
 * The seconds left of a countdown, rendered whenever they change, and the latest announcement for
 * screen readers; empty when the time is up.
 */
export function useClock(countdown: Countdown): { seconds: number; announcement: string } {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const [announcement, setAnnouncement] = useState('');
  const seconds = shownSeconds(countdown, +new Date());
  const before = useRef(seconds);

  // Runs after every render, so a timer that fired a little early is simply set again.
  useEffect(() => {
    const nowMs = +new Date();
    // A tab can be frozen between the render and this effect.
    const isStale = shownSeconds(countdown, nowMs) !== seconds;
    const waitMs = isStale ? 0 : nextTickMs(countdown, nowMs);
    if (waitMs === null) return;
    const timer = setTimeout(tick, waitMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const text = announceCountdown(before.current, seconds);
    before.current = seconds;
    if (text !== null) setAnnouncement(text);
  }, [seconds]);

  return { seconds, announcement: seconds ? announcement : '' };
}
