import { beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readValue } from '../dev/leads.ts';
import { post } from '../dev/post.ts';
import { consultation, contact } from '../dev/submissions.ts';
import { countRows, readRow } from '../dev/tables.ts';

/** As long as one may be: 1,500 code points. */
const PLAN = `Canada, Toronto: Masters\n${'😀'.repeat(1475)}`;

beforeEach(() => setClock('2026-11-20T12:00:00.000Z'));

describe('a plan with a request for a consultation', () => {
  const { path, body, table } = consultation;

  it('is stored as it was sent and shown to members, and nobody has one who did not send it', async () => {
    expect((await post(path, { ...body, plan: PLAN })).status).toBe(201);
    expect(await readRow(table)).toMatchObject({ plan: PLAN });
    await post(path, { ...body, email: 'other@example.com' });
    const lead = readValue(await openDesk().openLead(MEERA, { kind: 'consultation', id: 1 }));
    expect(lead.plan).toBe(PLAN);
    const person = readValue(await openDesk().findPerson(MEERA, { email: 'other@example.com' }));
    expect(person.leads[0]?.plan).toBeNull();
  });

  it('makes no second lead of the same request: a later one is a note with its time', async () => {
    await post(path, { ...body, plan: PLAN });
    for (const [minute, plan] of [PLAN, 'Germany', 'Germany'].entries()) {
      setClock(`2026-11-20T12:3${minute}:00.000Z`);
      await post(path, { ...body, plan });
    }
    expect(await countRows()).toBe(1);
    expect(await readRow(table)).toMatchObject({ repeats: 3, plan: PLAN });
    expect(await readRow('lead_events')).toMatchObject({
      actor: 'visitor',
      action: 'plan',
      detail: '{"from":null,"to":"Germany"}',
      created_at: '2026-11-20T12:31:00.000Z',
    });
  });

  it.each([
    ['longer than that', `${PLAN}x`, 'too-long'],
    ['no text', { country: 'ca' }, 'invalid-type'],
  ])('is refused, with its request, where it is %s', async (_, plan, code) => {
    const response = await post(path, { ...body, plan });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'plan', code }] });
    expect(await countRows()).toBe(0);
  });
});

it('a message takes no plan: it is stored without', async () => {
  expect((await post(contact.path, { ...contact.body, plan: PLAN })).status).toBe(201);
  expect(JSON.stringify(await readRow(contact.table))).not.toContain('Toronto');
});
