import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { DeskInput } from '../contract/desk.ts';
import { setClock } from '../dev/clock.ts';
import {
  entrypoint,
  MEERA,
  openDesk,
  readAudit,
  readFile,
  readValue,
  storeLead,
  TOM,
} from '../dev/leads.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const ORIGIN = 'https://apex.example';
const HOOK = 'https://apex.example/hook';
const SECRET = /^[0-9a-f]{64}$/;

const desk = openDesk();
const add = (id = 'apex', name = 'Apex') => desk.addPartner(MEERA, { id, name });
const change = (version: number, changes: DeskInput<'changePartner'>['change']) =>
  desk.changePartner(MEERA, { id: 'apex', version, change: changes });
const list = async () => readValue(await desk.listPartners(MEERA, {}));

const storeRefusals = (...rows: [origin: string, day: string, total: number][]) => {
  const insert = env.DB.prepare(
    'INSERT INTO origin_sightings (origin, day, total) VALUES (?, ?, ?)',
  );
  return env.DB.batch(rows.map((row) => insert.bind(...row)));
};

describe('a partner', () => {
  it('begins active, without origins, webhook and leads', async () => {
    setClock(NOW);
    const partner = readValue(await add());
    const plain = { origins: [], webhookUrl: null, webhookSecret: null, version: 1 };
    expect(partner).toMatchObject({ id: 'apex', name: 'Apex', isActive: true, ...plain });
    expect(partner.months.map(({ month }) => month).slice(0, 2)).toEqual(['2025-12', '2026-01']);
    expect(partner.months).toHaveLength(12);
    expect(partner.months.at(-1)).toEqual({ month: '2026-11', total: 0 });
    expect((await list()).partners).toEqual([partner]);
  });

  it('counts its leads of the last twelve months, without spam', async () => {
    setClock('2026-11-30T10:00:00Z');
    await add();
    for (const created_at of ['2026-11-01', '2026-11-30', '2025-12-01', '2025-11-30']) {
      await storeLead('contact', { created_at: `${created_at}T00:00:00.000Z`, partner_id: 'apex' });
    }
    await storeLead('newsletter', { created_at: NOW, partner_id: 'apex', flag: 'rate' });
    await storeLead('contact', { created_at: NOW, partner_id: 'apex', spam_at: NOW });
    await storeLead('contact', { created_at: NOW });
    const [partner] = (await list()).partners;
    expect(partner?.months.filter(({ total }) => total > 0)).toEqual([
      { month: '2025-12', total: 1 },
      { month: '2026-11', total: 3 },
    ]);
  });

  it('is changed by one of two members at once, and shown to the other', async () => {
    await add();
    const answers = await Promise.all(
      [MEERA, { ...TOM, role: 'admin' as const }].map((member) =>
        desk.changePartner(member, { id: 'apex', version: 1, change: { name: member.name } }),
      ),
    );
    const [won] = answers.flatMap((answer) => ('value' in answer ? [answer.value] : []));
    expect(answers.filter((answer) => 'problem' in answer)).toEqual([
      { problem: 'conflict', current: won },
    ]);
  });
});

describe('the secret of a webhook', () => {
  const readSecret = () =>
    env.DB.prepare('SELECT webhook_secret FROM partners').first<string>('webhook_secret');

  it('is shown once, when the address is first set, and comes with no conflict', async () => {
    await add();
    const partner = readValue(await change(1, { webhookUrl: HOOK }));
    const webhookSecret = expect.stringMatching(SECRET);
    expect(partner).toMatchObject({ webhookUrl: HOOK, webhookSecret });
    expect(await readSecret()).toBe(partner.webhookSecret);
    expect((await list()).partners[0]?.webhookSecret).toBeNull();
    const other = readValue(await change(2, { webhookUrl: `${HOOK}/2`, name: 'Apex Ltd' }));
    expect(other).toMatchObject({ webhookUrl: `${HOOK}/2`, webhookSecret: null });
    expect(await readSecret()).toBe(partner.webhookSecret);
    const late = await change(1, { webhookUrl: `${HOOK}/3` });
    expect(late).toMatchObject({ problem: 'conflict', current: { webhookSecret: null } });
    await add('zenith');
    const input = { id: 'zenith', version: 1, change: { webhookUrl: HOOK } };
    const second = readValue(await desk.changePartner(MEERA, input));
    expect(second).toMatchObject({ webhookSecret });
    expect(second.webhookSecret).not.toBe(partner.webhookSecret);
  });
});

describe('an origin', () => {
  const give = (partnerId: string, origin = ORIGIN) => desk.addOrigin(MEERA, { partnerId, origin });
  const take = (partnerId: string, origin = ORIGIN) =>
    desk.removeOrigin(MEERA, { partnerId, origin });

  it('is given to a partner, also twice, and taken away, and its version stays', async () => {
    await add();
    await give('apex', 'https://www.apex.example');
    for (const _ of [1, 2]) {
      expect(readValue(await give('apex'))).toMatchObject({
        origins: [ORIGIN, 'https://www.apex.example'],
        version: 1,
      });
    }
    expect(readValue(await take('apex')).origins).toEqual(['https://www.apex.example']);
  });

  it('belongs to one partner only, who exists', async () => {
    await add();
    await add('zenith');
    await give('apex');
    for (const call of [give, take]) {
      expect(await call('nobody')).toEqual({ problem: 'not-found' });
    }
    const nobody = { id: 'nobody', version: 1, change: { name: 'Apex' } };
    expect(await desk.changePartner(MEERA, nobody)).toEqual({ problem: 'not-found' });
    expect(await give('zenith')).toEqual({ problem: 'already-exists' });
    expect(await take('zenith')).toEqual({ problem: 'not-found' });
    const { partners } = await list();
    expect(partners.map(({ origins }) => origins)).toEqual([[ORIGIN], []]);
  });
});

it('new origins are those of the last 30 days without a partner, those of most days first', async () => {
  setClock(NOW);
  await storeRefusals(
    ['https://burst.example', '2026-11-22', 900],
    ['https://often.example', '2026-11-01', 2],
    ['https://often.example', '2026-11-21', 3],
    ['https://edge.example', '2026-10-24', 4],
    ['https://old.example', '2026-10-23', 9],
    ['https://trusted.example', '2026-11-22', 9],
    ['https://blocked.example', '2026-11-22', 9],
    [ORIGIN, '2026-11-22', 9],
    ['http://localhost:8787', '2026-11-22', 9],
  );
  await add();
  await desk.addOrigin(MEERA, { partnerId: 'apex', origin: ORIGIN });
  await desk.trustOrigin(MEERA, { origin: 'https://trusted.example' });
  await desk.blockOrigin(MEERA, { origin: 'https://blocked.example' });
  expect((await list()).newOrigins).toEqual([
    { origin: 'https://often.example', days: 2, total: 5, lastDay: '2026-11-21' },
    { origin: 'https://burst.example', days: 1, total: 900, lastDay: '2026-11-22' },
    { origin: 'https://edge.example', days: 1, total: 4, lastDay: '2026-10-24' },
  ]);
});

it('the history of partners has who did what, from what to what, once for each change', async () => {
  setClock(NOW);
  await add();
  expect(await add()).toEqual({ problem: 'already-exists' });
  await change(1, { name: 'Apex Ltd', isActive: false, webhookUrl: HOOK });
  await change(1, { name: 'Too late' });
  const same = await change(2, { name: 'Apex Ltd', isActive: false });
  expect(readValue(same)).toMatchObject({ name: 'Apex Ltd', isActive: false, version: 2 });
  expect(readValue(await change(2, {})).version).toBe(2);
  await change(2, { isActive: true, webhookUrl: null });
  for (const call of ['addOrigin', 'addOrigin', 'removeOrigin', 'removeOrigin'] as const) {
    await desk[call](MEERA, { partnerId: 'apex', origin: ORIGIN });
  }
  const by = MEERA.email;
  expect(await readAudit()).toEqual([
    [by, 'partner-added', 'apex', null, 'Apex'],
    [by, 'partner-renamed', 'apex', 'Apex', 'Apex Ltd'],
    [by, 'partner-paused', 'apex', null, null],
    [by, 'webhook', 'apex', null, HOOK],
    [by, 'partner-resumed', 'apex', null, null],
    [by, 'webhook', 'apex', HOOK, null],
    [by, 'origin-added', ORIGIN, null, 'apex'],
    [by, 'origin-removed', ORIGIN, 'apex', null],
  ]);
  await desk.exportPartnerMonths(MEERA, {});
  const { events } = await list();
  const last = { actor: by, action: 'origin-removed', subject: ORIGIN, createdAt: NOW };
  const detail = { from: 'apex', to: null };
  expect(events[0]).toEqual({ id: expect.any(Number), ...last, detail });
  expect(events).toHaveLength(8);
});

it('a webhook may not be our own', async () => {
  const ours = openDesk({ DESK_ORIGIN: 'https://desk.ours.example' });
  await add();
  const webhookUrl = 'https://desk.ours.example/hook';
  const input = { id: 'apex', version: 1, change: { webhookUrl } };
  expect(await ours.changePartner(MEERA, input)).toEqual({ problem: 'own-address' });
  expect((await list()).partners[0]).toMatchObject({ webhookUrl: null, version: 1 });
});

it('the file of leads has a row for each partner, month and kind, passes from one Worker to another and is recorded', async () => {
  await add();
  await add('zenith', 'Zenith');
  const row = { created_at: '2024-02-29T00:00:00.000Z', partner_id: 'apex' };
  for (const kind of ['contact', 'contact', 'newsletter'] as const) await storeLead(kind, row);
  await storeLead('contact', { ...row, spam_at: NOW });
  await storeLead('contact', { created_at: NOW });
  const text = await readFile(await entrypoint.call('exportPartnerMonths', MEERA, {}));
  expect(text.split('\r\n')).toEqual([
    '"partner","month","kind","leads"',
    '"Apex","2024-02","contact","2"',
    '"Apex","2024-02","newsletter","1"',
    '',
  ]);
  expect(await readAudit()).toContainEqual([MEERA.email, 'exported', 'partners', null, null]);
});
