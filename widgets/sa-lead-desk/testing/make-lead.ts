import type { Inbox, Lead, Member } from '../../../worker/contract/leads.ts';

/** A request for a consultation that nobody has looked at, with `changes`. */
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
  lastAt: null,
  note: '',
  events: [],
  originState: null,
  others: [],
  ...changes,
});

/** The member who looks, and one who may do less. */
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
  },
  partners: [{ id: 'campus', name: 'Campus Times', origins: ['https://campus-times.example'] }],
  days: [],
  ...changes,
});
