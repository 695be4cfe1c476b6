import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Polls until `check` no longer throws, and resolves to what it returns. Vitest's own gives up after a second. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
