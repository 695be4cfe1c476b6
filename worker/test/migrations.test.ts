import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { listKinds } from '../store/kinds.ts';
import { DESK_TABLES, readDerived, readRow, readRows, recountDerived } from './support/tables.ts';
import { countTable } from './support/upkeep.ts';

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
      'id name email phone consultation_type created_at status dedupe_key source page_url flag repeats last_at version assigned_to note partner_id spam_at partner_claim campaign plan attempt',
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

/** What a row of a full database has where its migrations know the column. */
const vary = (index: number): Record<string, unknown> => ({
  email: `asha${index}@example.com`,
  username: `asha${index}`,
  dedupe_key: String(index).padStart(64, '0'),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  flag: [null, 'honeypot', 'rate'][index % 3],
  last_at: index % 5 ? null : '2026-02-01T00:00:00.000Z',
  spam_at: index % 7 ? null : '2026-02-01T00:00:00.000Z',
  partner_id: index % 4 ? null : 'apex',
  partner_claim: index % 6 ? null : 'zenith',
  campaign: index % 8 ? null : 'fair',
  assigned_to: index % 9 ? null : 'meera@example.org',
  note: index % 10 ? '' : 'Called.',
  version: 1 + (index % 3),
  status: ['pending', 'scheduled'][index % 2],
  responded: index % 2,
  state: ['pending', 'confirmed', 'unsubscribed'][index % 3],
  plan: index % 11 ? null : 'Canada',
});

const leadTables = listKinds();
const run = async (queries: string[]) => {
  for (const sql of queries) await env.DB.prepare(sql).run();
};

/** How many leads differ from the row that they are about, in what both have. */
async function countDifferences(): Promise<number> {
  const differences = leadTables.map(({ kind, table }) => {
    const status = { contact: "iif(responded, 'done', 'pending')", newsletter: 'state' };
    const own = `email, created_at, last_at, spam_at, partner_id, partner_claim, campaign, assigned_to, note, version`;
    const known = "iif(flag IN ('origin', 'returned'), 'rate', flag)";
    return `
      SELECT id FROM (
        SELECT id, ${own}, flag, ${status[kind as 'contact'] ?? 'status'} FROM ${table}
        EXCEPT SELECT row_id, ${own}, ${known}, status FROM leads WHERE kind = '${kind}'
      )`;
  });
  const all = `SELECT count(*) AS total FROM (${differences.join(' UNION ALL ')})`;
  return (await env.DB.prepare(all).first<number>('total')) ?? -1;
}

describe.each([1, 2, 3, 4, 5, 12])('a database full of rows of migration %i', (version) => {
  const tables = Object.keys(rows) as Table[];

  it('comes through the later ones with every row as it was, counted and searchable', async () => {
    await run([...tables, 'lead_search', ...DESK_TABLES].map((table) => `DROP TABLE ${table}`));
    for (const { queries } of env.TEST_MIGRATIONS.slice(0, version)) await run(queries);
    for (const table of tables) {
      const known = await columnsOf(table);
      const inserts = Array.from({ length: 200 }, (_, index) => {
        const varied = Object.entries(vary(index)).filter(([column]) => known.includes(column));
        return prepareInsert(table, Object.fromEntries(varied));
      });
      await env.DB.batch(inserts);
    }
    const before = await Promise.all(tables.map(readRows));
    for (const { queries } of env.TEST_MIGRATIONS.slice(version)) await run(queries);
    for (const [index, table] of tables.entries()) {
      expect(await readRows(table)).toMatchObject(before[index] ?? []);
    }
    expect(await countTable('leads')).toBe(600);
    expect(await countDifferences()).toBe(0);
    expect(await readDerived()).toEqual(await recountDerived());
    const { results } = await env.DB.prepare(
      `SELECT kind, row_id FROM lead_search JOIN leads ON leads.id = lead_search.rowid
        WHERE lead_search MATCH '"asha7@"' ORDER BY kind`,
    ).all();
    expect(results).toEqual(leadTables.map(({ kind }) => ({ kind, row_id: 8 })));
  });
});

describe('the Worker of 0.1.0, which runs until its successor is deployed', () => {
  const value = (column: string) =>
    env.DB.prepare(`SELECT ${column} AS value FROM leads`).first('value');
  // Word for word what it sends to D1.
  const file = (flag: string | null, at: string, partner: string | null = null) =>
    env.DB.prepare(`
      INSERT INTO contact_messages (
        dedupe_key, source, page_url, flag, created_at, partner_id, partner_claim, campaign, name, email, phone, subject, message
      ) VALUES (
        coalesce((SELECT dedupe_key FROM contact_messages WHERE dedupe_key = ?2), ?1), ?3, ?4, ?5, ?6, ?8, ?9,
        ?10, ?11, ?12, ?13, ?14, ?15
      )
      ON CONFLICT DO UPDATE SET
        repeats = repeats + (NOT ?7 OR coalesce(last_at, created_at) <> excluded.created_at),
        last_at = iif((NOT ?7 OR coalesce(last_at, created_at) <> excluded.created_at), excluded.created_at, last_at),
        flag = iif(excluded.flag IS NULL, NULL, flag),
        partner_id = coalesce(partner_id, excluded.partner_id),
        partner_claim = nullif(
          coalesce(partner_claim, excluded.partner_claim), coalesce(partner_id, excluded.partner_id)
        ),
        campaign = coalesce(campaign, excluded.campaign)
      RETURNING dedupe_key AS dedupeKey, repeats`)
      .bind(
        KEY,
        null,
        'https://site.example',
        null,
        flag,
        at,
        0,
        partner,
        null,
        null,
        'Asha Rao',
        'asha@example.com',
        '+91 98765 43210',
        'visa',
        'Long enough.',
      )
      .run();
  const change = (assignment: string) =>
    env.DB.prepare(`
      UPDATE contact_messages SET ${assignment}, version = version + 1
      WHERE id = 1 AND version = 1 RETURNING version`).run();

  it('files, repeats and clears a flag', async () => {
    await file('honeypot', '2026-11-20T12:00:00.000Z');
    expect(await value('folder')).toBe('flagged');
    await file(null, '2026-11-20T12:01:00.000Z', 'apex');
    expect(await value("folder || ' ' || partner_id || ' ' || last_at")).toBe(
      'inbox apex 2026-11-20T12:01:00.000Z',
    );
    expect(await countDifferences()).toBe(0);
    expect(await readDerived()).toEqual(await recountDerived());
  });

  it.each([
    ["responded = 'done' = 'done'", 'status', 'done'],
    ["assigned_to = 'meera@example.org'", 'assigned_to', 'meera@example.org'],
    ["note = 'Called.'", 'note', 'Called.'],
    ["spam_at = coalesce(spam_at, '2026')", 'folder', 'spam'],
  ])('changes a lead by %s', async (assignment, column, expected) => {
    await file(null, '2026-11-20T12:00:00.000Z');
    await change(assignment);
    expect(await value(column)).toBe(expected);
    expect(await value('version')).toBe(2);
    expect(await countDifferences()).toBe(0);
    expect(await readDerived()).toEqual(await recountDerived());
  });

  it('sees what its successor does, with a flag that it does not know as one it does', async () => {
    await file(null, '2026-11-20T12:00:00.000Z');
    await env.DB.prepare(
      "UPDATE leads SET flag = 'origin', note = 'x', status = 'done', version = 2",
    ).run();
    expect(await readRow('contact_messages')).toMatchObject({
      flag: 'rate',
      note: 'x',
      responded: 1,
      version: 2,
    });
    await env.DB.prepare("UPDATE contact_messages SET note = 'y'").run();
    expect(await value('flag')).toBe('origin');
    await env.DB.prepare('UPDATE contact_messages SET flag = NULL').run();
    expect(await value('flag')).toBeNull();
  });

  it('erases', async () => {
    await file(null, '2026-11-20T12:00:00.000Z');
    await env.DB.prepare("DELETE FROM contact_messages WHERE email = 'asha@example.com'").run();
    expect(await countTable('leads')).toBe(0);
    expect(await readDerived()).toEqual({ counts: [], days: [] });
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

  it('are one live at most for a consultation, and any number that are over', async () => {
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

  it('go with their consultation, and no other’s', async () => {
    await insert('consultations');
    await book();
    await book({ consultation_id: 2 });
    await env.DB.prepare('DELETE FROM consultations').run();
    expect(await countTable('appointments')).toBe(1);
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
