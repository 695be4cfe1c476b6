import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { BACKED_UP_TABLES } from '../../store/upkeep/backed-up-tables.ts';
import { restoreDatabase } from '../../store/upkeep/restore.ts';
import { backUp } from '../../upkeep/backup.ts';
import { erasePerson } from '../../upkeep/erase-person.ts';
import { makeEnv } from '../support/post.ts';
import { emptyTables, readDerived, readRows, recountDerived } from '../support/tables.ts';
import {
  countTable,
  emptyBucket,
  insertEvent,
  insertLead,
  insertMessage,
} from '../support/upkeep.ts';

const NOW = new Date('2026-11-22T20:30:00.000Z');
const KEY = 'backups/2026-11-22.jsonl.gz';

const listKeys = async () => (await env.BACKUPS.list()).objects.map(({ key }) => key);

async function readText(): Promise<string> {
  const object = await env.BACKUPS.get(KEY);
  if (!object) throw new Error('There is no backup');
  return new Response(object.body.pipeThrough(new DecompressionStream('gzip'))).text();
}

const putText = async (text: string) => {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  await env.BACKUPS.put(KEY, await new Response(packed).arrayBuffer());
};

const restore = () => restoreDatabase(env.DB, env.BACKUPS, env.ERASURE_KEYS);

async function readEverything(): Promise<unknown> {
  const tables = BACKED_UP_TABLES.map((table) =>
    env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`),
  );
  return (await env.DB.batch(tables)).map(({ results }) => results);
}

/** Something in every table. */
async function fillAll(): Promise<void> {
  const run = (sql: string) => env.DB.prepare(sql).run();
  await run("INSERT INTO partners (id, name, created_at) VALUES ('acme', 'Café & Co', '2026')");
  await run("INSERT INTO partner_origins VALUES ('https://acme.example', 'acme')");
  await run("INSERT INTO retention VALUES ('contact', 365)");
  await run("INSERT INTO upkeep_runs VALUES ('canary', '2026', 'stored', 0)");
  await run("INSERT INTO origin_refusals VALUES ('https://a.example', '2026-11-22', 3)");
  await run("INSERT INTO counters VALUES ('2026-11-22T10', '/api/contact', 'stored', 'acme', 9)");
  await run("INSERT INTO users (username, password) VALUES ('asha', 'hash')");
  await run(`INSERT INTO erasures (email_hmac, key_id, actor, created_at)
    VALUES ('${'0'.repeat(64)}', 'e1', 'meera@example.org', '2026')`);
  await run(
    "INSERT INTO origin_rulings VALUES ('https://b.example', 'trusted', 'meera@example.org', '2026')",
  );
  await run("INSERT INTO members VALUES ('meera@example.org', 'Meera', '2026')");
  await run(
    "INSERT INTO desk_events VALUES (1, 'meera@example.org', 'trusted', 'https://b.example', NULL, '2026')",
  );
  for (const kind of ['consultation', 'contact', 'newsletter'] as const) {
    const id = await insertLead(kind, { partner_id: 'acme', note: 'said "नमस्ते"\n=1+1' });
    await insertEvent(kind, id);
    await insertMessage(kind, id);
  }
}

beforeEach(() => emptyBucket());

describe('the nightly backup', () => {
  it('has every table but the derived ones, the canary and what belongs to D1', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
    ).all<{ name: string }>();
    const names = results
      .map(({ name }) => name)
      .filter(
        (name) =>
          !/^(lead_counts|lead_days|lead_search.*|canary|d1_.*|_cf_.*|sqlite_.*)$/.test(name),
      );
    expect(names).toEqual([...BACKED_UP_TABLES].sort());
  });

  it('restores to the same rows, with counts and search built anew', async () => {
    await fillAll();
    const before = await readEverything();
    expect(await backUp(env, NOW)).toBe('copied 23');
    expect(await listKeys()).toEqual([KEY]);
    await emptyTables();
    const { tables } = await restore();
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
    expect(await readEverything()).toEqual(before);
    expect(await readDerived()).toEqual(await recountDerived());
    const found = "SELECT count(*) AS total FROM lead_search WHERE lead_search MATCH 'asha'";
    expect(await env.DB.prepare(found).first('total')).toBe(3);
  });

  it('pages through more rows than one page has, by keys of one column and of several', async () => {
    const numbers =
      'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)';
    await env.DB.prepare(`INSERT INTO newsletter_subscriptions (email, dedupe_key, source)
      ${numbers} SELECT n || '@example.com', printf('%064d', n), 'desk' FROM numbers`).run();
    await env.DB.prepare(`INSERT INTO counters
      ${numbers} SELECT '2026-11-22T1' || (n % 3), '/' || (n % 7), 'stored' || n, '', n FROM numbers`).run();
    expect(await backUp(env, NOW)).toBe('copied 3300');
    await emptyTables();
    await restore();
    expect([await countTable('newsletter_subscriptions'), await countTable('counters')]).toEqual([
      1100, 1100,
    ]);
  });

  it('restores pages that are longer than one statement may be', async () => {
    await env.DB.prepare(`INSERT INTO contact_messages (name, email, phone, subject, message, note, dedupe_key, source)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 400)
      SELECT 'Asha Rao', 'asha@example.com', '9876543210', 'visa', replace(printf('%3000s', ''), ' ', 'न'),
        replace(printf('%5000s', ''), ' ', 'न'), printf('%064d', n), 'desk' FROM numbers`).run();
    await backUp(env, NOW);
    await emptyTables();
    const { tables } = await restore();
    expect(tables.find(({ name }) => name === 'contact_messages')).toMatchObject({
      isEqual: true,
      restored: { rows: 400 },
    });
  });

  it('deletes copies older than 35 days and nothing else', async () => {
    for (const key of [
      'backups/2026-10-17.jsonl.gz',
      'backups/2026-10-18.jsonl.gz',
      'erasures/2020.json',
    ]) {
      await env.BACKUPS.put(key, 'x');
    }
    await backUp(env, NOW);
    expect(await listKeys()).toEqual(['backups/2026-10-18.jsonl.gz', KEY, 'erasures/2020.json']);
  });

  it('leaves the copy of before where the database fails half-way', async () => {
    await env.BACKUPS.put(KEY, 'before');
    const DB = {
      prepare: () => {
        throw new Error('down');
      },
      batch: env.DB.batch.bind(env.DB),
    } as unknown as D1Database;
    await expect(backUp(makeEnv({ DB }), NOW)).rejects.toThrow();
    expect(await (await env.BACKUPS.get(KEY))?.text()).toBe('before');
  });
});

describe('a restore', () => {
  it('brings back nobody who was erased after the copy', async () => {
    await fillAll();
    await insertLead('contact', { email: 'meera@example.com', name: 'Meera Iyer' });
    await backUp(env, NOW);
    const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };
    const email = 'asha@example.com';
    await erasePerson({ email, confirmation: email }, { env: makeEnv(), actor, now: NOW });
    await emptyTables();
    expect(await restore()).toMatchObject({ erasedRows: 9 });
    expect((await readRows('contact_messages')).map((row) => row.name)).toEqual(['Meera Iyer']);
    expect(await Promise.all(['consultations', 'lead_events', 'outbox'].map(countTable))).toEqual([
      0, 0, 0,
    ]);
  });

  it('erases what a key that signs no longer was used for', async () => {
    await fillAll();
    await backUp(env, NOW);
    const email = 'asha@example.com';
    const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };
    await erasePerson({ email, confirmation: email }, { env: makeEnv(), actor, now: NOW });
    await emptyTables();
    const ERASURE_KEYS = `e2:${'a'.repeat(64)},${env.ERASURE_KEYS}`;
    expect(await restoreDatabase(env.DB, env.BACKUPS, ERASURE_KEYS)).toMatchObject({
      erasedRows: 9,
    });
  });

  it('is refused where a key of an erasure is gone', async () => {
    await backUp(env, NOW);
    const email = 'asha@example.com';
    const actor = { email: 'meera@example.org', name: 'Meera', role: 'admin' as const };
    await erasePerson({ email, confirmation: email }, { env: makeEnv(), actor, now: NOW });
    await emptyTables();
    const ERASURE_KEYS = `e2:${'a'.repeat(64)}`;
    await expect(restoreDatabase(env.DB, env.BACKUPS, ERASURE_KEYS)).rejects.toThrow('no key e1');
  });

  it('takes the newest copy', async () => {
    await insertLead('contact');
    await backUp(env, new Date('2026-11-21T20:30:00.000Z'));
    await insertLead('contact', { email: 'meera@example.com' });
    await backUp(env, NOW);
    await emptyTables();
    expect(await restore()).toMatchObject({ key: KEY });
    expect(await countTable('contact_messages')).toBe(2);
  });

  it('deletes history whose lead was erased while the copy was made', async () => {
    await insertEvent('contact', 99);
    await insertMessage('contact', 99);
    await backUp(env, NOW);
    await emptyTables();
    await restore();
    expect([await countTable('lead_events'), await countTable('outbox')]).toEqual([0, 0]);
  });

  it.each<[string, (text: string) => string, string | RegExp]>([
    ['breaks off', (text) => text.slice(0, text.lastIndexOf('{"tables"')), 'breaks off'],
    ['has another format', (text) => text.replace('"format":1', '"format":2'), 'format 2'],
  ])('refuses a copy that %s', async (_, spoil, message) => {
    await fillAll();
    await backUp(env, NOW);
    await putText(spoil(await readText()));
    await emptyTables();
    await expect(restore()).rejects.toThrow(message);
  });

  it.each<[string, (text: string) => string]>([
    ['lost a row', (text) => text.replace(/^\["users".*\n/m, '')],
    ['changed a value', (text) => text.replace('नमस्ते', 'नमस्कार')],
  ])('finds a copy that %s', async (_, spoil) => {
    await fillAll();
    await backUp(env, NOW);
    await putText(spoil(await readText()));
    await emptyTables();
    const { tables } = await restore();
    expect(tables.filter(({ isEqual }) => !isEqual)).toHaveLength(1);
  });

  it('says so where there is no copy', async () => {
    await expect(restore()).rejects.toThrow('no backup');
  });

  it('refuses a database that holds leads', async () => {
    await insertLead('contact');
    await backUp(env, NOW);
    await expect(restore()).rejects.toThrow('not empty');
  });
});
