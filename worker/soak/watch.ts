import type { Spent } from './spent.ts';

/** Counts statements, and what D1 says that they took. */
export function watch(db: D1Database): { database: D1Database; spent: Spent } {
  const spent: Spent = { queries: 0, d1Ms: 0, rowsRead: 0 };
  function count<R extends D1Result>(result: R): R {
    spent.queries += 1;
    spent.d1Ms += result.meta.duration;
    spent.rowsRead += result.meta.rows_read;
    return result;
  }
  const database = {
    prepare: (sql: string) => new WatchedStatement(db.prepare(sql), count),
    async batch(statements: WatchedStatement[]) {
      return (await db.batch(statements.map(({ sound }) => sound))).map(count);
    },
  };
  return { database: database as unknown as D1Database, spent };
}

/** Takes the way of `all`, as only that one tells what was read. */
class WatchedStatement {
  readonly sound: D1PreparedStatement;
  private readonly count: (result: D1Result) => D1Result;

  constructor(sound: D1PreparedStatement, count: (result: D1Result) => D1Result) {
    this.sound = sound;
    this.count = count;
  }

  bind(...values: unknown[]) {
    return new WatchedStatement(this.sound.bind(...values), this.count);
  }

  async all() {
    return this.count(await this.sound.all());
  }

  run() {
    return this.all();
  }

  async first(column?: string) {
    const [row = null] = (await this.all()).results as Record<string, unknown>[];
    return column === undefined ? row : (row?.[column] ?? null);
  }

  async raw() {
    return ((await this.all()).results as object[]).map(Object.values);
  }
}
