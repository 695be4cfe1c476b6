import type { CalendarPage, Hours } from '../../../worker/contract/calendar.ts';
import type {
  DeskAppointment,
  Inbox,
  Lead,
  LeadEvent,
  Member,
} from '../../../worker/contract/leads.ts';

/** An unread request for a consultation, with `changes`. */
export const makeLead = (changes: Partial<Lead> = {}): Lead => ({
  kind: 'consultation',
  id: 12,
  reference: '3F9A-12BC',
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  phone: '98765 43210',
  topic: 'video',
  excerpt: null,
  status: 'pending',
  folder: 'inbox',
  flag: null,
  partnerId: null,
  campaign: null,
  attribution: null,
  assignedTo: null,
  createdAt: '2026-11-22T11:40:00.000Z',
  repeats: 0,
  isUnread: true,
  version: 1,
  message: null,
  plan: null,
  source: 'https://site.example',
  partnerClaim: null,
  pageUrl: null,
  network: null,
  sameNetwork: 0,
  lastAt: null,
  note: '',
  events: [],
  returned: null,
  originState: null,
  others: [],
  appointment: null,
  ...changes,
});

/** An entry of a history. */
export const makeEvent = <Action extends string>(
  id: number,
  actor: string,
  action: Action,
  createdAt: string,
  detail: LeadEvent['detail'] = null,
  subject: string | null = null,
) => ({ id, actor, action, subject, createdAt, detail });

/** An admin and a member without that role. */
export const RAVI: Member = { email: 'ravi@example.com', name: 'Ravi Menon', role: 'admin' };
export const MEMBER: Member = { ...RAVI, role: 'member' };

/** The inbox of a member, without a lead, with `changes`. */
export const makeInbox = (changes: Partial<Inbox> = {}): Inbox => ({
  leads: [],
  cursor: null,
  newest: null,
  me: RAVI,
  members: [
    { email: 'asha@example.com', name: 'Asha Pillai' },
    { email: 'ravi@example.com', name: 'Ravi Menon' },
  ],
  ownOrigins: ['https://sarathi-abroad.example'],
  counts: {
    folders: { inbox: 0, flagged: 0, spam: 0 },
    kinds: {},
    statuses: {},
    flags: {},
    partners: {},
    assignees: {},
    waiting: { total: 0, since: null },
  },
  partners: [{ id: 'campus', name: 'Campus Times', origins: ['https://campus-times.example'] }],
  days: [],
  today: [],
  ...changes,
});

/** A video call with Asha Rao that is booked with Asha Pillai, with `changes`. */
export const makeAppointment = (changes: Partial<DeskAppointment> = {}): DeskAppointment => {
  const { kind, id, reference, name, email, topic, createdAt, phone } = makeLead();
  return {
    id: 5,
    lead: { kind, id, reference, name, email, topic, status: 'scheduled', createdAt, phone },
    way: 'video',
    state: 'booked',
    startsAt: '2026-11-24T04:30:00.000Z',
    endsAt: '2026-11-24T05:00:00.000Z',
    member: 'asha@example.com',
    meetingUrl: null,
    version: 1,
    sameNetwork: 1,
    isConfirmed: true,
    isReminderMissed: false,
    ...changes,
  };
};

/** A week without an appointment, with `changes`. */
export const makeCalendar = (changes: Partial<CalendarPage> = {}): CalendarPage => ({
  from: '2026-11-16',
  to: '2026-11-22',
  appointments: [],
  unassigned: [],
  members: makeInbox().members,
  daysOff: [],
  ...changes,
});

/** Hours of two members, of whom one has none yet, with `changes`. */
export const makeHours = (changes: Partial<Hours> = {}): Hours => ({
  rules: {
    minutes: 30,
    bufferMinutes: 10,
    noticeHours: 4,
    horizonDays: 14,
    offlinePercent: 20,
    showsNames: true,
    version: 2,
  },
  members: [
    {
      email: 'asha@example.com',
      name: 'Asha Pillai',
      hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
        { weekday, from: '10:00', to: '13:00', ways: ['video', 'chat'] },
        { weekday, from: '14:00', to: '18:00', ways: ['video', 'chat', 'in-person'] },
      ]),
      hasFeed: true,
      meetingUrl: 'https://meet.example/asha',
      version: 4,
    },
    {
      email: 'ravi@example.com',
      name: 'Ravi Menon',
      hours: [],
      hasFeed: false,
      meetingUrl: null,
      version: 1,
    },
  ],
  daysOff: [],
  events: [],
  ...changes,
});
