import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/** Sets and freezes `Date`, without faking the timers. */
export function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

/** The present instant of the clock. */
export const readClock = () => new Date();

/** Sets the clock to the start of every test. */
export const setClockToStart = () => setClock(env.TEST_NOW);

/** Advances the clock: requests within one millisecond would count as attempts of the same. */
export const passTime = (ms: number) => setClock(new Date(Date.now() + ms).toISOString());

/** Stops the timers, which move `Date` when they are advanced. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
}
