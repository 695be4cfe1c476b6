// What the desk shows. Types and short lists only: the page of the desk loads this file.
import type { DeskAppointment } from './calendar.ts';
import type { SubmissionKind } from './submissions.ts';

/** The statuses of each kind; the first is where it begins. Any may follow any. */
export const leadStatuses = {
  consultation: ['pending', 'contacted', 'scheduled', 'done', 'closed'],
  contact: ['pending', 'done'],
  newsletter: ['pending', 'confirmed', 'unsubscribed'],
} as const satisfies Record<SubmissionKind, readonly string[]>;

/** Statuses of leads that nobody has to deal with any more: they are not counted. */
export const settledStatuses: readonly LeadStatus[] = [
  'done',
  'closed',
  'confirmed',
  'unsubscribed',
];

/** Nobody is met any more about a lead that has one of them. */
export const endStatuses: readonly string[] = ['done', 'closed'];

export type LeadStatus = (typeof leadStatuses)[SubmissionKind][number];

/** Where a lead is: `flagged` is kept apart until a member decides, `spam` is what one decided. */
export const leadFolders = ['inbox', 'flagged', 'spam'] as const;
export type LeadFolder = (typeof leadFolders)[number];

/**
 * Why a submission is kept apart from the others until somebody has looked at it, the strongest reason
 * first. `origin`: it came from a website that we do not know; `returned`: it came again after a
 * member had marked it as spam.
 */
export const leadFlags = ['honeypot', 'spoofed', 'blank', 'rate', 'origin', 'returned'] as const;
export type LeadFlag = (typeof leadFlags)[number];

/** So many leads of one network pass unflagged within a day. */
export const NETWORK_PER_DAY = 40;

/** By which a member may have answered. */
export const replyWays = ['email', 'whatsapp'] as const;
export type ReplyWay = (typeof replyWays)[number];

/** A row of the inbox. Every text in it is the visitor's own. Times are ISO 8601, UTC. */
export interface LeadSummary {
  kind: SubmissionKind;
  id: number;
  /** What the visitor was told: `3F9A-12BC`. */
  reference: string;
  /** Null for the newsletter, which asks for none. */
  name: string | null;
  email: string;
  phone: string | null;
  /** Way of a consultation, or subject of a message. */
  topic: string | null;
  /** At most 140 characters of the message. */
  excerpt: string | null;
  status: LeadStatus;
  folder: LeadFolder;
  flag: LeadFlag | null;
  partnerId: string | null;
  /** In the words of the page it came from. */
  campaign: string | null;
  /** A member's e-mail address. */
  assignedTo: string | null;
  createdAt: string;
  /** How often the same came again. */
  repeats: number;
  isUnread: boolean;
  /** Rises with every change. */
  version: number;
}

/** One thing that was done with a lead. */
export interface LeadEvent {
  id: number;
  /** A member's e-mail address, `visitor` or `system`. */
  actor: string;
  action:
    | 'opened'
    | 'added'
    | 'status'
    | 'assigned'
    | 'note'
    | 'spam'
    | 'not-spam'
    | 'flagged'
    | 'replied'
    /** Name, email or phone, which `to` names; what it was is kept nowhere. */
    | 'corrected'
    /** An address, or the appointment at the time in `to`. */
    | 'confirmed'
    | 'unsubscribed'
    /** A plan that came with a repeat, in `to`. */
    | 'plan'
    /** Times of an appointment, in `from` and `to`. */
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'missed';
  /** Before and after, where the action has them. */
  detail: { from: string | null; to: string | null } | null;
  createdAt: string;
}

/** Everything about one lead. */
export interface Lead extends LeadSummary {
  message: string | null;
  /** What the visitor attached from the tools, as she saw it. */
  plan: string | null;
  /** Origin of the page, or `desk` for one that was added by hand. */
  source: string;
  /** The partner that the page names, where its origin is not theirs. */
  partnerClaim: string | null;
  pageUrl: string | null;
  /** Hash of the network that sent it; null after 30 days, and for one that was added by hand. */
  network: string | null;
  /** Leads that came from there in those days, this one included. */
  sameNetwork: number;
  lastAt: string | null;
  note: string;
  /** Oldest first. */
  events: LeadEvent[];
  /** What the desk thinks of the website it came from; null where it is ours or nobody has said. */
  originState: OriginState | null;
  /** Of the same address, newest first, at most 20. */
  others: LeadLink[];
  /** The last one that was made; null for most. */
  appointment: DeskAppointment | null;
}

/** Another lead, as a link to it shows it. */
export type LeadLink = Pick<
  LeadSummary,
  'kind' | 'id' | 'reference' | 'name' | 'email' | 'topic' | 'status' | 'createdAt'
>;

/** What a member has said of a website that is neither ours nor a partner's. */
export type OriginState = 'trusted' | 'blocked';

/** How many leads are open: neither settled nor spam. */
export interface LeadCounts {
  /** Spam is counted only where it is the chosen folder. */
  folders: Record<'inbox' | 'flagged', number> & { spam?: number };
  /** Of the chosen folder, each by value; `''` counts those without one. */
  kinds: Record<string, number>;
  statuses: Record<string, number>;
  flags: Record<string, number>;
  partners: Record<string, number>;
  assignees: Record<string, number>;
}

/** The leads that one press on a list would change: no member has dealt with them yet. */
export interface ListPreview {
  total: number;
  /** Of the newest ten; an address where there is none. */
  names: string[];
  /** What has arrived since is left alone; the press is undone by this time. */
  at: string;
}

/** How far a press on a list has got. */
export interface ListChange {
  changed: number;
  /** Where the next call goes on; null once all is done. */
  next: number | null;
}

export interface LeadPage {
  /** Newest first, at most 50. */
  leads: LeadSummary[];
  /** For the next page; null on the last. */
  cursor: string | null;
  /** Cursor of the first of these leads, from which `listNewLeads` goes on; null without leads. */
  newest: string | null;
}

/** What the inbox shows at first, in one answer. */
export interface Inbox extends LeadPage {
  /** The member who asks. */
  me: Member;
  counts: LeadCounts;
  partners: { id: string; name: string; origins: string[] }[];
  /** Whom a lead can be assigned to, by name. */
  members: Pick<Member, 'email' | 'name'>[];
  /** Of our own pages; the first is where visitors find them. */
  ownOrigins: string[];
  /** Appointments of today in the office that are not cancelled, by start. */
  today: DeskAppointment[];
  /** Leads outside the spam folder by day of the office, oldest first, of the last 30 days. */
  days: { day: string; total: number }[];
}

/** The two roles of members: each row of `deskCalls` says which it needs. */
export type Role = 'member' | 'admin';

export interface Member {
  email: string;
  name: string;
  role: Role;
}

/** What is kept of one e-mail address. */
export interface Person {
  email: string;
  /** Other addresses whose mail arrives in the same mailbox, of whom we have leads as well. */
  sameMailbox: string[];
  leads: Lead[];
  /** Messages that are about them, sent or not. */
  messages: { topic: string; createdAt: string; sentAt: string | null }[];
}

/** Who has left a number, by address. */
export interface PhoneMatches {
  people: { email: string; name: string | null; leads: number }[];
}

/** What erasing a person did. */
export interface Erased {
  rows: number;
  /** Leads of others that still mention the address, newest first, at most 50. */
  mentions: LeadLink[];
  /** Other spellings of the same mailbox, which are there still. */
  otherSpellings: string[];
}

export interface Partner {
  id: string;
  name: string;
  isActive: boolean;
  webhookUrl: string | null;
  /** Shown once, when a webhook is first set; else null. */
  webhookSecret: string | null;
  origins: string[];
  version: number;
  /** Leads by month (`2026-11`), oldest first, of the last twelve. */
  months: { month: string; total: number }[];
}

export interface PartnerList {
  partners: Partner[];
  /** Websites that sent in the last 30 days and belong to nobody, those of most days first. */
  newOrigins: NewOrigin[];
  /** Websites of which a member has said something, newest first. */
  rulings: OriginRuling[];
  /** What was done about partners and websites, newest first, at most 50. */
  events: DeskEvent[];
}

export interface NewOrigin {
  origin: string;
  /** On how many days it has sent. */
  days: number;
  total: number;
  lastDay: string;
}

/** What the desk thinks of a website now. */
export interface OriginStanding {
  origin: string;
  state: OriginState | null;
}

export interface OriginRuling {
  origin: string;
  state: OriginState;
  /** A member's e-mail address. */
  actor: string;
  createdAt: string;
}

/** One thing that was done at the desk beside leads. */
export interface DeskEvent {
  id: number;
  /** A member's e-mail address. */
  actor: string;
  action: DeskAction;
  /** A partner's id, an origin, a kind of lead, the name of a file, or a member's e-mail address. */
  subject: string | null;
  /** Before and after, where the action has them. */
  detail: { from: string | null; to: string | null } | null;
  createdAt: string;
}

/** What can be done about who may send; shown with the partners. */
export const partnerActions = [
  'partner-added',
  'partner-renamed',
  'partner-paused',
  'partner-resumed',
  'webhook',
  'origin-added',
  'origin-removed',
  'trusted',
  'distrusted',
  'blocked',
  'unblocked',
] as const;

/** What can be done with all data; shown with the health. */
export const dataActions = [
  'retention',
  'erased',
  'exported',
  'retried',
  'list-marked',
  'list-restored',
  'list-released',
] as const;

/** What can be done about hours and appointments of all; shown with the hours. */
export const officeActions = [
  'booking-rules',
  'hours',
  'day-off-added',
  'day-off-removed',
  'feed-made',
  'feed-stopped',
  'meeting-link',
  'network-released',
  'unconfirmed-released',
  'member-left',
] as const;

export type DeskAction =
  | (typeof partnerActions)[number]
  | (typeof dataActions)[number]
  | (typeof officeActions)[number];

export interface NewsletterSummary {
  /** Whether a subscription waits for its confirmation, and why not. */
  confirmation: 'on' | 'off' | 'no-mail';
  states: Record<'pending' | 'confirmed' | 'unsubscribed', number>;
  /** Subscriptions by month, oldest first, of the last twelve. */
  months: { month: string; total: number }[];
}

export type HealthState = 'good' | 'warning' | 'bad';

export const healthGroups = ['Storage', 'Mail', 'Messages', 'Requests', 'Nightly work'] as const;
export type HealthGroup = (typeof healthGroups)[number];

/** The address, within the desk, of a group and of what to do about it. */
export const addressOfHealth = (group: HealthGroup) =>
  `#health/${group.toLowerCase().replace(' ', '-')}`;

export interface Health {
  state: HealthState;
  /** One sentence for each rule, worst first. */
  checks: { name: string; group: HealthGroup; state: HealthState; text: string }[];
  deadLetters: { id: number; topic: string; attempts: number; lastError: string; deadAt: string }[];
  retention: { kind: SubmissionKind; days: number; due: number }[];
  /** What was done with all data, newest first, at most 50. */
  events: DeskEvent[];
}
