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
  appointments: {
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
  },
};
type Table = keyof typeof rows;

function insert(table: Table, changes: Record<string, unknown> = {}): Promise<unknown> {
  const row: Record<string, unknown> = { ...rows[table], ...changes };
  const marks = Object.keys(row).map(() => '?');
  const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`;
  return env.DB.prepare(sql)
    .bind(...Object.values(row))
    .run();
}

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

it('a consultation has at most one live appointment, and any number of past ones', async () => {
  for (const state of ['cancelled', 'booked', 'missed']) await insert('appointments', { state });
  await expect(insert('appointments')).rejects.toThrow('UNIQUE');
});

describe('the constraints', () => {
  it.each<[Table, string, unknown]>([
    ['consultations', 'name', 'A'],
    ['consultations', 'email', 'asha'],
    ['consultations', 'phone', '123456789'],
    ['consultations', 'consultation_type', 'phone'],
    ['consultations', 'dedupe_key', 'short'],
    ['consultations', 'page_url', 'x'.repeat(501)],
    ['contact_messages', 'subject', 'other'],
    ['contact_messages', 'message', 'x'.repeat(3001)],
    ['newsletter_subscriptions', 'email', 'a@b'],
    ['leads', 'plan', 'a'.repeat(MAX_PLAN_LENGTH + 1)],
    ['leads', 'attribution', JSON.stringify('a'.repeat(4000))],
    ['leads', 'note', 'a'.repeat(5001)],
    ['appointments', 'state', 'open'],
    ['appointments', 'ends_at', '2026-12-02T04:30:00.000Z'],
    ['appointments', 'sequence', -1],
    ['appointments', 'network', '203.0.113.7'],
  ])('of %s refuse %s = %j', async (table, column, value) => {
    await expect(insert(table, { [column]: value })).rejects.toThrow('CHECK');
  });

  it.each<[Table, Record<string, unknown>]>([
    ['users', {}],
    ['consultations', {}],
    ['contact_messages', {}],
    ['newsletter_subscriptions', { dedupe_key: 'j'.repeat(64) }],
  ])('of %s refuse a second user name, dedupe key or address', async (table, changes) => {
    await insert(table);
    await expect(insert(table, changes)).rejects.toThrow('UNIQUE');
  });
});
