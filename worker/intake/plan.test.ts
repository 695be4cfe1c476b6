import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_PLAN_LENGTH } from '../contract/plan.ts';
import { setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readFile, readValue } from '../dev/leads.ts';
import { post } from '../dev/post.ts';
import { consultation, contact } from '../dev/submissions.ts';
import { countRows, readRow } from '../dev/tables.ts';

const plan = { choices: { country: 'ca', city: 'Toronto' }, results: { shortlist: ['Vanier'] } };
const json = JSON.stringify(plan);
const other = { choices: { country: 'de' }, results: {} };

beforeEach(() => setClock('2026-11-20T12:00:00.000Z'));

describe('a plan with a request for a consultation', () => {
  const { path, body, table } = consultation;

  it('is stored as JSON and shown to members, and no other lead has one', async () => {
    expect((await post(path, { ...body, plan })).status).toBe(201);
    await post(path, { ...body, email: 'other@example.com' });
    const lead = readValue(await openDesk().openLead(MEERA, { kind: 'consultation', id: 1 }));
    expect(lead.plan).toBe(json);
    const person = readValue(await openDesk().findPerson(MEERA, { email: 'other@example.com' }));
    expect(person.leads[0]?.plan).toBeNull();
    const file = await readFile(await openDesk().exportLeads(MEERA, { folder: 'inbox' }));
    expect(file).toContain('"country: ca; city: Toronto; shortlist 0: Vanier"');
  });

  it('makes no second lead of the same request: a later one is a note with its time', async () => {
    await post(path, { ...body, plan });
    for (const [minute, later] of [plan, other, other].entries()) {
      setClock(`2026-11-20T12:3${minute}:00.000Z`);
      await post(path, { ...body, plan: later });
    }
    expect(await countRows()).toBe(1);
    expect(await readRow(table)).toMatchObject({ repeats: 3, plan: json });
    expect(await readRow('lead_events')).toMatchObject({
      actor: 'visitor',
      action: 'plan',
      detail: JSON.stringify({ from: null, to: JSON.stringify(other) }),
      created_at: '2026-11-20T12:31:00.000Z',
    });
  });

  const long = Array.from({ length: 50 }, () => 'a'.repeat(MAX_PLAN_LENGTH / 50));
  it.each([
    ['a text', json, null],
    ['a list', [plan], null],
    ['no plan of ours', { choices: { country: '<b>' }, results: { evil: 'x' } }, null],
    ['too long', { ...plan, results: { shortlist: long } }, null],
    ['in part a plan', { ...plan, results: { ...plan.results, rate: 'x' }, more: 'x' }, json],
  ])('that is %s loses only what is unsound, and nothing of the request', async (_, sent, kept) => {
    expect((await post(path, { ...body, plan: sent })).status).toBe(201);
    expect(await readRow(table)).toMatchObject({ name: body.name, flag: null, plan: kept });
  });
});

it('a message takes no plan: it is stored without', async () => {
  expect((await post(contact.path, { ...contact.body, plan })).status).toBe(201);
  expect(JSON.stringify(await readRow(contact.table))).not.toContain('Toronto');
});
