import { vi } from 'vitest';

/** Vitest waits for a second, which a busy machine may take to import a file. */
const LIMIT_MS = 5 * 60_000;

/** Polls until `check` no longer throws, and resolves to what it returns. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS });
