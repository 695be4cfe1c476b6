import { env } from 'cloudflare:workers';
import { object } from 'superstruct';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { email, text } from '../contract/rules.ts';
import { setClock } from '../dev/clock.ts';
import { readLog } from '../dev/log.ts';
import { readRow } from '../dev/tables.ts';

const webinar = {
  path: '/api/webinars',
  schema: object({ email: email(), favouriteTopic: text({ min: 2, max: 20 }) }),
  table: 'webinars',
  hasReference: true,
  statuses: ['pending', 'done'],
  shows: { topic: 'favourite_topic' },
  announcement: { subject: 'New seat at a webinar', plural: 'Seats at webinars' },
};
const MIGRATION = [
  `CREATE TABLE webinars (
    id INTEGER PRIMARY KEY, email TEXT NOT NULL, favourite_topic TEXT NOT NULL,
    created_at TEXT NOT NULL, dedupe_key TEXT NOT NULL UNIQUE, source TEXT NOT NULL, page_url TEXT) STRICT`,
];
const { path, table } = webinar;
const body = { email: 'asha@example.com', favouriteTopic: 'Visas' };

// The Worker makes its routes from the table as it loads, so it is loaded again.
vi.resetModules();
const { filedKinds } = await import('./kinds.ts');
Object.assign(filedKinds, { webinar });
const { post } = await import('../dev/post.ts');
const { consume, fakeMail } = await import('../dev/messages.ts');

beforeEach(async () => {
  await env.DB.prepare('DROP TABLE IF EXISTS webinars').run();
  await env.DB.batch(MIGRATION.map((sql) => env.DB.prepare(sql)));
});
// The file after this one gets modules and a database that know nothing of it.
afterAll(async () => {
  vi.resetModules();
  await env.DB.prepare('DROP TABLE webinars').run();
});

describe('a kind that is a schema, a row and a migration', () => {
  it('is stored, counted when repeated, and logged under its path', async () => {
    setClock('2026-11-20T12:00:00Z');
    const answer = await post(path, body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('sa-reference')).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    setClock('2026-11-20T12:00:01Z');
    await post(path, { ...body, favouriteTopic: ' Visas ' });
    const stored = { email: body.email, favourite_topic: 'Visas' };
    expect(await readRow(table)).toMatchObject(stored);
    expect(await readRow('leads')).toMatchObject({ email: body.email, repeats: 1 });
    expect(readLog().map(({ route, outcome }) => [route, outcome])).toEqual([
      [path, 'stored'],
      [path, 'duplicate'],
    ]);
  });

  it('is announced to staff like any other', async () => {
    const { MAIL, sent } = fakeMail();
    await post(path, body);
    await consume([1], { MAIL });
    expect(sent[0]?.subject).toBe('New seat at a webinar');
    expect(sent[0]?.text).toContain('#lead/webinar/1');
  });

  it('is listed at the desk, opened, and done', async () => {
    await post(path, body);
    const { openDesk, readValue, MEERA, listAll } = await import('../dev/leads.ts');
    const [listed] = await listAll({ folder: 'inbox', search: 'asha' });
    expect(listed).toMatchObject({ kind: 'webinar', id: 1, topic: 'Visas', isUnread: true });
    const lead = { kind: 'webinar' as never, id: 1 };
    const { version } = readValue(await openDesk().openLead(MEERA, lead));
    const change = { ...lead, version, change: { status: 'done' as const } };
    expect(readValue(await openDesk().changeLead(MEERA, change))).toMatchObject({
      status: 'done',
      isUnread: false,
    });
  });
});
