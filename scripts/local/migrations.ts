import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';

const MIGRATIONS = 'worker/migrations';

/** Wrangler's own table, so that `wrangler d1 migrations apply` knows what has been applied. */
const CREATE_APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** The part of a D1 that migrations use. */
interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
}

interface Statement {
  bind(...values: unknown[]): Statement;
  run(): Promise<unknown>;
  all(): Promise<{ results: Record<string, unknown>[] }>;
}

/**
 * Applies to a local database the migrations that it lacks, each in one transaction. `wrangler d1
 * migrations apply` does the same, and starts a workerd for each.
 */
export async function applyMigrations(database: Database): Promise<void> {
  await database.prepare(CREATE_APPLIED).run();
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => name));
  const missing = readdirSync(MIGRATIONS).filter((name) => !applied.has(name));
  for (const name of missing.sort()) {
    const statements = splitSql(readFileSync(join(MIGRATIONS, name), 'utf8'));
    const note = database.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name);
    await database.batch([...statements.map((sql) => database.prepare(sql)), note]);
  }
}
