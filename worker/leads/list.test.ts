import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadFilter } from '../contract/desk.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { setClock } from '../dev/clock.ts';
import {
  listAll,
  MEERA,
  nameOf,
  openDesk,
  prepareLeadRows,
  type Row,
  readValue,
  storeLead,
  TOM,
} from '../dev/leads.ts';
import { addPartner } from '../dev/messages.ts';
import { emptyTables } from '../dev/tables.ts';

const INBOX: LeadFilter = { folder: 'inbox' };
const KINDS: SubmissionKind[] = ['consultation', 'contact', 'newsletter'];
const AT = '2026-11-20T12:00:00.000Z';
const secondsAfter = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();

const namesIn = async (filter: LeadFilter) => (await listAll(filter)).map(nameOf);

describe('the inbox', () => {
  it('shows leads of all kinds, newest first, as they were sent', async () => {
    const consultation = await storeLead('consultation', {
      name: '<img src=x onerror=alert(1)>',
      email: 'asha@example.com',
      created_at: secondsAfter(1),
      dedupe_key: `3f9a12bc${'0'.repeat(56)}`,
      repeats: 2,
    });
    const message = `<script>alert(1)</script>${'é'.repeat(200)}`;
    const contact = await storeLead('contact', { created_at: secondsAfter(2), message });
    const newsletter = await storeLead('newsletter', { created_at: AT });
    const leads = await listAll(INBOX);
    const names = [
      `contact ${contact}`,
      `consultation ${consultation}`,
      `newsletter ${newsletter}`,
    ];
    expect(leads.map(nameOf)).toEqual(names);
    const person = { email: 'asha@example.com', phone: '+91 98765 43210' };
    const name = '<img src=x onerror=alert(1)>';
    const request = { kind: 'consultation', topic: 'in-person', excerpt: null, status: 'pending' };
    const place = { folder: 'inbox', flag: null, partnerId: null, campaign: null };
    const desk = { assignedTo: null, isUnread: true, version: 1 };
    const sent = { reference: '3F9A-12BC', createdAt: secondsAfter(1), repeats: 2 };
    const whole = { ...person, ...request, ...place, ...desk, ...sent };
    expect(leads[1]).toEqual({ ...whole, id: consultation, name });
    expect(leads[0]).toMatchObject({ topic: 'visa', excerpt: message.slice(0, 140) });
    expect(leads[2]).toMatchObject({ name: null, phone: null, topic: null, status: 'pending' });
  });

  it('names the member and everybody who came in or is in the setting, partners and our own origins', async () => {
    await addPartner({ id: 'b', name: 'Zenith', origin: 'https://zenith.example' });
    await addPartner({ id: 'c', name: 'Apex', origin: 'https://www.apex.example' });
    await env.DB.prepare("INSERT INTO partner_origins VALUES ('https://apex.example', 'c')").run();
    const desk = openDesk({
      PUBLIC_ORIGIN: 'https://site.example',
      DESK_ORIGIN: 'https://desk.example',
      ALLOWED_ORIGINS: 'https://www.site.example,https://site.example',
      MEMBERS: 'Zoe Paul <Zoe@Desk.example>, Thomas <tom@desk.example>',
    });
    await desk.readInbox(TOM, INBOX);
    const { me, partners, ownOrigins, members } = readValue(await desk.readInbox(MEERA, INBOX));
    expect(me).toEqual(MEERA);
    expect(partners).toEqual([
      { id: 'c', name: 'Apex', origins: ['https://apex.example', 'https://www.apex.example'] },
      { id: 'b', name: 'Zenith', origins: ['https://zenith.example'] },
    ]);
    const site = ['https://site.example', 'https://www.site.example'];
    expect(ownOrigins).toEqual([...site, 'https://desk.example']);
    expect(members).toEqual([
      { email: MEERA.email, name: MEERA.name },
      { email: TOM.email, name: TOM.name },
      { email: 'zoe@desk.example', name: 'Zoe Paul' },
    ]);
  });

  it.each(['tom@desk.example', 'Tom <tom>', '<tom@desk.example>'])(
    'fails at the setting "%s", by the name of the setting',
    async (MEMBERS) => {
      await expect(openDesk({ MEMBERS }).readInbox(MEERA, INBOX)).rejects.toThrow('MEMBERS');
    },
  );

  it('counts the leads of the last 30 days by the day in India, without spam', async () => {
    setClock('2026-11-30T18:00:00Z');
    await storeLead('consultation', { created_at: '2026-10-31T18:30:00.000Z' });
    await storeLead('contact', { created_at: '2026-11-30T12:00:00.000Z' });
    await storeLead('newsletter', { created_at: '2026-11-30T12:00:00.000Z', flag: 'rate' });
    await storeLead('contact', { created_at: '2026-11-30T12:00:00.000Z', spam_at: AT });
    await storeLead('contact', { created_at: '2026-10-31T18:29:59.999Z' });
    const { days } = readValue(await openDesk().readInbox(MEERA, INBOX));
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-11-01', total: 1 });
    expect(days[1]).toEqual({ day: '2026-11-02', total: 0 });
    expect(days[29]).toEqual({ day: '2026-11-30', total: 2 });
  });

  it('counts what is open in each folder, and of the chosen one by kind, status, flag, partner and assignee', async () => {
    await storeLead('consultation', { assigned_to: TOM.email, created_at: AT });
    await storeLead('contact', { status: 'contacted', partner_id: 'apex' });
    await storeLead('consultation', { status: 'closed' });
    await storeLead('contact', { status: 'done' });
    await storeLead('newsletter', { status: 'confirmed' });
    await storeLead('newsletter', { flag: 'rate' });
    await storeLead('newsletter', { flag: 'origin', status: 'confirmed' });
    await storeLead('newsletter', { spam_at: AT });
    const desk = openDesk();
    expect(readValue(await desk.readInbox(MEERA, INBOX)).counts).toEqual({
      folders: { inbox: 2, flagged: 2 },
      kinds: { consultation: 1, contact: 1 },
      statuses: { pending: 1, contacted: 1 },
      flags: { '': 2 },
      partners: { '': 1, apex: 1 },
      assignees: { '': 1, [TOM.email]: 1 },
      waiting: { total: 1, since: AT },
    });
    const flagged = readValue(await desk.readInbox(MEERA, { folder: 'flagged' })).counts;
    expect(flagged).toMatchObject({ kinds: { newsletter: 2 }, flags: { rate: 1, origin: 1 } });
    const spam = readValue(await desk.readInbox(MEERA, { folder: 'spam' })).counts;
    expect(spam).toMatchObject({ folders: { inbox: 2, flagged: 2, spam: 1 }, flags: { '': 1 } });
  });
});

describe('a filter', () => {
  const at = (time: string): Row => ({ created_at: `${time}Z` });
  const GOOGLE: Row = { attribution: '{"utm_source":"google","utm_medium":"cpc"}' };
  /** For each filter, the columns of a lead that it lets through, and of one that it does not. */
  const filters: [string, Partial<LeadFilter>, Row, Row][] = [
    ['partner', { partnerId: 'apex' }, { partner_id: 'apex' }, { partner_id: 'zenith' }],
    ['no partner', { partnerId: '' }, {}, { partner_id: 'apex' }],
    ['assignee', { assignedTo: TOM.email }, { assigned_to: TOM.email }, { assigned_to: 'x' }],
    ['no assignee', { assignedTo: '' }, {}, { assigned_to: TOM.email }],
    ['flag', { folder: 'flagged', flag: 'rate' }, { flag: 'rate' }, { flag: 'blank' }],
    ['spam', { folder: 'spam' }, { spam_at: AT, flag: 'rate' }, { flag: 'rate' }],
    ['inbox', {}, {}, { flag: 'rate' }],
    ['campaign', { campaign: 'fair' }, { campaign: 'fair' }, { campaign: 'fairs' }],
    ['advertisement', { attribution: 'google' }, GOOGLE, { attribution: '{"utm_source":"goo"}' }],
    ['a part of the advertisement', { attribution: 'CPC' }, GOOGLE, {}],
    ['no advertisement', { attribution: '' }, {}, GOOGLE],
    [
      'first day',
      { from: '2026-11-20' },
      at('2026-11-19T18:30:00.000'),
      at('2026-11-19T18:29:59.999'),
    ],
    [
      'last day',
      { to: '2026-11-20' },
      at('2026-11-20T18:29:59.999'),
      at('2026-11-20T18:30:00.000'),
    ],
  ];

  it.each(filters)('by %s finds leads of every kind', async (_, filter, wanted, unwanted) => {
    const expected: string[] = [];
    for (const kind of KINDS) {
      expected.push(nameOf({ kind, id: await storeLead(kind, wanted) }));
      await storeLead(kind, unwanted);
    }
    const [one] = expected;
    expect((await namesIn({ ...INBOX, ...filter })).sort()).toEqual(expected);
    expect(await namesIn({ ...INBOX, ...filter, kind: 'consultation' })).toEqual([one]);
  });

  it.each<[LeadFilter['status'], string[]]>([
    ['pending', ['consultation', 'contact', 'newsletter']],
    ['done', ['consultation', 'contact']],
    ['scheduled', ['consultation']],
    ['confirmed', ['newsletter']],
  ])('by the status %s finds %j', async (status, kinds) => {
    for (const status of ['pending', 'done', 'scheduled'])
      await storeLead('consultation', { status });
    for (const status of ['pending', 'done']) await storeLead('contact', { status });
    for (const status of ['pending', 'confirmed']) await storeLead('newsletter', { status });
    expect((await listAll({ ...INBOX, status })).map(({ kind }) => kind).sort()).toEqual(kinds);
  });

  it('by an impossible day finds nothing and does not fail', async () => {
    await storeLead('contact');
    expect(await namesIn({ ...INBOX, from: '2026-99-99', to: '0000-00-00' })).toEqual([]);
  });
});

describe('a search', () => {
  const search = (text: string) => namesIn({ ...INBOX, search: text });

  it.each([
    ['a part of the name', 'harm'],
    ['Devanagari', 'आशा'],
    ['words in any order', 'documents sharma'],
    ['the number as it was typed', '(98765) 43-210'],
    ['the number in another spacing', '+91 987 654 3210'],
    ['the e-mail address', 'zk@example'],
    ['short words', 'of my life'],
    ['more than 50 bytes, which LIKE would refuse', `${'a'.repeat(60)}@example.com`],
    ['a quote', '"best"'],
    ['the reference that the visitor was told', '3A99-D686'],
    ['the reference with another dash', '3a99–d686'],
  ])('finds by %s: %s', async (_, text) => {
    const id = await storeLead('contact', {
      name: 'Zoë Sharma आशा',
      email: 'zk@example.com',
      phone: '+91 (98765) 43-210',
      dedupe_key: `3a99d686${'0'.repeat(56)}`,
      message: `Which documents for the "best" scholarship of my life? ${'a'.repeat(60)}@example.com`,
    });
    await storeLead('contact', { name: 'Another Body', phone: '1234567890' });
    expect(await search(text)).toEqual([`contact ${id}`]);
  });

  it.each(['asha*', "asha' OR 1=1 --", 'asha\0" tom', 'ab ', '\t\t\t', '---', '%%%', '___'])(
    'takes %j for text',
    async (text) => {
      for (const name of ['Asha Rao', 'Tom Baker']) {
        await storeLead('consultation', { name, email: `${name.slice(0, 3)}@example.com` });
      }
      expect(await search(text)).toEqual([]);
    },
  );

  it('fails for no text whatsoever', async () => {
    await storeLead('contact');
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 3, maxLength: 40, unit: 'binary' }), async (text) => {
        await search(text);
      }),
      { numRuns: 60 },
    );
  });

  it('finds a number in any spelling by any other', async () => {
    const found: string[] = [];
    for (const phone of [
      '98111 22001',
      '+91–98111–22001',
      '९८१११\u00a0२२००१',
      '98111\u201122001',
    ]) {
      found.unshift(`contact ${await storeLead('contact', { phone, created_at: AT })}`);
    }
    await storeLead('contact', { phone: '98111 22002' });
    for (const text of ['+91 98111 22001', '९८१११-२२००१', '9811122001']) {
      expect(await search(text)).toEqual(found);
    }
  });

  it("finds D’Souza by D'Souza, and the other way round", async () => {
    const found = [
      `contact ${await storeLead('contact', { name: "Ann D'Souza", created_at: secondsAfter(1) })}`,
      `contact ${await storeLead('contact', { name: 'Ben D’Souza', created_at: AT })}`,
    ];
    expect([await search("d'souza"), await search('D’SOUZA')]).toEqual([found, found]);
  });

  it('finds by the note, as it is now', async () => {
    const id = await storeLead('contact', { note: 'Prefers Toronto' });
    const lead = { kind: 'contact' as const, id, version: 1 };
    expect(await search('toronto')).toEqual([`contact ${id}`]);
    readValue(await openDesk().changeLead(MEERA, { ...lead, change: { note: 'Prefers Leeds' } }));
    expect([await search('toronto'), await search('leeds')]).toEqual([[], [`contact ${id}`]]);
  });
});

it('the pages neither skip nor repeat a lead, however many came in one instant', async () => {
  // Few instants, so that most leads share one.
  const row = fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: 2 }));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 51, maxLength: 160 }), async (rows) => {
      await emptyTables();
      await env.DB.batch(
        rows.flatMap(([kind, seconds]) =>
          prepareLeadRows(kind, { created_at: secondsAfter(seconds) }),
        ),
      );
      const leads = await listAll(INBOX);
      const { leads: page } = readValue(await openDesk().readInbox(MEERA, INBOX));
      expect(page).toHaveLength(50);
      expect(new Set(leads.map(nameOf)).size).toBe(rows.length);
      expect(leads).toHaveLength(rows.length);
      const times = leads.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
    }),
    { numRuns: 8 },
  );
});

it.each([
  '',
  `${AT}.consultation`,
  `${AT}.consultation.0`,
  `${AT}.consultation.1e3`,
  `${AT}.consultation.9007199254740993`,
  `${AT}.toString.1`,
  '2026-02-30T12:00:00.000Z.contact.1',
  `${AT}' OR 1=1 --.contact.1`,
  `${AT}.contact.1 `,
])('a cursor that is %j is refused', async (cursor) => {
  for (const call of ['listLeads', 'listNewLeads'] as const) {
    const answer = await openDesk()[call](MEERA, { ...INBOX, cursor });
    expect(answer).toEqual({ problem: 'invalid-cursor' });
  }
});

describe('the poll', () => {
  const poll = async (cursor: string | null, filter = INBOX) =>
    readValue(await openDesk().listNewLeads(MEERA, { ...filter, cursor: cursor ?? '' }));
  const readNewest = async () => readValue(await openDesk().readInbox(MEERA, INBOX)).newest;

  it('returns newer leads of the filter alone, newest first, with the next cursor', async () => {
    expect(await readNewest()).toBeNull();
    await storeLead('contact', { created_at: AT });
    const newest = await readNewest();
    expect(await poll(newest)).toEqual({ leads: [], cursor: null, newest: null });
    const second = await storeLead('newsletter', { created_at: secondsAfter(1) });
    const third = await storeLead('consultation', { created_at: secondsAfter(2) });
    const page = await poll(newest);
    expect(page.leads.map(nameOf)).toEqual([`consultation ${third}`, `newsletter ${second}`]);
    await storeLead('contact', { created_at: secondsAfter(3), flag: 'rate' });
    expect((await poll(page.newest)).leads).toEqual([]);
  });

  it('leaves no gap if more than a page of leads arrived, even at one instant', async () => {
    await storeLead('contact', { created_at: AT });
    let newest = await readNewest();
    const rows = Array.from({ length: 130 }).flatMap((_, index) =>
      prepareLeadRows(KINDS[index % 3] ?? 'contact', { created_at: secondsAfter(1 + (index % 2)) }),
    );
    await env.DB.batch(rows);
    const seen: string[] = [];
    for (let page = await poll(newest); page.leads.length > 0; page = await poll(newest)) {
      seen.unshift(...page.leads.map(nameOf));
      newest = page.newest;
    }
    expect(seen).toEqual((await namesIn(INBOX)).slice(0, 130));
  });
});
