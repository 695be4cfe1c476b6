import { env } from 'cloudflare:workers';

type Batch = D1Database['batch'];

/** A D1 with real statements and the test's own `batch`. */
function databaseWithBatch(batch: (run: () => ReturnType<Batch>) => Promise<unknown>): D1Database {
  const database: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => env.DB.prepare(sql),
    batch: ((statements) => batch(() => env.DB.batch(statements))) as Batch,
  };
  return database as D1Database;
}

/** D1's message after a lost connection. */
export const RESET_MESSAGE = 'D1_ERROR: Network connection lost. asha@example.com';

/** D1's message when a constraint fails: it names the table, and may quote values. */
export const CONSTRAINT_MESSAGE =
  'D1_ERROR: CHECK constraint failed: asha@example.com: SQLITE_CONSTRAINT';

/** Replaces one call; `run` makes the real one. */
export type Fault = (run: () => ReturnType<Batch>) => Promise<unknown>;

export const throwing =
  (message = RESET_MESSAGE): Fault =>
  async () => {
    throw new Error(message);
  };

export const committingThenThrowing: Fault = async (run) => {
  await run();
  throw new Error(RESET_MESSAGE);
};

export const stalling: Fault = () => new Promise(() => {});

/** Fails call by call as listed, then works. `calls.count` counts all calls. */
export function databaseThatMeets(...faults: Fault[]): {
  database: D1Database;
  calls: { count: number };
} {
  const calls = { count: 0 };
  const database = databaseWithBatch((run) => {
    const fault = faults[calls.count] ?? ((sound) => sound());
    calls.count += 1;
    return fault(run);
  });
  return { database, calls };
}

export const databaseThatThrows = (message?: string) => databaseWithBatch(throwing(message));

export const databaseThatCommitsThenThrows = databaseWithBatch(committingThenThrowing);

/** A D1 that never answers. `called` resolves at the first call. */
export function databaseThatStalls(): { database: D1Database; called: Promise<void> } {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const database = databaseWithBatch(() => {
    resolve();
    return new Promise(() => {});
  });
  return { database, called };
}

/** A real D1 that holds back every commit until `release` is called. */
export function databaseThatWaits() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const hold: Fault = async (run) => {
    resolve();
    await released;
    return run();
  };
  return { database: databaseWithBatch(hold), hold, called, release };
}

/** A real D1 that records the SQL of every statement. */
export function databaseThatListens(): { database: D1Database; sql: string[] } {
  const sql: string[] = [];
  const database: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (text) => {
      sql.push(text);
      return env.DB.prepare(text);
    },
    batch: (statements) => env.DB.batch(statements),
  };
  return { database: database as D1Database, sql };
}
