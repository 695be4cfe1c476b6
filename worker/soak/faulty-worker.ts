import type { Env } from '../core/settings.ts';
import worker from '../index.ts';
import { openLimiters } from './open-limiters.ts';

/** Replaces one call of D1; `run` makes the real call. */
type Fault = (run: () => Promise<unknown>, timeLimitMs: number) => Promise<unknown>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const throws =
  (message: string): Fault =>
  () =>
    Promise.reject(new Error(message));

const faults: Record<string, Fault> = {
  none: (run) => run(),
  reset: throws('D1_ERROR: Network connection lost.'),
  overloaded: throws('D1_ERROR: D1 DB is overloaded. Requests queued for too long.'),
  internal: throws('D1_ERROR: Internal error while starting up D1 DB storage.'),
  committed: async (run) => {
    await run();
    throw new Error('D1_ERROR: Network connection lost.');
  },
  stall: () => new Promise(() => {}),
  // `slow` answers during the second try, `late` after the time limit.
  slow: async (run, timeLimitMs) => {
    await wait(timeLimitMs * 0.6);
    return run();
  },
  late: async (run, timeLimitMs) => {
    await wait(timeLimitMs * 1.2);
    return run();
  },
};

/** The Worker with a D1 that fails, call by call, as the header `soak-faults` lists. */
export default {
  fetch(request, env, context) {
    const plan = (request.headers.get('soak-faults') ?? '').split(',');
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch(statements: D1PreparedStatement[]) {
        const fault = faults[plan.shift() ?? 'none'] ?? faults.none;
        return fault?.(() => env.DB.batch(statements), Number(env.DB_TIMEOUT_MS));
      },
    } as D1Database;
    return worker.fetch(request, { ...env, ...openLimiters, DB }, context);
  },
} satisfies ExportedHandler<Env>;
