import type { DeskCall, DeskFile, DeskValue } from '../../../worker/contract/desk.ts';
import { RETENTION_DAYS } from '../../../worker/contract/durations.ts';
import type {
  Health,
  HealthGroup,
  HealthState,
  Lead,
  LeadLink,
  LeadSummary,
  OfficeMessage,
  OfficeWebhook,
  PartnerList,
} from '../../../worker/contract/leads.ts';
import {
  cannedBooked,
  cannedCalendar,
  cannedHours,
  cannedTimes,
  FEED_URL,
} from './canned-calendar.ts';
import { makeEvent, makeInbox, makeLead, RAVI } from './make-lead.ts';

/** The answer to each call: a value, or a refusal with its status. */
export type Answers = {
  [C in DeskCall]?: C extends DeskFile ? object : DeskValue<C> | Refusal | Promise<DeskValue<C>>;
} & { samples?: { isOffered: boolean } | Refusal };

export interface Refusal {
  status: number;
  code?: string;
  current?: unknown;
  errors?: unknown[];
}

/** A `fetch` that answers by the last part of the path; calls in `silent` get no answer. */
export function cannedFetch(answers: Answers, silent: readonly string[] = []) {
  return async (url: string) => {
    const call = new URL(url, 'https://desk.example').pathname.split('/').at(-1) ?? '';
    if (silent.includes(call)) return new Promise<Response>(() => {});
    const answer = (await (answers as Record<string, unknown>)[call]) ?? { status: 404 };
    const { status } = answer as Refusal;
    const isRefusal = typeof status === 'number';
    return Response.json(answer, { status: isRefusal ? status : 200 });
  };
}

const ASHA = 'asha@example.com';
const HOOK = 'https://campus-times.example/hooks/leads';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const before = (nowMs: number, minutes: number) =>
  new Date(nowMs - minutes * MINUTE_MS).toISOString();
const ago = (nowMs: number, days: number) => before(nowMs, days * DAY_MINUTES);
const dayBefore = (nowMs: number, days: number) => ago(nowMs, days).slice(0, 10);
const CAMPUS = 'https://campus-times.example';

const MONTHS = [0, 4, 9, 12, 7, 15, 21, 18, 30, 26, 41, 38].map((total, index) => ({
  month: `${index < 1 ? 2025 : 2026}-${String(((index + 11) % 12) + 1).padStart(2, '0')}`,
  total,
}));

/** Names and texts that test the layout. */
const ODD_NAME = '<img src=x onerror=alert(1)> Priyadarshini-Lakshminarayanan'.slice(0, 100);
const MESSAGE = `Dear team,

I finished my B.Tech in 2025 and would like to study data science in Canada.
Which universities take a 6.5 in IELTS, and by when do I have to apply for September?

Thank you
<script>alert('Priya')</script>`;

/** One opened lead with a history. */
export const cannedLead = (nowMs: number): Lead =>
  makeLead({
    kind: 'contact',
    id: 41,
    name: 'Priya Sharma',
    email: 'priya.sharma@example.com',
    phone: '+91 98765 43210',
    topic: 'admission',
    excerpt: 'Dear team, I finished my B.Tech in 2025 and would like to study',
    message: MESSAGE,
    partnerId: 'campus',
    partnerClaim: 'campus-delhi',
    campaign: 'Autumn fair, New Delhi',
    attribution: JSON.stringify({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'study-in-canada',
      utm_term: 'masters in canada',
    }),
    createdAt: before(nowMs, 18),
    lastAt: before(nowMs, 3),
    repeats: 2,
    source: 'https://campus-times.example',
    pageUrl: 'https://campus-times.example/abroad/canada',
    note: 'Asked for a call after 17:00.',
    version: 3,
    isUnread: false,
    others: [cannedLink(nowMs)],
    events: [
      makeEvent(1, ASHA, 'opened', before(nowMs, 12)),
      makeEvent(2, ASHA, 'note', before(nowMs, 9), {
        from: '',
        to: 'Asked for a call after 17:00.',
      }),
    ],
  });

/** Another lead of the same person. */
export const cannedLink = (nowMs: number): LeadLink => ({
  kind: 'consultation',
  id: 7,
  reference: '77AA-12BC',
  name: 'Priya Sharma',
  email: 'priya.sharma@example.com',
  topic: 'video',
  status: 'closed',
  createdAt: before(nowMs, 40 * DAY_MINUTES),
});

/** Rows of every kind, the newest first. */
export function cannedLeads(nowMs: number): LeadSummary[] {
  const rows: Partial<Lead>[] = [
    { topic: 'video', createdAt: before(nowMs, 2) },
    cannedLead(nowMs),
    {
      kind: 'newsletter',
      name: null,
      phone: null,
      topic: null,
      email: 'a.very.long.address.of.somebody@students.department.university.example.com',
      status: 'confirmed',
      createdAt: before(nowMs, 55),
      isUnread: false,
    },
    {
      name: ODD_NAME,
      topic: 'in-person',
      status: 'contacted',
      assignedTo: 'ravi@example.com',
      createdAt: before(nowMs, 190),
      isUnread: false,
    },
    {
      kind: 'contact',
      name: 'आशा राव',
      topic: 'visa',
      excerpt: 'क्या मुझे वीज़ा के लिए बैंक स्टेटमेंट चाहिए? My interview is on Monday.',
      partnerId: 'campus',
      assignedTo: 'asha@example.com',
      status: 'pending',
      createdAt: before(nowMs, DAY_MINUTES + 30),
    },
    {
      topic: 'chat',
      name: 'Arjun Iyer',
      status: 'scheduled',
      repeats: 1,
      createdAt: before(nowMs, 3 * DAY_MINUTES),
      isUnread: false,
    },
    {
      kind: 'contact',
      name: 'Ananya Gupta',
      topic: 'scholarship',
      excerpt: 'Is the DAAD scholarship open for architects?',
      status: 'done',
      createdAt: before(nowMs, 20 * DAY_MINUTES),
      isUnread: false,
    },
  ];
  return rows.map((row, index) => makeLead({ ...row, id: row.id ?? 100 - index }));
}

/** Partners, and the websites around them. */
export const cannedPartners = (nowMs: number): PartnerList => ({
  partners: [
    {
      id: 'campus',
      name: 'Campus Times',
      isActive: true,
      webhookUrl: HOOK,
      webhookSecret: null,
      origins: ['https://campus-times.example', 'https://www.campus-times.example'],
      version: 4,
      months: MONTHS,
    },
    {
      id: 'edu-fair',
      name: 'Education Fair Kochi',
      isActive: false,
      webhookUrl: null,
      webhookSecret: null,
      origins: [],
      version: 1,
      months: MONTHS.map(({ month }) => ({ month, total: 0 })),
    },
  ],
  newOrigins: [
    {
      origin: 'https://blog.education-fairs.example',
      days: 9,
      total: 27,
      lastDay: dayBefore(nowMs, 1),
    },
    { origin: 'https://campus-tirnes.example', days: 1, total: 2, lastDay: dayBefore(nowMs, 9) },
  ],
  rulings: [
    {
      origin: 'https://preview.school.example',
      state: 'trusted',
      actor: 'asha@example.com',
      createdAt: before(nowMs, 3 * DAY_MINUTES),
    },
    {
      origin: 'https://spam.example',
      state: 'blocked',
      actor: 'ravi@example.com',
      createdAt: before(nowMs, 5 * DAY_MINUTES),
    },
  ],
  events: [
    makeEvent(2, ASHA, 'webhook', ago(nowMs, 2), { from: null, to: HOOK }, 'campus'),
    makeEvent(1, RAVI.email, 'origin-added', ago(nowMs, 4), { from: null, to: 'campus' }, CAMPUS),
  ],
});

const check = (group: HealthGroup, name: string, state: HealthState, text: string) => ({
  name: `${group}/${name}`,
  group,
  state,
  text,
});

const cannedHealth = (nowMs: number, deadAt = before(nowMs, 240)): Health => ({
  state: 'warning',
  checks: [
    check('Messages', 'dead', 'bad', '1 message could not be sent.'),
    check('Storage', 'copy', 'warning', 'The last copy is 36 days old.'),
    check('Storage', 'canary', 'good', 'The database worked 2 minutes ago.'),
    check('Mail', 'waiting', 'good', 'No email is waiting.'),
    check('Requests', 'last', 'good', 'The last lead arrived 2 hours ago.'),
    check('Nightly work', 'night', 'good', 'Old data was deleted 5 hours ago.'),
  ],
  deadLetters: [
    { id: 7, topic: 'webhook', attempts: 9, lastError: '503 from campus-times.example', deadAt },
  ],
  retention: [
    { kind: 'consultation', days: RETENTION_DAYS, due: 0 },
    { kind: 'contact', days: 365, due: 412 },
    { kind: 'newsletter', days: RETENTION_DAYS, due: 0 },
  ],
  events: [
    makeEvent(
      3,
      RAVI.email,
      'retention',
      ago(nowMs, 6),
      { from: `${RETENTION_DAYS}`, to: '365' },
      'contact',
    ),
  ],
});

const officeMessage = (id: number, createdAt: string, changes: Partial<OfficeMessage> = {}) => ({
  id,
  what: 'lead' as const,
  kind: 'contact' as const,
  leadId: 41,
  reference: '3F9A-12BC',
  status: 'pending',
  createdAt,
  sentAt: createdAt,
  deadAt: null,
  attempts: 1,
  lastError: null,
  ...changes,
});

/** The office's own system, which works, with `changes`. */
export const cannedSystem = (
  nowMs: number,
  changes: Partial<OfficeWebhook> = {},
): OfficeWebhook => ({
  host: 'hooks.crm.example',
  url: 'https://hooks.crm.example/leads?key=4f1c',
  isPaused: false,
  version: 2,
  system: 'Example CRM, India',
  hasKey: true,
  lastAnswer: '200',
  lastAt: before(nowMs, 18),
  failingSince: null,
  waiting: 0,
  messages: [
    officeMessage(12, before(nowMs, 18)),
    officeMessage(11, before(nowMs, 95), { what: 'changed', status: 'done', leadId: 40 }),
    officeMessage(10, ago(nowMs, 1), { what: 'erased', leadId: 39, reference: null }),
  ],
  ...changes,
});

/** The same after two days without a success. */
export const failingSystem = (nowMs: number): OfficeWebhook =>
  cannedSystem(nowMs, {
    lastAnswer: 'answered 500',
    lastAt: before(nowMs, 6),
    failingSince: ago(nowMs, 2),
    waiting: 46,
    messages: [
      officeMessage(14, before(nowMs, 6), {
        sentAt: null,
        attempts: 0,
        lastError: 'webhook answered 500',
      }),
      officeMessage(13, ago(nowMs, 2), {
        what: 'changed',
        status: 'contacted',
        sentAt: null,
        deadAt: ago(nowMs, 1),
        attempts: 9,
        lastError: 'webhook timed out',
      }),
      ...cannedSystem(nowMs).messages,
    ],
  });

/** A desk with every kind of data, at `nowMs`. */
export function cannedDesk(nowMs: number): Answers {
  const leads = cannedLeads(nowMs);
  const inbox = makeInbox({
    leads,
    cursor: 'older',
    newest: 'newest',
    counts: {
      folders: { inbox: 231, flagged: 4, spam: 12 },
      kinds: { consultation: 80, contact: 101, newsletter: 50 },
      statuses: { pending: 64, contacted: 20, scheduled: 9, done: 90, closed: 8, confirmed: 40 },
      flags: { rate: 3, honeypot: 1 },
      partners: { '': 180, campus: 51 },
      assignees: { '': 190, 'ravi@example.com': 21, 'asha@example.com': 20 },
      waiting: { total: 3, since: before(nowMs, 120) },
    },
    days: Array.from({ length: 30 }, (_, index) => ({
      day: dayBefore(nowMs, 29 - index),
      total: (index * 7) % 12,
    })),
  });
  const lead = cannedLead(nowMs);
  return {
    readInbox: inbox,
    listNewLeads: { leads: [], cursor: null, newest: null },
    listLeads: { leads: [], cursor: null, newest: null },
    openLead: lead,
    changeLead: lead,
    addLead: lead,
    findPerson: {
      email: lead.email,
      sameMailbox: ['priya.sharma+admission-in-canada@example.com'],
      leads: [
        lead,
        makeLead({
          kind: 'newsletter',
          id: 9,
          name: null,
          topic: null,
          email: lead.email,
          status: 'confirmed',
        }),
      ],
      messages: [
        { topic: 'newsletter-confirmation', createdAt: lead.createdAt, sentAt: lead.lastAt },
        { topic: 'webhook', createdAt: lead.createdAt, sentAt: null },
      ],
    },
    findByPhone: { people: [{ email: lead.email, name: lead.name, leads: 2 }] },
    erasePerson: { rows: 4, mentions: [], otherSpellings: [] },
    trustOrigin: { origin: 'https://new.example', state: 'trusted' },
    distrustOrigin: { origin: 'https://new.example', state: null },
    blockOrigin: { origin: 'https://new.example', state: 'blocked' },
    unblockOrigin: { origin: 'https://new.example', state: null },
    listPartners: cannedPartners(nowMs),
    readNewsletter: {
      confirmation: 'on',
      states: { pending: 14, confirmed: 780, unsubscribed: 18 },
      months: MONTHS,
    },
    readHealth: cannedHealth(nowMs),
    retryMessage: { ...cannedHealth(nowMs), deadLetters: [] },
    retryAllMessages: { ...cannedHealth(nowMs), deadLetters: [] },
    setRetention: cannedHealth(nowMs),
    readOfficeWebhook: cannedSystem(nowMs),
    setOfficeWebhook: cannedSystem(nowMs, { version: 3 }),
    pauseOfficeWebhook: cannedSystem(nowMs, { isPaused: true, waiting: 2 }),
    sendOfficeAgain: cannedSystem(nowMs),
    readCalendar: cannedCalendar(nowMs),
    readHours: cannedHours(nowMs),
    changeBookingRules: cannedHours(nowMs),
    changeHours: cannedHours(nowMs),
    setMeetingLink: cannedHours(nowMs),
    addDayOff: cannedHours(nowMs),
    removeDayOff: cannedHours(nowMs),
    listFreeTimes: cannedTimes(nowMs),
    bookAppointment: cannedBooked(nowMs),
    moveAppointment: cannedBooked(nowMs),
    cancelAppointment: cannedBooked(nowMs, { state: 'cancelled' }),
    closeAppointment: cannedBooked(nowMs, { state: 'done' }),
    confirmAppointment: cannedBooked(nowMs),
    releaseUnconfirmed: { released: 3 },
    releaseNetwork: { released: 5 },
    removeMember: { ...cannedHours(nowMs), members: cannedHours(nowMs).members.slice(1) },
    previewList: {
      total: 312,
      names: leads.map(({ name, email }) => name ?? email),
      at: new Date(nowMs).toISOString(),
    },
    makeCalendarFeed: { url: FEED_URL, hours: cannedHours(nowMs) },
    stopCalendarFeed: cannedHours(nowMs),
  };
}
