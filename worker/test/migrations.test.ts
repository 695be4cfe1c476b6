import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DESK_TABLES, readDerived, readRows, recountDerived } from './support/tables.ts';

const KEY = 'k'.repeat(64);
const KEPT = { dedupe_key: KEY, source: 'https://site.example' };
const PERSON = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };

/** For each table, a row that it accepts. */
const rows = {
  users: { username: 'asha', password: 'hash' },
  consultations: { ...PERSON, consultation_type: 'video', ...KEPT },
  contact_messages: { ...PERSON, subject: 'visa', message: 'Long enough.', ...KEPT },
  newsletter_subscriptions: { email: 'asha@example.com', ...KEPT },
};
type Table = keyof typeof rows;

function prepareInsert(table: Table, changes: Record<string, unknown> = {}): D1PreparedStatement {
  const row: Record<string, unknown> = { ...rows[table], ...changes };
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`;
  return env.DB.prepare(sql).bind(...Object.values(row));
}

const insert = (table: Table, changes?: Record<string, unknown>): Promise<unknown> =>
  prepareInsert(table, changes).run();

async function columnsOf(table: Table): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info(?)`)
    .bind(table)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

describe('the tables', () => {
  it.each<[Table, string]>([
    ['users', 'id username password'],
    [
      'consultations',
      'id name email phone consultation_type created_at status dedupe_key source page_url flag repeats last_at version assigned_to note partner_id spam_at partner_claim campaign plan',
    ],
    [
      'contact_messages',
      'id name email phone subject message created_at responded dedupe_key source page_url flag repeats last_at version assigned_to note partner_id spam_at partner_claim campaign',
    ],
    [
      'newsletter_subscriptions',
      'id email created_at dedupe_key source page_url flag repeats last_at version assigned_to note partner_id spam_at state consent_version requested_at confirmed_at partner_claim campaign',
    ],
  ])('%s has the columns %s', async (table, columns) => {
    expect(await columnsOf(table)).toEqual(columns.split(' '));
  });

  it('are STRICT', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name, strict FROM pragma_table_list WHERE name IN ('users', 'consultations', 'contact_messages', 'newsletter_subscriptions')",
    ).all<{ strict: number }>();
    expect(results.map(({ strict }) => strict)).toEqual([1, 1, 1, 1]);
  });

  it.each(Object.keys(rows) as Table[])('%s accepts a good row', async (table) => {
    await insert(table);
  });
});

describe('users', () => {
  it('has a unique username', async () => {
    await insert('users');
    await expect(insert('users')).rejects.toThrow('UNIQUE');
  });

  it.each(['username', 'password'])('requires %s', async (column) => {
    await expect(insert('users', { [column]: null })).rejects.toThrow('NOT NULL');
  });
});

describe.each(['consultations', 'contact_messages', 'newsletter_subscriptions'] as const)(
  'flag of %s',
  (table) => {
    it.each([null, 'honeypot', 'rate', 'blank', 'spoofed'])('may be %s', async (flag) => {
      await insert(table, { flag });
    });
  },
);

/** What the later migrations add to a row of each table. */
const ADDED = {
  flag: null,
  repeats: 0,
  last_at: null,
  version: 1,
  assigned_to: null,
  note: '',
  partner_id: null,
  spam_at: null,
  partner_claim: null,
  campaign: null,
  folder: 'inbox',
};
const added: Record<Table, Record<string, unknown>> = {
  users: {},
  consultations: { ...ADDED, plan: null },
  contact_messages: { ...ADDED, status: 'pending' },
  newsletter_subscriptions: {
    ...ADDED,
    state: 'confirmed',
    status: 'confirmed',
    consent_version: null,
    requested_at: null,
    confirmed_at: null,
  },
};

describe('a database full of rows of the first migration', () => {
  const [first, ...later] = env.TEST_MIGRATIONS;
  const tables = Object.keys(rows) as Table[];
  const run = async (queries: string[]) => {
    for (const sql of queries) await env.DB.prepare(sql).run();
  };

  it('comes through the later ones with every row as it was, counted and searchable', async () => {
    await run([...tables, 'lead_search', ...DESK_TABLES].map((table) => `DROP TABLE ${table}`));
    await run(first?.queries ?? []);
    for (const table of tables) {
      const inserts = Array.from({ length: 200 }, (_, index) =>
        prepareInsert(table, {
          ...('username' in rows[table] && { username: `asha${index}` }),
          ...('email' in rows[table] && { email: `asha${index}@example.com` }),
          ...('dedupe_key' in rows[table] && { dedupe_key: String(index).padStart(64, '0') }),
        }),
      );
      await env.DB.batch(inserts);
    }
    const before = await Promise.all(tables.map(readRows));
    for (const { queries } of later) await run(queries);
    for (const [index, table] of tables.entries()) {
      const expected = before[index]?.map((row) => ({ ...row, ...added[table] }));
      expect(await readRows(table)).toEqual(expected);
    }
    const derived = await readDerived();
    expect(derived).toEqual(await recountDerived());
    expect(derived.counts.map(({ total }) => total)).toEqual([200, 200, 200]);
    const { results } = await env.DB.prepare(
      'SELECT rowid FROM lead_search WHERE lead_search MATCH \'"asha7@"\' ORDER BY rowid',
    ).all();
    expect(results).toEqual([8, 2 ** 40 + 8, 2 ** 41 + 8].map((rowid) => ({ rowid })));
  });
});

describe('newsletter_subscriptions', () => {
  it('violates uniqueness on a second insert of the same e-mail address', async () => {
    await insert('newsletter_subscriptions');
    const another = { dedupe_key: 'j'.repeat(64) };
    await expect(insert('newsletter_subscriptions', another)).rejects.toThrow('UNIQUE');
  });
});

describe('the constraints', () => {
  it.each<[Table, string, unknown]>([
    ['consultations', 'name', 'A'],
    ['consultations', 'partner_claim', ''],
    ['contact_messages', 'partner_claim', 'a'.repeat(41)],
    ['newsletter_subscriptions', 'campaign', ''],
    ['consultations', 'campaign', 'a'.repeat(101)],
    ['consultations', 'plan', 'a'.repeat(1501)],
    ['consultations', 'name', 'A'.repeat(101)],
    ['consultations', 'name', 'A\0sha'],
    ['consultations', 'email', 'asha'],
    ['consultations', 'email', `${'a'.repeat(250)}@b.co`],
    ['consultations', 'phone', '123456789'],
    ['consultations', 'phone', '1'.repeat(41)],
    ['consultations', 'consultation_type', 'phone'],
    ['consultations', 'status', ''],
    ['consultations', 'dedupe_key', 'short'],
    ['consultations', 'source', ''],
    ['consultations', 'page_url', 'x'.repeat(501)],
    ['consultations', 'flag', 'other'],
    ['consultations', 'flag', ''],
    ['consultations', 'repeats', -1],
    ['contact_messages', 'flag', 'other'],
    ['contact_messages', 'repeats', -1],
    ['newsletter_subscriptions', 'flag', 'other'],
    ['newsletter_subscriptions', 'repeats', -1],
    ['contact_messages', 'subject', 'other'],
    ['contact_messages', 'message', 'x'.repeat(9)],
    ['contact_messages', 'message', 'x'.repeat(3001)],
    ['contact_messages', 'responded', 2],
    ['newsletter_subscriptions', 'email', 'a@b'],
  ])('of %s refuse %s = %j', async (table, column, value) => {
    await expect(insert(table, { [column]: value })).rejects.toThrow('CHECK');
  });

  it.each<[Table, string]>([
    ['consultations', 'name'],
    ['consultations', 'email'],
    ['consultations', 'phone'],
    ['consultations', 'consultation_type'],
    ['consultations', 'created_at'],
    ['consultations', 'status'],
    ['consultations', 'dedupe_key'],
    ['contact_messages', 'subject'],
    ['contact_messages', 'message'],
    ['contact_messages', 'created_at'],
    ['contact_messages', 'responded'],
    ['newsletter_subscriptions', 'email'],
    ['newsletter_subscriptions', 'created_at'],
  ])('of %s require %s', async (table, column) => {
    await expect(insert(table, { [column]: null })).rejects.toThrow('NOT NULL');
  });

  it.each<Table>(['consultations', 'contact_messages'])(
    'of %s refuse a second dedupe key',
    async (table) => {
      await insert(table);
      await expect(insert(table)).rejects.toThrow('UNIQUE');
    },
  );
});
