import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { setClock } from '../dev/clock.ts';
import { committingThenThrowing, databaseThatMeets } from '../dev/databases.ts';
import { addPartner, fakeQueue, readOutbox } from '../dev/messages.ts';
import { PARTNER, post } from '../dev/post.ts';
import { consultation, contact, newsletter } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';

const leads = [
  { kind: 'consultation', ...consultation },
  { kind: 'contact', ...contact },
];
/** Members of STAFF_EMAILS in wrangler.toml. */
const MEMBER = 'team@study-abroad.example';
const fromPartner = { headers: { origin: PARTNER } };
const topics = async () => (await readOutbox()).map(({ topic }) => topic);

describe.each(leads)('a new submission to $path', ({ kind, path, body, table }) => {
  it('writes one message to staff and one for the webhook of its partner, under own keys, due at once', async () => {
    setClock('2026-11-20T12:00:00.000Z');
    await addPartner();
    await post(path, body, fromPartner);
    const { id } = await readRow(table);
    const due = { created_at: '2026-11-20T12:00:00.000Z', due_at: '2026-11-20T12:00:00.000Z' };
    const payload = JSON.stringify({ kind, id, to: MEMBER });
    const staff = { topic: 'lead', dedupe_key: `${kind} ${id} ${MEMBER}`, recipient: MEMBER };
    const partner = { topic: 'webhook', dedupe_key: `${kind} ${id} delhi-prep` };
    const messages = await readOutbox();
    expect(messages).toMatchObject([
      { ...due, ...staff, payload, kind, lead_id: id },
      { ...due, ...partner },
    ]);
    const event = expect.stringMatching(/^[0-9a-f]{32}$/);
    const told = { kind, id, partnerId: 'delhi-prep', event };
    expect(JSON.parse(messages[1]?.payload ?? '')).toEqual(told);
  });

  it('writes no second one for a repeat, even just after midnight, but another on another day', async () => {
    setClock('2026-11-20T23:59:59.900Z');
    await post(path, body);
    setClock('2026-11-21T00:00:00.100Z');
    const { database, calls } = databaseThatMeets(committingThenThrowing);
    await post(path, body, { env: { DB: database } });
    expect([await topics(), calls.count]).toEqual([['lead'], 2]);
    setClock('2026-11-22T12:00:00.000Z');
    await post(path, body);
    expect(await topics()).toEqual(['lead', 'lead']);
  });

  it('announces the flag while it is flagged, and the lead when a repeat takes the flag away', async () => {
    await addPartner();
    await post(path, { ...body, [HONEYPOT_FIELD]: 'x' }, fromPartner);
    await post(path, { ...body, [HONEYPOT_FIELD]: 'x' }, fromPartner);
    expect(await topics()).toEqual(['flagged']);
    setClock('2026-11-25T12:05:00.000Z');
    await post(path, body, fromPartner);
    await post(path, body, fromPartner);
    expect(await topics()).toEqual(['flagged', 'lead', 'webhook']);
  });

  it.each([
    ['is paused', { active: 0 }],
    ['has no webhook', { webhookUrl: null }],
    ['has other origins', { origin: 'https://other.example' }],
  ])('writes none for a partner that %s', async (_, partner) => {
    await addPartner(partner);
    await post(path, body, fromPartner);
    expect(await topics()).toEqual(['lead']);
  });
});

describe('the queue', () => {
  it('gets the ids of all new messages after the answer, and none for a repeat', async () => {
    await addPartner();
    const { OUTBOX, queued } = fakeQueue();
    const context = createExecutionContext();
    for (const _ of [1, 2]) {
      await post(contact.path, contact.body, { ...fromPartner, env: { OUTBOX }, context });
    }
    await waitOnExecutionContext(context);
    expect(queued).toEqual((await readOutbox()).map(({ id }) => id));
    expect(queued).toHaveLength(2);
  });

  it.each([contact, newsletter])('may be down when $path is posted', async ({ path, body }) => {
    const { OUTBOX, state } = fakeQueue();
    state.isDown = true;
    const context = createExecutionContext();
    const response = await post(path, body, { env: { OUTBOX }, context });
    expect(response.status).toBe(201);
    await waitOnExecutionContext(context);
    expect(await readOutbox()).toHaveLength(1);
  });
});
