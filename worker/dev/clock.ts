import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

/** Sets `Date`, which then stands still, and leaves the timers alone. */
export function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

/** The instant at which the clock stands. */
export const readClock = () => new Date();

/** The clock at which every test begins. */
export const setClockToStart = () => setClock(env.TEST_NOW);

/** No two requests come in the same millisecond: within one they are tries of the same. */
export const passTime = (ms: number) => setClock(new Date(Date.now() + ms).toISOString());

/** Stops the timers, which move `Date` when they are advanced. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
}
