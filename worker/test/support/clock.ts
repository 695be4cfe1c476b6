import { vi } from 'vitest';

/** Sets `Date` and leaves the timers alone. */
export function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}
