import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { MAX_PLAN_LENGTH } from '../contract/plan.ts';

const KEY = 'k'.repeat(64);
const COMMON = { dedupe_key: KEY, source: 'https://site.example' };
const PERSON = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };

/** For each table, a row that it accepts. */
const rows = {
  users: { username: 'asha', password: 'hash' },
  consultations: { ...PERSON, consultation_type: 'video', ...COMMON },
  contact_messages: { ...PERSON, subject: 'visa', message: 'Long enough.', ...COMMON },
  newsletter_subscriptions: { email: 'asha@example.com', ...COMMON },
  leads: {
    kind: 'contact',
    row_id: 1,
    email: 'asha@example.com',
    created_at: '2026-11-20T12:00:00.000Z',
    status: 'pending',
    folded: '',
  },
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

describe('the tables', () => {
  // A column with ! is required.
  it.each<[Table, string]>([
    ['users', 'id username! password!'],
    [
      'consultations',
      'id name! email! phone! consultation_type! created_at! status! dedupe_key! source! page_url attempt',
    ],
    [
      'contact_messages',
      'id name! email! phone! subject! message! created_at! responded! dedupe_key! source! page_url',
    ],
    [
      'newsletter_subscriptions',
      'id email! created_at! dedupe_key! source! page_url consent_version requested_at confirmed_at',
    ],
  ])('%s is STRICT and has the columns %s', async (table, columns) => {
    const { results } = await env.DB.prepare(`
      SELECT strict, group_concat(name || iif("notnull", '!', ''), ' ') AS columns
      FROM pragma_table_info(?1), (SELECT strict FROM pragma_table_list WHERE name = ?1)`)
      .bind(table)
      .all();
    expect(results).toEqual([{ strict: 1, columns }]);
  });

  it('need neither triggers nor virtual tables, without which D1 can export them', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' OR sql LIKE 'CREATE VIRTUAL%'",
    ).all();
    expect(results).toEqual([]);
  });
});

describe('users', () => {
  it('has a unique username', async () => {
    await insert('users');
    await expect(insert('users')).rejects.toThrow('UNIQUE');
  });
});

describe('newsletter_subscriptions', () => {
  it('violates uniqueness on a second insert of the same e-mail address', async () => {
    await insert('newsletter_subscriptions');
    const another = { dedupe_key: 'j'.repeat(64) };
    await expect(insert('newsletter_subscriptions', another)).rejects.toThrow('UNIQUE');
  });
});

describe('appointments', () => {
  const book = (changes: Record<string, unknown> = {}) => {
    const row: Record<string, unknown> = {
      consultation_id: 1,
      member: 'priya@office.example',
      starts_at: '2026-12-02T04:30:00.000Z',
      ends_at: '2026-12-02T05:00:00.000Z',
      way: 'video',
      is_online: 1,
      mailbox: 'a'.repeat(64),
      phone: 'b'.repeat(64),
      change_key: 'c',
      created_at: '2026-12-01T04:30:00.000Z',
      ...changes,
    };
    const marks = Object.keys(row).map(() => '?');
    const sql = `INSERT INTO appointments (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`;
    return env.DB.prepare(sql)
      .bind(...Object.values(row))
      .run();
  };

  it('are at most one live for a consultation, and any number of past ones', async () => {
    await book({ state: 'cancelled' });
    await book();
    await book({ state: 'missed' });
    await expect(book()).rejects.toThrow('UNIQUE');
  });

  it.each([
    ['state', 'open'],
    ['ends_at', '2026-12-02T04:30:00.000Z'],
    ['sequence', -1],
    ['network', '203.0.113.7'],
  ])('refuse %s = %j', async (column, value) => {
    await expect(book({ [column]: value })).rejects.toThrow('CHECK');
  });
});

describe('the constraints', () => {
  it.each<[Table, string, unknown]>([
    ['consultations', 'name', 'A'],
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
    ['contact_messages', 'subject', 'other'],
    ['contact_messages', 'message', 'x'.repeat(9)],
    ['contact_messages', 'message', 'x'.repeat(3001)],
    ['contact_messages', 'responded', 2],
    ['newsletter_subscriptions', 'email', 'a@b'],
    ['leads', 'status', ''],
    ['leads', 'flag', ''],
    ['leads', 'repeats', -1],
    ['leads', 'partner_claim', 'a'.repeat(41)],
    ['leads', 'campaign', 'a'.repeat(101)],
    ['leads', 'plan', 'a'.repeat(MAX_PLAN_LENGTH + 1)],
    ['leads', 'note', 'a'.repeat(5001)],
  ])('of %s refuse %s = %j', async (table, column, value) => {
    await expect(insert(table, { [column]: value })).rejects.toThrow('CHECK');
  });

  it.each<Table>(['consultations', 'contact_messages'])(
    'of %s refuse a second dedupe key',
    async (table) => {
      await insert(table);
      await expect(insert(table)).rejects.toThrow('UNIQUE');
    },
  );
});
