import { env } from 'cloudflare:workers';
import { object } from 'superstruct';
import { expect, it, vi } from 'vitest';
import { email, text } from '../contract/rules.ts';
import { setClock } from '../dev/clock.ts';
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
const MIGRATION = `
  CREATE TABLE webinars (
    id INTEGER PRIMARY KEY, email TEXT NOT NULL, favourite_topic TEXT NOT NULL,
    created_at TEXT NOT NULL, dedupe_key TEXT NOT NULL UNIQUE, source TEXT NOT NULL, page_url TEXT) STRICT`;

it('a kind that is a schema, a row and a migration is stored, counted, announced, listed and done', async () => {
  await env.DB.prepare(MIGRATION).run();
  // The Worker makes its routes from the table as it loads, so it is loaded again.
  vi.resetModules();
  const { storedKinds } = await import('./kinds.ts');
  Object.assign(storedKinds, { webinar });
  const { post } = await import('../dev/post.ts');
  const { deliverAll, fakeMail } = await import('../dev/messages.ts');
  const { openDesk, readValue, MEERA, listAll } = await import('../dev/leads.ts');

  const body = { email: 'asha@example.com', favouriteTopic: 'Visas' };
  setClock('2026-11-20T12:00:00Z');
  const answer = await post(webinar.path, body);
  expect(answer.headers.get('sa-reference')).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  setClock('2026-11-20T12:00:01Z');
  await post(webinar.path, { ...body, favouriteTopic: ' Visas ' });
  const stored = { email: body.email, favourite_topic: 'Visas' };
  expect(await readRow(webinar.table)).toMatchObject(stored);
  expect(await readRow('leads')).toMatchObject({ email: body.email, repeats: 1 });

  const { MAIL, sent } = fakeMail();
  await deliverAll({ MAIL });
  expect(sent[0]?.subject).toBe('New seat at a webinar');
  expect(sent[0]?.text).toContain('#lead/webinar/1');

  const [listed] = await listAll({ folder: 'inbox', search: 'asha' });
  expect(listed).toMatchObject({ kind: 'webinar', id: 1, topic: 'Visas', isUnread: true });
  const lead = { kind: 'webinar' as never, id: 1 };
  const { version } = readValue(await openDesk().openLead(MEERA, lead));
  const change = { ...lead, version, change: { status: 'done' as const } };
  const done = readValue(await openDesk().changeLead(MEERA, change));
  expect(done).toMatchObject({ status: 'done', isUnread: false });

  // The file after this one gets modules and a database that know nothing of it.
  vi.resetModules();
  await env.DB.prepare('DROP TABLE webinars').run();
});
