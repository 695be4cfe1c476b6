import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../core/settings.ts';
import { databaseThatListens } from '../dev/databases.ts';
import { MEERA } from '../dev/leads.ts';
import { makeEnv } from '../dev/post.ts';
import { emptyTables, readDerived, readRows, recountDerived } from '../dev/tables.ts';
import {
  countTable,
  emptyBucket,
  fillCounters,
  insertEvent,
  insertLead,
  insertMessage,
  takeSteps,
} from '../dev/upkeep.ts';
import { BACKED_UP_TABLES } from './backed-up-tables.ts';
import { backUp } from './backup.ts';
import type { Manifest } from './copy-tables.sql.ts';
import { erasePerson } from './erase-person.ts';
import { restoreDatabase } from './restore.sql.ts';

const NOW = new Date('2026-11-22T20:30:00.000Z');
const MANIFEST = 'backups/2026-11-22T20:30:00.000Z.json';
const PARTS = 'backups/2026-11-22T20:30:00.000Z/';
const SINGLE_FILE = 'backups/2026-11-22.jsonl.gz';

const copy = (now = NOW, bindings: Env = env) => takeSteps(backUp, bindings, now);
const restore = () => restoreDatabase(env.DB, env.BACKUPS, env.ERASURE_KEYS);
const listKeys = async () => (await env.BACKUPS.list()).objects.map(({ key }) => key);

async function readText(key: string): Promise<string> {
  const object = await env.BACKUPS.get(key);
  if (!object) throw new Error(`There is no ${key}`);
  const isPacked = key.endsWith('.gz');
  const stream = isPacked ? object.body.pipeThrough(new DecompressionStream('gzip')) : object.body;
  return new Response(stream).text();
}

async function putText(key: string, text: string): Promise<void> {
  const { body } = new Response(text);
  const stream = key.endsWith('.gz') ? body?.pipeThrough(new CompressionStream('gzip')) : body;
  await env.BACKUPS.put(key, await new Response(stream).arrayBuffer());
}

/** Writes the copy down as versions before the steps did, in one file. */
async function joinParts(): Promise<void> {
  const manifest = JSON.parse(await readText(MANIFEST)) as Manifest;
  const tables = Object.entries(manifest.tables);
  const columns = Object.fromEntries(tables.map(([name, table]) => [name, table.columns]));
  const { createdAt, pageRows } = manifest;
  const lines = [JSON.stringify({ format: 1, createdAt, pageRows, columns })];
  for (const [name, { parts }] of tables) {
    for (let part = 1; part <= parts; part += 1) {
      const pages = (await readText(`${PARTS}${name}-${part}.jsonl.gz`)).trimEnd().split('\n');
      lines.push(...pages.map((page) => `[${JSON.stringify(name)},${page}]`));
    }
  }
  const sums = tables.map(([name, { rows, hash }]) => [name, { rows, hash }]);
  lines.push(JSON.stringify({ tables: Object.fromEntries(sums) }));
  await env.BACKUPS.delete((await listKeys()).filter((key) => key.startsWith('backups/')));
  await putText(SINGLE_FILE, `${lines.join('\n')}\n`);
}

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

const erase = (email: string, now = NOW) =>
  erasePerson({ email, confirmation: email }, { env: makeEnv(), actor: MEERA, now });

beforeEach(() => emptyBucket());

describe('the nightly backup', () => {
  it('has every table but the derived ones, the canary, the steps and what belongs to D1', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
    ).all<{ name: string }>();
    const derived =
      /^(lead_counts|lead_days|lead_search.*|canary|upkeep_steps|d1_.*|_cf_.*|sqlite_.*)$/;
    const names = results.map(({ name }) => name).filter((name) => !derived.test(name));
    expect(names).toEqual([...BACKED_UP_TABLES].sort());
  });

  it('puts each table into parts, and what makes a copy of them last', async () => {
    await insertLead('contact');
    const put = vi.spyOn(env.BACKUPS, 'put');
    expect(await copy()).toBe('copied 2');
    expect(put.mock.calls.map(([key]) => key)).toEqual([
      `${PARTS}contact_messages-1.jsonl.gz`,
      `${PARTS}leads-1.jsonl.gz`,
      MANIFEST,
    ]);
  });

  it('pages through more rows than one page has, by keys of one column and of several', async () => {
    await env.DB.prepare(`INSERT INTO newsletter_subscriptions (email, dedupe_key, source)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
      SELECT n || '@example.com', printf('%064d', n), 'desk' FROM numbers`).run();
    await fillCounters(1100);
    expect(await copy()).toBe('copied 3300');
    await emptyTables();
    await restore();
    expect([await countTable('newsletter_subscriptions'), await countTable('counters')]).toEqual([
      1100, 1100,
    ]);
  });

  it('goes on in another step where one would ask too much of the database', async () => {
    await fillCounters(45_000);
    const queries: number[] = [];
    const { database, sql } = databaseThatListens();
    const step: typeof backUp = async (...values) => {
      const before = sql.length;
      const end = await backUp(...values);
      queries.push(sql.length - before);
      return end;
    };
    expect(await takeSteps(step, makeEnv({ DB: database }), NOW)).toBe('copied 45000');
    expect(queries.length).toBeGreaterThan(1);
    expect(Math.max(...queries)).toBeLessThanOrEqual(45);
    await emptyTables();
    const { tables } = await restore();
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
  });

  it('makes the same copy where a step comes twice, as after a death half-way', async () => {
    await fillAll();
    const before = await readEverything();
    const first = await backUp(env, null, NOW);
    expect(await backUp(env, null, NOW)).toEqual(first);
    await emptyTables();
    await restore();
    expect(await readEverything()).toEqual(before);
  });

  it('deletes copies older than 35 days with their parts, and nothing else', async () => {
    const kept = ['backups/2026-10-18.jsonl.gz', 'erasures/2020.json'];
    for (const key of [
      ...kept,
      'backups/2026-10-17.jsonl.gz',
      'backups/2026-10-17T20:30:00.000Z.json',
      'backups/2026-10-17T20:30:00.000Z/leads-1.jsonl.gz',
    ]) {
      await env.BACKUPS.put(key, 'x');
    }
    await copy();
    expect(await listKeys()).toEqual([kept[0], MANIFEST, kept[1]]);
  });

  it('is no copy where the database fails half-way: the one of before counts', async () => {
    await insertLead('contact');
    await copy(new Date('2026-11-21T20:30:00.000Z'));
    await insertLead('contact', { email: 'meera@example.com' });
    const DB = {
      prepare: (text: string) => {
        if (text.includes('FROM leads')) throw new Error('down');
        return env.DB.prepare(text);
      },
    } as unknown as D1Database;
    await expect(copy(NOW, makeEnv({ DB }))).rejects.toThrow('down');
    expect(await listKeys()).toContain(`${PARTS}contact_messages-1.jsonl.gz`);
    await emptyTables();
    expect(await restore()).toMatchObject({ createdAt: '2026-11-21T20:30:00.000Z' });
    expect(await countTable('contact_messages')).toBe(1);
  });
});

describe('what happens between two steps of a backup', () => {
  /** Runs `work` once the table has been copied and before `leads` is. */
  async function copyAround(work: () => Promise<unknown>): Promise<void> {
    let isDone = false;
    const DB = {
      prepare: (text: string) => env.DB.prepare(text),
    } as D1Database;
    const BACKUPS = {
      put: async (key: string, value: ArrayBuffer) => {
        if (key.includes('/contact_messages-') && !isDone) {
          isDone = true;
          await work();
        }
        return env.BACKUPS.put(key, value);
      },
      list: (options: R2ListOptions) => env.BACKUPS.list(options),
    } as unknown as R2Bucket;
    await copy(NOW, makeEnv({ DB, BACKUPS }));
    await emptyTables();
  }

  it('a lead that arrives is in this copy or in the next one, never half', async () => {
    await insertLead('contact');
    await copyAround(() => insertLead('contact', { email: 'meera@example.com' }));
    const { tables } = await restore();
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
    expect([await countTable('contact_messages'), await countTable('leads')]).toEqual([1, 1]);
  });

  it('a person who is erased stays erased', async () => {
    const id = await insertLead('contact');
    await insertEvent('contact', id);
    await insertLead('contact', { email: 'meera@example.com' });
    await copyAround(() => erase('asha@example.com', new Date('2026-11-22T20:31:00.000Z')));
    const { tables } = await restore();
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
    expect((await readRows('leads')).map(({ email }) => email)).toEqual(['meera@example.com']);
    expect(await Promise.all(['contact_messages', 'lead_events'].map(countTable))).toEqual([1, 0]);
  });
});

describe.each([
  ['parts', async () => {}],
  ['one file, as before', joinParts],
])('a restore from %s', (_, convert) => {
  /** Copies everything, and empties the database. */
  async function copyAndEmpty(): Promise<void> {
    await copy();
    await convert();
    await emptyTables();
  }

  it('brings the same rows, with counts and search built anew', async () => {
    await fillAll();
    const before = await readEverything();
    await copyAndEmpty();
    const { tables } = await restore();
    expect(tables.map(({ name }) => name)).toEqual(BACKED_UP_TABLES);
    expect(tables.every(({ isEqual }) => isEqual)).toBe(true);
    expect(await readEverything()).toEqual(before);
    expect(await readDerived()).toEqual(await recountDerived());
    const found = "SELECT count(*) AS total FROM lead_search WHERE lead_search MATCH 'asha'";
    expect(await env.DB.prepare(found).first('total')).toBe(3);
  });

  it('brings back nobody who was erased after the copy', async () => {
    await fillAll();
    await insertLead('contact', { email: 'meera@example.com', name: 'Meera Iyer' });
    await copy();
    await erase('asha@example.com');
    await convert();
    await emptyTables();
    expect(await restore()).toMatchObject({ erasedRows: 9 });
    expect((await readRows('contact_messages')).map((row) => row.name)).toEqual(['Meera Iyer']);
    expect(await Promise.all(['consultations', 'lead_events', 'outbox'].map(countTable))).toEqual([
      0, 0, 0,
    ]);
  });

  it('deletes history whose lead was erased while the copy was made', async () => {
    await insertEvent('contact', 99);
    await insertMessage('contact', 99);
    await copyAndEmpty();
    await restore();
    expect([await countTable('lead_events'), await countTable('outbox')]).toEqual([0, 0]);
  });
});

describe('a restore', () => {
  it('takes pages that are longer than one statement may be', async () => {
    for (const _ of Array(100)) {
      await insertLead('contact', { message: 'न'.repeat(3000), note: 'न'.repeat(5000) });
    }
    await copy();
    await emptyTables();
    const { tables } = await restore();
    expect(tables.find(({ name }) => name === 'contact_messages')).toMatchObject({
      isEqual: true,
      restored: { rows: 100 },
    });
  });

  it('erases what a key that signs no longer was used for', async () => {
    await fillAll();
    await copy();
    await erase('asha@example.com');
    await emptyTables();
    const ERASURE_KEYS = `e2:${'a'.repeat(64)},${env.ERASURE_KEYS}`;
    expect(await restoreDatabase(env.DB, env.BACKUPS, ERASURE_KEYS)).toMatchObject({
      erasedRows: 9,
    });
  });

  it('is refused where a key of an erasure is gone', async () => {
    await copy();
    await erase('asha@example.com');
    await emptyTables();
    const ERASURE_KEYS = `e2:${'a'.repeat(64)}`;
    await expect(restoreDatabase(env.DB, env.BACKUPS, ERASURE_KEYS)).rejects.toThrow('no key e1');
  });

  it('takes the newest copy', async () => {
    await env.BACKUPS.put('backups/2026-11-22.jsonl.gz', 'of the version before');
    await insertLead('contact');
    await copy(new Date('2026-11-21T20:30:00.000Z'));
    await insertLead('contact', { email: 'meera@example.com' });
    await copy();
    await emptyTables();
    expect(await restore()).toMatchObject({ key: MANIFEST });
    expect(await countTable('contact_messages')).toBe(2);
  });

  it('refuses a copy that lacks a part, before it writes anything', async () => {
    await fillAll();
    await copy();
    await env.BACKUPS.delete(`${PARTS}leads-1.jsonl.gz`);
    await emptyTables();
    await expect(restore()).rejects.toThrow('breaks off');
    expect(await countTable('users')).toBe(0);
  });

  it('refuses a part that was cut off', async () => {
    await fillAll();
    await copy();
    const key = `${PARTS}leads-1.jsonl.gz`;
    const bytes = await (await env.BACKUPS.get(key))?.arrayBuffer();
    await env.BACKUPS.put(key, bytes?.slice(0, bytes.byteLength - 20) ?? '');
    await emptyTables();
    await expect(restore()).rejects.toThrow();
  });

  it('refuses a single file that breaks off', async () => {
    await fillAll();
    await copy();
    await joinParts();
    const text = await readText(SINGLE_FILE);
    await putText(SINGLE_FILE, text.slice(0, text.lastIndexOf('{"tables"')));
    await emptyTables();
    await expect(restore()).rejects.toThrow('breaks off');
  });

  it.each([MANIFEST, SINGLE_FILE])('refuses %s in a format that it does not know', async (key) => {
    await copy();
    if (key === SINGLE_FILE) await joinParts();
    await putText(key, (await readText(key)).replace(/"format":\d/, '"format":3'));
    await expect(restore()).rejects.toThrow('format 3');
  });

  it.each<[string, string, (text: string) => string]>([
    ['lost a row', 'lead_events', (text) => text.replace(/\[1,.*?\],/, '')],
    ['changed a value', 'leads', (text) => text.replace('नमस्ते', 'नमस्कार')],
  ])('finds a copy that %s', async (_, table, spoil) => {
    await fillAll();
    await copy();
    const key = `${PARTS}${table}-1.jsonl.gz`;
    await putText(key, spoil(await readText(key)));
    await emptyTables();
    const { tables } = await restore();
    expect(tables.filter(({ isEqual }) => !isEqual).map(({ name }) => name)).toEqual([table]);
  });

  it('says so where there is no copy', async () => {
    await expect(restore()).rejects.toThrow('no backup');
  });

  it('refuses a database that holds leads', async () => {
    await insertLead('contact');
    await copy();
    await expect(restore()).rejects.toThrow('not empty');
  });
});
