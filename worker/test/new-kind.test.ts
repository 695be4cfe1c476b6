import { env } from 'cloudflare:workers';
import { object } from 'superstruct';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { email, text } from '../contract/rules.ts';
import { readLog } from './support/log.ts';
import { readRow } from './support/tables.ts';

const webinar = {
  path: '/api/webinars',
  schema: object({ email: email(), favouriteTopic: text({ min: 2, max: 20 }) }),
  table: 'webinars',
  hasReference: true,
};
const MIGRATION = `CREATE TABLE webinars (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL, favourite_topic TEXT NOT NULL, spam_at TEXT,
  created_at TEXT NOT NULL, dedupe_key TEXT NOT NULL UNIQUE, source TEXT NOT NULL, page_url TEXT,
  flag TEXT, repeats INTEGER NOT NULL DEFAULT 0, last_at TEXT,
  partner_id TEXT, partner_claim TEXT, campaign TEXT) STRICT`;
const { path, table } = webinar;
const body = { email: 'asha@example.com', favouriteTopic: 'Visas' };

// The Worker makes its routes from the table as it loads, so it is loaded again.
vi.resetModules();
const { filedKinds } = await import('../store/kinds.ts');
Object.assign(filedKinds, { webinar });
const { describeAnswer, post, STRANGER, send } = await import('./support/post.ts');
const { consume, fakeMail } = await import('./messages/support.ts');

beforeEach(async () => {
  await env.DB.prepare('DROP TABLE IF EXISTS webinars').run();
  await env.DB.prepare(MIGRATION).run();
});

describe('a kind that is a schema, a row and a migration', () => {
  it('is stored, counted when repeated, and logged under its path', async () => {
    const answer = await post(path, body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('sa-reference')).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    await post(path, { ...body, favouriteTopic: ' Visas ' });
    const stored = { email: body.email, favourite_topic: 'Visas', repeats: 1, flag: null };
    expect(await readRow(table)).toMatchObject(stored);
    expect(readLog().map(({ route, outcome }) => [route, outcome])).toEqual([
      [path, 'stored'],
      [path, 'duplicate'],
    ]);
  });

  it('has every guard', async () => {
    const text = JSON.stringify(body);
    const answers = [
      await send(path, { method: 'PUT' }),
      await post(path, body, { headers: { origin: STRANGER } }),
      await post(path, body, { headers: { 'content-type': 'text/plain' } }),
      await send(path, { body: text.padEnd(70_000) }),
      await send(path, { body: text.slice(1) }),
      await post(path, { ...body, favouriteTopic: 'x' }),
    ];
    expect(await Promise.all(answers.map(describeAnswer))).toEqual([
      '405 method-not-allowed',
      '403 origin-not-allowed',
      '415 unsupported-media-type',
      '413 body-too-large',
      '400 malformed-body',
      '422 invalid-fields',
    ]);
    expect((await send(path, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('is kept apart when it fills the honeypot', async () => {
    await post(path, { ...body, [HONEYPOT_FIELD]: 'x' });
    expect(await readRow(table)).toMatchObject({ flag: 'honeypot' });
  });

  it('is told to staff like any other', async () => {
    const { MAIL, sent } = fakeMail();
    await post(path, body);
    await consume([1], { MAIL });
    expect(sent[0]?.text).toContain('#lead/webinar/1');
  });
});
