import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { readClock } from '../dev/clock.ts';
import { databaseThatListens, databaseThatWaits } from '../dev/databases.ts';
import { post, SITE, send } from '../dev/post.ts';
import { consultation, contact, everySubmission, newsletter } from '../dev/submissions.ts';
import { countRows, readRow, readRows } from '../dev/tables.ts';

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

it.each([
  [
    'stores id, name, email, phone, consultation_type, createdAt (default now), status pending',
    consultation,
    { consultation_type: 'in-person', status: 'pending' },
  ],
  [
    'stores id, name, email, phone, subject, message, createdAt, responded false',
    contact,
    { ...contact.body, responded: 0 },
  ],
  ['stores id, email, createdAt', newsletter, { email: 'asha@example.com' }],
])('%s', async (_, { path, body, table }, own) => {
  await post(path, body);
  const { consultationType: __, ...common } = body;
  const made = { id: expect.any(Number), created_at: readClock().toISOString() };
  expect(await readRow(table)).toMatchObject({ ...common, ...made, ...own });
});

describe.each(everySubmission)('a submission to $path', ({ path, table, body }) => {
  it('reaches the same handler through the platform, which answers 201 with {"ok":true}', async () => {
    const response = await exports.default.fetch(`${SITE}${path}`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('{"ok":true}');
    expect(await countRows()).toBe(1);
  });

  it('is answered only after D1 has committed', async () => {
    const { database, called, release } = databaseThatWaits();
    let isAnswered = false;
    const answer = post(path, body, { env: { DB: database } }).then(() => {
      isAnswered = true;
    });
    await called;
    // During a round trip to the real D1, an answer that does not wait has time to arrive.
    expect(await readRows(table)).toEqual([]);
    expect(isAnswered).toBe(false);
    release();
    await answer;
    expect(await readRows(table)).toHaveLength(1);
  });

  it('stores none of the extra keys status, responded, id, createdAt, isAdmin', async () => {
    const extras = { id: 4242, isAdmin: true, created_at: '1999', dedupe_key: 'mine' };
    const desk = { version: 7, state: 'unsubscribed', note: 'mine', partner_id: 'mine' };
    const seed = { status: 'done', responded: true, createdAt: '1999', source: 'mine' };
    const hostile = { ...extras, ...desk, ...seed };
    const text = JSON.stringify({ ...body, ...hostile });
    const hidden = text.replace('{', '{"__proto__":{"name":"mine","polluted":1},');
    expect((await send(path, { body: hidden })).status).toBe(201);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const row = await readRow(table);
    expect(row.id).not.toBe(4242);
    expect(row.created_at).toMatch(ISO_UTC);
    expect(['pending', 'confirmed']).toContain(row.status);
    expect(row.version).toBe(1);
    expect([undefined, 0]).toContain(row.responded);
    expect(Object.values(row)).not.toContain('mine');
  });

  it('never reads or writes users', async () => {
    const { database, sql } = databaseThatListens();
    await env.DB.prepare("INSERT INTO users (username, password) VALUES ('a', 'b')").run();
    await post(path, { ...body, username: 'x', password: 'y' }, { env: { DB: database } });
    expect(sql).not.toEqual([]);
    expect(sql.join()).not.toMatch(/users/i);
    expect(await readRows('users')).toEqual([{ id: 1, username: 'a', password: 'b' }]);
  });
});

it.each([
  ['Devanagari', 'आशा राव'],
  ['markup', '<script>alert(1)</script>'],
  ['SQL quotes', `Robert'); DROP TABLE consultations;--`],
])('stored text keeps %s as it is', async (_, name) => {
  await post(consultation.path, { ...consultation.body, name });
  expect(await readRow('consultations')).toMatchObject({ name });
});
