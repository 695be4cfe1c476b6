import { beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readAudit, readValue, storeLead, TOM } from '../dev/leads.ts';
import { readRows } from '../dev/tables.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const ORIGIN = 'https://preview.school.example';

const desk = openDesk();

beforeEach(() => setClock(NOW));

/** A lead of an unknown website, flagged for that. */
const storeUnknown = (source = ORIGIN, flag = 'origin') => storeLead('contact', { source, flag });

const open = async (id: number) => readValue(await desk.openLead(TOM, { kind: 'contact', id }));
const listRulings = async () => readValue(await desk.listPartners(MEERA, {})).rulings;

describe('trusting a website', () => {
  it('is recorded once with who and when, and shown in its leads', async () => {
    const id = await storeUnknown();
    expect((await open(id)).originState).toBeNull();
    const trusted = { origin: ORIGIN, state: 'trusted' };
    for (const member of [TOM, MEERA]) {
      expect(await desk.trustOrigin(member, { origin: ORIGIN })).toEqual({ value: trusted });
    }
    const ruling = { ...trusted, actor: TOM.email, createdAt: NOW };
    expect(await listRulings()).toEqual([ruling]);
    expect(await readAudit()).toEqual([[TOM.email, 'trusted', ORIGIN, null, null]]);
    expect((await open(id)).originState).toBe('trusted');
  });

  it('releases and announces the lead of the press, and gives no credit', async () => {
    const [id, other] = [await storeUnknown(), await storeUnknown()];
    await desk.trustOrigin(TOM, { origin: ORIGIN, lead: { kind: 'contact', id } });
    const lead = await open(id);
    expect(lead).toMatchObject({ folder: 'inbox', flag: null, partnerId: null, version: 2 });
    expect(lead.events).toMatchObject([
      { actor: TOM.email, action: 'not-spam', detail: { from: 'flagged', to: 'inbox' } },
    ]);
    expect(await readRows('outbox')).toMatchObject([
      { topic: 'lead', kind: 'contact', lead_id: id, recipient: 'team@study-abroad.example' },
    ]);
    expect(await open(other)).toMatchObject({ folder: 'flagged', flag: 'origin' });
  });

  it.each([
    ['of another website', 'https://other.example', 'origin'],
    ['kept apart for something else', ORIGIN, 'honeypot'],
  ])('leaves a lead %s in its folder, and spam', async (_, source, flag) => {
    const [id, spam] = [await storeUnknown(source, flag), await storeUnknown()];
    await desk.changeLead(TOM, { kind: 'contact', id: spam, version: 1, change: { isSpam: true } });
    for (const pressed of [id, spam]) {
      await desk.trustOrigin(TOM, { origin: ORIGIN, lead: { kind: 'contact', id: pressed } });
    }
    expect(await open(id)).toMatchObject({ folder: 'flagged', flag, version: 1 });
    expect(await open(spam)).toMatchObject({ folder: 'spam', version: 2 });
    expect(await readRows('outbox')).toEqual([]);
  });

  it('does not lift what an admin has blocked', async () => {
    const id = await storeUnknown();
    await desk.blockOrigin(MEERA, { origin: ORIGIN });
    const lead = { kind: 'contact' as const, id };
    expect(await desk.trustOrigin(TOM, { origin: ORIGIN, lead })).toEqual({
      problem: 'already-known',
    });
    expect(await listRulings()).toMatchObject([{ state: 'blocked' }]);
    expect(await open(id)).toMatchObject({ folder: 'flagged' });
  });

  it('ends when withdrawn, which is recorded once', async () => {
    await desk.trustOrigin(TOM, { origin: ORIGIN });
    for (const _ of [1, 2]) {
      expect(await desk.distrustOrigin(TOM, { origin: ORIGIN })).toEqual({
        value: { origin: ORIGIN, state: null },
      });
    }
    expect((await readAudit()).map(([, action]) => action)).toEqual(['trusted', 'distrusted']);
  });
});

it('blocking a website overrides trust, is recorded once, and ends by unblocking alone', async () => {
  await desk.trustOrigin(TOM, { origin: ORIGIN });
  for (const _ of [1, 2]) {
    const answer = await desk.blockOrigin(MEERA, { origin: ORIGIN });
    expect(answer).toMatchObject({ value: { state: 'blocked' } });
  }
  await desk.distrustOrigin(TOM, { origin: ORIGIN });
  expect(await listRulings()).toMatchObject([{ state: 'blocked', actor: MEERA.email }]);
  const lifted = await desk.unblockOrigin(MEERA, { origin: ORIGIN });
  expect(lifted).toMatchObject({ value: { state: null } });
  const actions = (await readAudit()).map(([, action]) => action);
  expect(actions).toEqual(['trusted', 'blocked', 'unblocked']);
});

describe('a website of ours or of a partner', () => {
  const calls = ['trustOrigin', 'blockOrigin'] as const;

  it.each(calls)('is refused by %s', async (call) => {
    await desk.addPartner(MEERA, { id: 'apex', name: 'Apex' });
    await desk.addOrigin(MEERA, { partnerId: 'apex', origin: 'https://apex.example' });
    const own = openDesk({ PUBLIC_ORIGIN: 'https://ours.example' });
    const known = ['https://apex.example', 'https://ours.example', 'http://localhost:8787'];
    for (const origin of known) {
      expect(await own[call](MEERA, { origin })).toEqual({ problem: 'already-known' });
    }
    expect(await listRulings()).toEqual([]);
  });

  it('overrides an earlier ruling once a partner gets it, if that partner exists', async () => {
    await desk.addPartner(MEERA, { id: 'apex', name: 'Apex' });
    await desk.blockOrigin(MEERA, { origin: ORIGIN });
    await desk.addOrigin(MEERA, { partnerId: 'nobody', origin: ORIGIN });
    expect(await listRulings()).toHaveLength(1);
    await desk.addOrigin(MEERA, { partnerId: 'apex', origin: ORIGIN });
    expect(await listRulings()).toEqual([]);
  });
});
