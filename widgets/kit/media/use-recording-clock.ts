import { useEffect, useState } from 'react';

/** Often enough for seconds to change in time. */
const TICK_MS = 250;

/** Milliseconds of the page's own clock, kept current while it runs. */
export function useClock(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNowMs(performance.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return nowMs;
}
