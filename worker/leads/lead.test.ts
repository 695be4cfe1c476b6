import { describe, expect, it } from 'vitest';
import type { DeskInput } from '../contract/desk.ts';
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

const desk = openDesk();
const openOne = async (kind: SubmissionKind, id: number) =>
  readValue(await desk.openLead(MEERA, { kind, id }));
const changeOne = (
  kind: SubmissionKind,
  id: number,
  change: DeskInput<'changeLead'>['change'],
  version = 1,
) => desk.changeLead(MEERA, { kind, id, version, change });

describe('opening a lead', () => {
  it.each(KINDS)('shows everything of a %s, as text', async (kind) => {
    const own = {
      consultation: { name: HOSTILE },
      contact: { name: HOSTILE, message: HOSTILE },
      newsletter: {},
    }[kind];
    const page = { source: 'https://partner.example', page_url: 'https://partner.example/study' };
    const partner = { partner_id: 'apex', partner_claim: 'zenith' };
    const came = { last_at: LATER, repeats: 1, note: HOSTILE };
    const id = await storeLead(kind, { ...own, ...page, ...partner, ...came });
    expect(await openOne(kind, id)).toMatchObject({
      kind,
      id,
      name: 'name' in own ? HOSTILE : null,
      message: 'message' in own ? HOSTILE : null,
      source: page.source,
      pageUrl: page.page_url,
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
    const first = await openOne('contact', id);
    const opened = { actor: MEERA.email, action: 'opened', detail: null, createdAt: NOW };
    const events = [{ id: expect.any(Number), ...opened }];
    expect(first).toMatchObject({ isUnread: false, version: 1, events });
    const second = readValue(await desk.openLead(TOM, { kind: 'contact', id }));
    expect(second.events).toEqual(first.events);
    const { leads } = readValue(await desk.readInbox(MEERA, { folder: 'inbox' }));
    const unread = leads.filter(({ isUnread }) => isUnread).map(({ kind }) => kind);
    expect(unread).toEqual(['consultation']);
  });

  it('finds and writes nothing if there is none', async () => {
    const problem = 'not-found';
    expect(await desk.openLead(MEERA, { kind: 'contact', id: 4242 })).toEqual({ problem });
    expect(await changeOne('contact', 4242, { note: 'x' })).toEqual({ problem });
    expect(await readRows('lead_events')).toEqual([]);
  });
});

describe('changing a lead', () => {
  it.each(steps)('moves a %s from %s to %s', async (kind, from, to) => {
    const id = await storeLead(kind, { status: from });
    const answer = await changeOne(kind, id, { status: to });
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
    const answer = await changeOne(kind, id, { status, note: 'Called' });
    expect(answer).toEqual({ problem: 'invalid-status' });
    expect(await readRows('lead_events')).toEqual([]);
    expect(await openOne(kind, id)).toMatchObject({ note: '', version: 1 });
  });

  it('writes one event for each thing that is different, with before and after', async () => {
    setClock(NOW);
    const id = await storeLead('consultation', { note: 'Old', assigned_to: TOM.email });
    const change = { status: 'contacted' as const, assignedTo: null, note: HOSTILE };
    const other = await storeLead('consultation');
    const lead = readValue(await changeOne('consultation', id, change));
    // No other lead is changed.
    const untouched = { status: 'pending', note: '', version: 1 };
    expect(await openOne('consultation', other)).toMatchObject(untouched);
    expect(lead).toMatchObject({ ...change, version: 2 });
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
  ])('by %s adds neither version nor event', async (_, change) => {
    const id = await storeLead('contact');
    const lead = readValue(await changeOne('contact', id, change));
    expect(lead).toMatchObject({ version: 1, events: [], isUnread: true });
  });
});

it('spam is moved out of the inbox and back, and keeps the time at which it was first marked', async () => {
  setClock(NOW);
  const id = await storeLead('contact');
  expect(readValue(await changeOne('contact', id, { isSpam: true }))).toMatchObject({
    folder: 'spam',
  });
  setClock(LATER);
  await changeOne('contact', id, { isSpam: true, note: 'Again' }, 2);
  expect(await readRow('contact_messages')).toMatchObject({ spam_at: NOW, note: 'Again' });
  const back = readValue(await changeOne('contact', id, { isSpam: false }, 3));
  expect(back).toMatchObject({ folder: 'inbox', version: 4 });
  const events = back.events.filter(({ action }) => action !== 'note');
  expect(events.map(({ action, detail }) => [action, detail])).toEqual([
    ['spam', { from: 'inbox', to: 'spam' }],
    ['not-spam', { from: 'spam', to: 'inbox' }],
  ]);
});

it.each(KINDS)('two members at once change a %s: one wins, the other sees it', async (kind) => {
  const id = await storeLead(kind);
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

it('a change that fails midway stores neither change nor event', async () => {
  const id = await storeLead('contact');
  const change = { status: 'done' as const, note: 'x'.repeat(5001) };
  await expect(changeOne('contact', id, change)).rejects.toThrow('CHECK');
  expect(await readRows('lead_events')).toEqual([]);
  expect(await readRow('contact_messages')).toMatchObject({ note: '', version: 1 });
});

it('the others of one address are linked from each, newest first, after a change too', async () => {
  const email = 'asha.rao@example.com';
  const on = (day: number) => ({ email, created_at: `2026-11-${day}T00:00:00.000Z` });
  const older = await storeLead('consultation', { ...on(10), name: 'Asha' });
  const id = await storeLead('contact', on(11));
  const reader = await storeLead('newsletter', { ...on(20), spam_at: NOW });
  await storeLead('contact');
  const { others } = await openOne('contact', id);
  expect(readValue(await changeOne('contact', id, { note: 'x' })).others).toEqual(others);
  expect(others[0]).toMatchObject({ kind: 'newsletter', id: reader });
  expect(others.slice(1)).toEqual([
    {
      kind: 'consultation',
      id: older,
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      name: 'Asha',
      email,
      topic: expect.any(String),
      status: 'pending',
      createdAt: on(10).created_at,
    },
  ]);
});

it('a lead is assigned to oneself, members who have signed in and those of the setting, and to no other', async () => {
  const assign = async (assignedTo: string, MEMBERS = '') => {
    const input = { kind: 'contact' as const, id: await storeLead('contact'), version: 1 };
    return openDesk({ MEMBERS }).changeLead(MEERA, { ...input, change: { assignedTo } });
  };
  const problem = 'unknown-member';
  expect(await assign('stranger@example.com')).toEqual({ problem });
  expect(await readRow('contact_messages')).toMatchObject({ assigned_to: null, version: 1 });
  expect(await readRows('lead_events')).toEqual([]);
  expect(readValue(await assign(MEERA.email)).assignedTo).toBe(MEERA.email);
  expect(await assign(TOM.email)).toEqual({ problem });
  await desk.readInbox(TOM, { folder: 'inbox' });
  expect(readValue(await assign(TOM.email)).assignedTo).toBe(TOM.email);
  const setting = 'Zoe Paul <Zoe@Desk.example>, Ravi <ravi@desk.example>';
  expect(readValue(await assign('zoe@desk.example', setting)).assignedTo).toBe('zoe@desk.example');
});

it('a reply is recorded each time, with the status that follows from it', async () => {
  const id = await storeLead('consultation');
  const change = { replied: 'whatsapp' as const, status: 'contacted' as const };
  await changeOne('consultation', id, change);
  // Again, alone.
  const lead = readValue(await changeOne('consultation', id, change, 2));
  expect(lead).toMatchObject({ status: 'contacted', version: 3 });
  expect(lead.events.map(({ action, detail }) => [action, detail?.to])).toEqual([
    ['replied', 'whatsapp'],
    ['status', 'contacted'],
    ['replied', 'whatsapp'],
  ]);
});

describe('releasing a lead', () => {
  /** STAFF_EMAILS of wrangler.toml. */
  const TEAM = 'team@study-abroad.example';
  const release = async (row: Record<string, string>) => {
    const id = await storeLead('contact', row);
    const lead = readValue(await changeOne('contact', id, { isSpam: false }));
    expect(lead).toMatchObject({ folder: 'inbox', flag: null });
    return id;
  };
  const messages = async () =>
    (await readRows('outbox')).map(({ topic, payload }) => [topic, JSON.parse(String(payload))]);

  it.each<Record<string, string>>([{ flag: 'rate' }, { spam_at: NOW }])(
    'of %j notifies staff as of a new one, once',
    async (row) => {
      const id = await release(row);
      for (const [index, isSpam] of [true, false].entries()) {
        await changeOne('contact', id, { isSpam }, 2 + index);
      }
      expect(await messages()).toEqual([['lead', { kind: 'contact', id, to: TEAM }]]);
    },
  );

  it('notifies staff of no subscription, and not if the change was not made', async () => {
    const id = await storeLead('newsletter', { flag: 'rate' });
    await changeOne('newsletter', id, { isSpam: false });
    const other = await storeLead('contact', { flag: 'rate' });
    await changeOne('contact', other, { isSpam: false }, 7);
    expect(await messages()).toEqual([]);
  });

  it('can be undone, with the former flag', async () => {
    const id = await release({ flag: 'rate' });
    const lead = readValue(await changeOne('contact', id, { flag: 'origin' }, 2));
    expect(lead).toMatchObject({ folder: 'flagged', flag: 'origin', version: 3 });
    const detail = { from: 'inbox', to: 'flagged' };
    expect(lead.events.at(-1)).toMatchObject({ action: 'flagged', detail });
  });
});

describe('a lead that is added by hand', () => {
  const caller = { name: HOSTILE, email: 'asha@example.com', phone: '+91 98765 43210' };

  it('is a consultation from the desk, read already', async () => {
    setClock(NOW);
    const request = { kind: 'consultation' as const, consultationType: 'video' as const };
    const lead = readValue(await desk.addLead(MEERA, { ...caller, request }));
    const asked = { kind: 'consultation', topic: 'video', source: 'desk', createdAt: NOW };
    const place = { status: 'pending', folder: 'inbox', isUnread: false, version: 1 };
    expect(lead).toMatchObject({ ...caller, ...asked, ...place });
    expect(lead.events).toMatchObject([{ actor: MEERA.email, action: 'added', createdAt: NOW }]);
    expect((await readRow('consultations')).dedupe_key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is a message from the desk', async () => {
    const request = { kind: 'contact' as const, subject: 'visa' as const, message: HOSTILE };
    for (const member of [TOM, MEERA]) {
      const lead = readValue(await desk.addLead(member, { ...caller, request }));
      expect(lead).toMatchObject({ kind: 'contact', topic: 'visa', message: HOSTILE });
    }
    // Each is a lead of its own.
    expect(await readRows('contact_messages')).toHaveLength(2);
  });
});
