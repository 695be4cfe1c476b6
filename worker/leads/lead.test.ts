import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { type LeadStatus, leadStatuses } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { setClock } from '../dev/clock.ts';
import { MEERA, openDesk, readValue, storeLead, TOM } from '../dev/leads.ts';
import { readRow, readRows } from '../dev/tables.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T10:05:00.000Z';
const KINDS: SubmissionKind[] = ['consultation', 'contact', 'newsletter'];
const HOSTILE = `<img src=x onerror=alert(1)> '); DROP TABLE lead_events; -- {"a":"b"}`;

/** From each status to the next one, and from the last to itself. */
const steps = KINDS.flatMap((kind) => {
  const statuses: readonly LeadStatus[] = leadStatuses[kind];
  return statuses.map((from, index) => [kind, from, statuses[index + 1] ?? from] as const);
});

const openOne = async (kind: SubmissionKind, id: number) =>
  readValue(await openDesk().openLead(MEERA, { kind, id }));

describe('opening a lead', () => {
  it.each(KINDS)('shows everything of a %s, as text', async (kind) => {
    const own = {
      consultation: { name: HOSTILE },
      contact: { name: HOSTILE, message: HOSTILE },
      newsletter: {},
    }[kind];
    const id = await storeLead(kind, {
      ...own,
      source: 'https://partner.example',
      page_url: 'https://partner.example/study',
      partner_id: 'apex',
      partner_claim: 'zenith',
      last_at: LATER,
      repeats: 1,
      note: HOSTILE,
    });
    expect(await openOne(kind, id)).toMatchObject({
      kind,
      id,
      name: 'name' in own ? HOSTILE : null,
      message: 'message' in own ? HOSTILE : null,
      source: 'https://partner.example',
      pageUrl: 'https://partner.example/study',
      partnerId: 'apex',
      partnerClaim: 'zenith',
      lastAt: LATER,
      repeats: 1,
      note: HOSTILE,
    });
  });

  it('marks it as read at the first opening, and none of another kind with its id', async () => {
    setClock(NOW);
    const id = await storeLead('contact');
    await storeLead('consultation', { id });
    const desk = openDesk();
    const first = readValue(await desk.openLead(MEERA, { kind: 'contact', id }));
    expect(first.isUnread).toBe(false);
    expect(first.version).toBe(1);
    expect(first.events).toEqual([
      {
        id: expect.any(Number),
        actor: MEERA.email,
        action: 'opened',
        detail: null,
        createdAt: NOW,
      },
    ]);
    const second = readValue(await desk.openLead(TOM, { kind: 'contact', id }));
    expect(second.events).toEqual(first.events);
    const { leads } = readValue(await desk.readInbox(MEERA, { folder: 'inbox' }));
    const unread = leads.filter(({ isUnread }) => isUnread).map(({ kind }) => kind);
    expect(unread).toEqual(['consultation']);
  });

  it('finds and writes nothing if there is none', async () => {
    const lead = { kind: 'contact' as const, id: 4242 };
    const change = { ...lead, version: 1, change: { note: 'x' } };
    expect(await openDesk().openLead(MEERA, lead)).toEqual({ problem: 'not-found' });
    expect(await openDesk().changeLead(MEERA, change)).toEqual({ problem: 'not-found' });
    expect(await readRows('lead_events')).toEqual([]);
  });
});

describe('changing a lead', () => {
  it.each(steps)('moves a %s from %s to %s', async (kind, from, to) => {
    const id = await storeLead(kind, { status: from });
    const change = { status: to };
    const answer = await openDesk().changeLead(MEERA, { kind, id, version: 1, change });
    const isSame = from === to;
    const { status, version, events } = readValue(answer);
    expect({ status, version }).toEqual({ status: to, version: isSame ? 1 : 2 });
    expect(events.map(({ action, detail }) => [action, detail])).toEqual(
      isSame ? [] : [['status', { from, to }]],
    );
  });

  it.each<[SubmissionKind, LeadStatus]>([
    ['consultation', 'confirmed'],
    ['newsletter', 'done'],
  ])('refuses a %s the status %s and changes nothing', async (kind, status) => {
    const id = await storeLead(kind);
    const change = { status, note: 'Called' };
    const answer = await openDesk().changeLead(MEERA, { kind, id, version: 1, change });
    expect(answer).toEqual({ problem: 'invalid-status' });
    const { results } = await env.DB.prepare('SELECT * FROM lead_events').all();
    expect(results).toEqual([]);
    expect(await openOne(kind, id)).toMatchObject({ note: '', version: 1 });
  });

  it('writes one event for each thing that is different, with before and after', async () => {
    setClock(NOW);
    const id = await storeLead('consultation', { note: 'Old', assigned_to: TOM.email });
    const change = { status: 'contacted' as const, assignedTo: null, note: HOSTILE };
    const input = { kind: 'consultation' as const, id, version: 1, change };
    const lead = readValue(await openDesk().changeLead(MEERA, input));
    expect(lead).toMatchObject({
      status: 'contacted',
      assignedTo: null,
      note: HOSTILE,
      version: 2,
    });
    const by = { id: expect.any(Number), actor: MEERA.email, createdAt: NOW };
    expect(lead.events).toEqual([
      { ...by, action: 'status', detail: { from: 'pending', to: 'contacted' } },
      { ...by, action: 'assigned', detail: { from: TOM.email, to: null } },
      { ...by, action: 'note', detail: { from: 'Old', to: HOSTILE } },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['what is so already', { status: 'pending' as const, note: '', assignedTo: null }],
  ])('by %s makes no version and no event', async (_, change) => {
    const id = await storeLead('contact');
    const answer = await openDesk().changeLead(MEERA, { kind: 'contact', id, version: 1, change });
    expect(readValue(answer)).toMatchObject({ version: 1, events: [], isUnread: true });
  });

  it('changes no other lead', async () => {
    const [id, other] = [await storeLead('contact'), await storeLead('contact')];
    const change = { note: 'Mine', isSpam: true };
    await openDesk().changeLead(MEERA, { kind: 'contact', id, version: 1, change });
    expect(await openOne('contact', other)).toMatchObject({
      note: '',
      folder: 'inbox',
      version: 1,
    });
  });
});

describe('spam', () => {
  const move = (id: number, version: number, isSpam: boolean) =>
    openDesk().changeLead(MEERA, { kind: 'contact', id, version, change: { isSpam } });

  it('is moved out of the inbox and back', async () => {
    setClock(NOW);
    const id = await storeLead('contact');
    expect(readValue(await move(id, 1, true))).toMatchObject({ folder: 'spam' });
    expect(await readRow('contact_messages')).toMatchObject({ spam_at: NOW });
    const back = readValue(await move(id, 2, false));
    expect(back).toMatchObject({ folder: 'inbox', version: 3 });
    expect(back.events.map(({ action, detail }) => [action, detail])).toEqual([
      ['spam', { from: 'inbox', to: 'spam' }],
      ['not-spam', { from: 'spam', to: 'inbox' }],
    ]);
  });

  it('is taken back with its flag', async () => {
    const id = await storeLead('contact', { flag: 'honeypot' });
    expect(readValue(await move(id, 1, false))).toMatchObject({ folder: 'inbox', flag: null });
  });

  it('keeps the time at which it was first marked', async () => {
    const id = await storeLead('contact', { spam_at: NOW, flag: 'rate' });
    setClock(LATER);
    const change = { isSpam: true, note: 'Again' };
    await openDesk().changeLead(MEERA, { kind: 'contact', id, version: 1, change });
    const kept = { spam_at: NOW, flag: 'rate', note: 'Again' };
    expect(await readRow('contact_messages')).toMatchObject(kept);
  });
});

describe('two members at once', () => {
  it.each(KINDS)('change a %s: one wins, the other sees what is there now', async (kind) => {
    const id = await storeLead(kind);
    const desk = openDesk();
    const answers = await Promise.all([
      desk.changeLead(MEERA, { kind, id, version: 1, change: { note: 'By Meera' } }),
      desk.changeLead(TOM, { kind, id, version: 1, change: { note: 'By Tom' } }),
    ]);
    const [won] = answers.flatMap((answer) => ('value' in answer ? [answer.value] : []));
    const lost = answers.filter((answer) => 'problem' in answer);
    expect(lost).toEqual([{ problem: 'conflict', current: won }]);
    expect(won).toMatchObject({ version: 2, events: [{ action: 'note' }] });
    expect(await readRows('lead_events')).toHaveLength(1);
  });
});

describe('a change that breaks off', () => {
  it('leaves neither change nor event', async () => {
    const id = await storeLead('contact');
    const change = { status: 'done' as const, note: 'x'.repeat(5001) };
    const input = { kind: 'contact' as const, id, version: 1, change };
    await expect(openDesk().changeLead(MEERA, input)).rejects.toThrow('CHECK');
    expect(await readRows('lead_events')).toEqual([]);
    expect(await readRow('contact_messages')).toMatchObject({ note: '', version: 1 });
  });
});

describe('the others of one address', () => {
  it('are linked from each, newest first, without leads of others, after a change too', async () => {
    const email = 'asha.rao@example.com';
    const older = await storeLead('consultation', {
      email,
      name: 'Asha',
      created_at: '2026-11-01T00:00:00.000Z',
    });
    const id = await storeLead('contact', { email, created_at: '2026-11-10T00:00:00.000Z' });
    const reader = await storeLead('newsletter', {
      email,
      created_at: '2026-11-20T00:00:00.000Z',
      spam_at: NOW,
    });
    await storeLead('contact');
    const { others } = await openOne('contact', id);
    const input = { kind: 'contact' as const, id, version: 1, change: { note: 'x' } };
    expect(readValue(await openDesk().changeLead(MEERA, input)).others).toEqual(others);
    expect(others.map(({ kind, id: other }) => [kind, other])).toEqual([
      ['newsletter', reader],
      ['consultation', older],
    ]);
    expect(others[1]).toEqual({
      kind: 'consultation',
      id: older,
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      name: 'Asha',
      email,
      topic: expect.any(String),
      status: 'pending',
      createdAt: '2026-11-01T00:00:00.000Z',
    });
  });
});

describe('assigning a lead', () => {
  const assign = (assignedTo: string, desk = openDesk({ MEMBERS: '' })) =>
    storeLead('contact').then((id) =>
      desk.changeLead(MEERA, { kind: 'contact', id, version: 1, change: { assignedTo } }),
    );

  it('takes oneself, members who have signed in, and those of the setting', async () => {
    expect(readValue(await assign(MEERA.email)).assignedTo).toBe(MEERA.email);
    await openDesk().readInbox(TOM, { folder: 'inbox' });
    expect(readValue(await assign(TOM.email)).assignedTo).toBe(TOM.email);
    const desk = openDesk({ MEMBERS: 'Zoe Paul <Zoe@Desk.example>, Ravi <ravi@desk.example>' });
    expect(readValue(await assign('zoe@desk.example', desk)).assignedTo).toBe('zoe@desk.example');
  });

  it('takes no other member, and changes nothing', async () => {
    expect(await assign('stranger@example.com')).toEqual({ problem: 'unknown-member' });
    expect(await readRow('contact_messages')).toMatchObject({ assigned_to: null, version: 1 });
    expect(await readRows('lead_events')).toEqual([]);
  });
});

describe('a reply', () => {
  it('is recorded each time, with the status that follows from it', async () => {
    const id = await storeLead('consultation');
    const change = { replied: 'whatsapp' as const, status: 'contacted' as const };
    const input = { kind: 'consultation' as const, id, version: 1, change };
    await openDesk().changeLead(MEERA, input);
    // Again, alone.
    const lead = readValue(await openDesk().changeLead(MEERA, { ...input, version: 2 }));
    expect(lead).toMatchObject({ status: 'contacted', version: 3 });
    expect(lead.events.map(({ action, detail }) => [action, detail?.to])).toEqual([
      ['replied', 'whatsapp'],
      ['status', 'contacted'],
      ['replied', 'whatsapp'],
    ]);
  });
});

describe('letting a lead out', () => {
  /** STAFF_EMAILS of wrangler.toml. */
  const TEAM = 'team@study-abroad.example';
  const release = async (row: Record<string, string>, change = { isSpam: false }) => {
    const id = await storeLead('contact', row);
    await openDesk().changeLead(MEERA, { kind: 'contact', id, version: 1, change });
    return id;
  };
  const messages = async () =>
    (await readRows('outbox')).map(({ topic, payload }) => [topic, JSON.parse(String(payload))]);

  it.each<Record<string, string>>([{ flag: 'rate' }, { spam_at: NOW }])(
    'of %j notifies staff as of a new one',
    async (row) => {
      const id = await release(row);
      expect(await messages()).toEqual([['lead', { kind: 'contact', id, to: TEAM }]]);
    },
  );

  it('notifies staff once', async () => {
    const id = await release({ flag: 'rate' });
    const desk = openDesk();
    for (const [index, isSpam] of [true, false].entries()) {
      const input = { kind: 'contact' as const, id, version: 2 + index, change: { isSpam } };
      await desk.changeLead(MEERA, input);
    }
    expect(await messages()).toHaveLength(1);
  });

  it('notifies staff of no subscription, and not if the change was not made', async () => {
    const id = await storeLead('newsletter', { flag: 'rate' });
    const change = { isSpam: false };
    await openDesk().changeLead(MEERA, { kind: 'newsletter', id, version: 1, change });
    const other = await storeLead('contact', { flag: 'rate' });
    await openDesk().changeLead(MEERA, { kind: 'contact', id: other, version: 7, change });
    expect(await messages()).toEqual([]);
  });

  it('can be taken back, with the flag it had', async () => {
    const id = await release({ flag: 'rate' });
    const input = { kind: 'contact' as const, id, version: 2, change: { flag: 'origin' as const } };
    const lead = readValue(await openDesk().changeLead(MEERA, input));
    expect(lead).toMatchObject({ folder: 'flagged', flag: 'origin', version: 3 });
    expect(lead.events.at(-1)).toMatchObject({
      action: 'flagged',
      detail: { from: 'inbox', to: 'flagged' },
    });
  });
});

describe('a lead that is added by hand', () => {
  const caller = { name: HOSTILE, email: 'asha@example.com', phone: '+91 98765 43210' };

  it('is a consultation from the desk, read already', async () => {
    setClock(NOW);
    const request = { kind: 'consultation' as const, consultationType: 'video' as const };
    const lead = readValue(await openDesk().addLead(MEERA, { ...caller, request }));
    expect(lead).toMatchObject({
      ...caller,
      kind: 'consultation',
      topic: 'video',
      source: 'desk',
      status: 'pending',
      folder: 'inbox',
      createdAt: NOW,
      isUnread: false,
      version: 1,
    });
    expect(lead.events).toMatchObject([{ actor: MEERA.email, action: 'added', createdAt: NOW }]);
    expect((await readRow('consultations')).dedupe_key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is a message from the desk', async () => {
    const request = { kind: 'contact' as const, subject: 'visa' as const, message: HOSTILE };
    const lead = readValue(await openDesk().addLead(MEERA, { ...caller, request }));
    expect(lead).toMatchObject({ kind: 'contact', topic: 'visa', message: HOSTILE });
  });

  it('is a lead of its own each time', async () => {
    const request = { kind: 'consultation' as const, consultationType: 'video' as const };
    for (const member of [MEERA, TOM]) await openDesk().addLead(member, { ...caller, request });
    expect(await readRows('consultations')).toHaveLength(2);
  });
});
