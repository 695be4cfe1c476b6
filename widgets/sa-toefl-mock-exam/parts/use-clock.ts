import { useEffect, useReducer, useRef, useState } from 'react';
import { announceCountdown, type Countdown, nextTickMs, shownSeconds } from '../countdown.logic.ts';

/**
 * The seconds left of a countdown, rendered again whenever they change, and what a screen reader
 * is told of them: the latest announcement, or nothing. Nothing counts once the time is up.
 */
export function useClock(countdown: Countdown): { seconds: number; announcement: string } {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const [announcement, setAnnouncement] = useState('');
  const seconds = shownSeconds(countdown, Date.now());
  const before = useRef(seconds);

  // After every render: a clock that fired a little early is simply set again.
  useEffect(() => {
    const nowMs = Date.now();
    // A tab can be frozen between a render and this.
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
