/** Reads the folder of databases and mails that local Workers write, while they have it open. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Rows of the local database. */
export function queryLocalD1(state: string, sql: string): Record<string, unknown>[] {
  const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** The texts of all mails that the Worker has sent. */
export const listMails = (state: string): string[] =>
  globSync('tmp/email/*/email-text/*.txt', { cwd: state }).map((file) =>
    readFileSync(join(state, file), 'utf8'),
  );
