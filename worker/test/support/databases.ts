import { env } from 'cloudflare:workers';

type Batch = D1Database['batch'];

/** A D1 whose statements are real and whose `batch` is the test's. */
function databaseWithBatch(batch: (run: () => ReturnType<Batch>) => Promise<unknown>): D1Database {
  const database: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => env.DB.prepare(sql),
    batch: ((statements) => batch(() => env.DB.batch(statements))) as Batch,
  };
  return database as D1Database;
}

/** What D1 says when a constraint fails: it quotes the statement's table, and may quote values. */
export const RAW_MESSAGE =
  'D1_ERROR: UNIQUE constraint failed: asha@example.com: SQLITE_CONSTRAINT';

export const databaseThatThrows = databaseWithBatch(async () => {
  throw new Error(RAW_MESSAGE);
});

export const databaseThatCommitsThenThrows = databaseWithBatch(async (run) => {
  await run();
  throw new Error('Network connection lost.');
});

/** Never answers. `asked` resolves once it has been asked. */
export function databaseThatStalls(): { database: D1Database; asked: Promise<void> } {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const database = databaseWithBatch(() => {
    resolve();
    return new Promise(() => {});
  });
  return { database, asked };
}

/** A real D1 that holds every commit back until `release` is called. */
export function databaseThatWaits() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const database = databaseWithBatch(async (run) => {
    resolve();
    await released;
    return run();
  });
  return { database, asked, release };
}

/** A real D1 that notes the SQL of everything it is asked. */
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
