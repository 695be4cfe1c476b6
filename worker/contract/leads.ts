// Leads, partners and health as the desk shows them. Types and short lists only: its page loads this file.
import type { AppointmentState, Way } from './appointment.ts';
import type { SubmissionKind } from './submissions.ts';

/** The statuses of each kind; the first one is initial. Any may follow any. */
export const leadStatuses = {
  consultation: ['pending', 'contacted', 'scheduled', 'done', 'closed'],
  contact: ['pending', 'done'],
  newsletter: ['pending', 'confirmed', 'unsubscribed'],
} as const satisfies Record<SubmissionKind, readonly string[]>;

/** Statuses of leads that need no more work: they are not counted as open. */
export const settledStatuses: readonly LeadStatus[] = [
  'done',
  'closed',
  'confirmed',
  'unsubscribed',
];

/** Terminal statuses: no more appointments. */
export const endStatuses: readonly string[] = ['done', 'closed'];

export type LeadStatus = (typeof leadStatuses)[SubmissionKind][number];

/** Folder of a lead: `flagged` awaits a member's decision, `spam` is the result of one. */
export const leadFolders = ['inbox', 'flagged', 'spam'] as const;
export type LeadFolder = (typeof leadFolders)[number];

/**
 * Reasons why a submission is set aside until a member has looked at it, the strongest
 * first. `origin`: it came from an unknown website; `returned`: it was sent again after a
 * member had marked it as spam.
 */
export const leadFlags = ['honeypot', 'spoofed', 'blank', 'rate', 'origin', 'returned'] as const;
export type LeadFlag = (typeof leadFlags)[number];

/** Most leads of one network that pass unflagged within a day. */
export const NETWORK_PER_DAY = 40;

/** Channels by which a member may reply. */
export const replyWays = ['email', 'whatsapp'] as const;
export type ReplyWay = (typeof replyWays)[number];

/** A row of the inbox. Every text in it is the visitor's own. Times are ISO 8601, UTC. */
export interface LeadSummary {
  kind: SubmissionKind;
  id: number;
  /** Reference as shown to the visitor: `3F9A-12BC`. */
  reference: string;
  /** Null for the newsletter, whose form has no name. */
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
  /** Campaign as the page declared it. */
  campaign: string | null;
  /** A member's email address. */
  assignedTo: string | null;
  createdAt: string;
  /** How often the same submission was repeated. */
  repeats: number;
  isUnread: boolean;
  /** Rises with every change. */
  version: number;
}

/** An entry of a lead's history. */
export interface LeadEvent {
  id: number;
  /** A member's email address, `visitor` or `system`. */
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
    /** `to` names the corrected field: name, email or phone. The old value is not stored. */
    | 'corrected'
    /** A mail address was confirmed, or the appointment at the time in `to`. */
    | 'confirmed'
    | 'unsubscribed'
    /** A plan that came with a repeat, in `to`. */
    | 'plan'
    /** Times of an appointment, in `from` and `to`. */
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'missed';
  /** Before and after, if the action has them. */
  detail: { from: string | null; to: string | null } | null;
  createdAt: string;
}

/** Everything about one lead. */
export interface Lead extends LeadSummary {
  message: string | null;
  /** JSON of the advertisement that led to the form; null if unknown. */
  attribution: string | null;
  /** JSON of the plan that the visitor attached. */
  plan: string | null;
  /** Origin of the page, or `desk` for a lead that a member added. */
  source: string;
  /** The partner that the page names, if its origin is not theirs. */
  partnerClaim: string | null;
  pageUrl: string | null;
  /** Hash of the sender's network; null after 30 days, and for a lead that a member added. */
  network: string | null;
  /** Leads of that network in those days, this one included. */
  sameNetwork: number;
  lastAt: string | null;
  note: string;
  /** Why no mail goes to the address; null if it may. */
  returned: ReturnedMail | null;
  /** Oldest first. */
  events: LeadEvent[];
  /** The members' decision about the website it came from; null for ours and without a decision. */
  originState: OriginState | null;
  /** Other leads of the same address, newest first, at most 20. */
  others: LeadLink[];
  /** The latest appointment; null without one. */
  appointment: DeskAppointment | null;
}

/**
 * Why no mail goes to a mailbox: it does not exist, it has taken no mail for days, or its owner has called ours
 * spam.
 */
export const returnReasons = ['bounced', 'full', 'complained'] as const;
export type ReturnedMail = (typeof returnReasons)[number];

/** Another lead, as a link to it shows it. */
export type LeadLink = Pick<
  LeadSummary,
  'kind' | 'id' | 'reference' | 'name' | 'email' | 'topic' | 'status' | 'createdAt'
>;

/** An appointment as members see it. The texts of its lead are the visitor's own. */
export interface DeskAppointment {
  id: number;
  lead: LeadLink & { phone: string | null };
  way: Way;
  state: AppointmentState;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
  /** The member's email address; null if the member has left: the appointment needs a counsellor. */
  member: string | null;
  /** Link of the video call, as sent to the visitor; null if the member has set none. */
  meetingUrl: string | null;
  /** Rises with every change. */
  version: number;
  /** Live bookings from the same network in the 24 hours around this one, which counts as 1. */
  sameNetwork: number;
  /** Whether the mail's link was opened or a member has confirmed it; true if visitors get no mail. */
  isConfirmed: boolean;
  /** Whether no reminder could be sent before the appointment began. */
  isReminderMissed: boolean;
}

/** A member's decision about a website that is neither ours nor a partner's. */
export type OriginState = 'trusted' | 'blocked';

/** How many leads are open: flagged or not settled, and no spam. */
export interface LeadCounts {
  /** Spam is counted only if it is the chosen folder. */
  folders: Record<'inbox' | 'flagged', number> & { spam?: number };
  /** Counts of the chosen folder by value; `''` counts leads without one. */
  kinds: Record<string, number>;
  statuses: Record<string, number>;
  flags: Record<string, number>;
  partners: Record<string, number>;
  assignees: Record<string, number>;
  /** Consultations and messages in the inbox that nobody has begun to answer; `since` is null without any. */
  waiting: { total: number; since: string | null };
}

/** The leads that one press would change: no member has dealt with them yet. */
export interface ListPreview {
  total: number;
  /** Names of the newest ten; the address of a lead without a name. */
  names: string[];
  /** Time of the preview: later leads stay unchanged, and an undo names this press by it. */
  at: string;
}

/** Progress of a press on a list. */
export interface ListChange {
  changed: number;
  /** Cursor for the next call; null at the end. */
  next: number | null;
}

export interface LeadPage {
  /** Newest first, at most 50. */
  leads: LeadSummary[];
  /** Cursor of the next page; null on the last. */
  cursor: string | null;
  /** Cursor of the first of these leads, for `listNewLeads`; null without leads. */
  newest: string | null;
}

/** The inbox with all that surrounds it, in one answer. */
export interface Inbox extends LeadPage {
  /** The signed-in member. */
  me: Member;
  counts: LeadCounts;
  partners: { id: string; name: string; origins: string[] }[];
  /** Possible assignees, by name. */
  members: Pick<Member, 'email' | 'name'>[];
  /** Origins of our own pages; the first is the public site. */
  ownOrigins: string[];
  /** The office's appointments of today without the cancelled ones, by start. */
  today: DeskAppointment[];
  /** Leads outside the spam folder by day of the office, oldest first, of the last 30 days. */
  days: { day: string; total: number }[];
}

/** The roles of members: each row of `deskCalls` names the one it needs. */
export type Role = 'member' | 'admin';

export interface Member {
  email: string;
  name: string;
  role: Role;
}

/** All data stored about one email address. */
export interface Person {
  email: string;
  /** Other spellings of the same mailbox that have leads. */
  sameMailbox: string[];
  leads: Lead[];
  /** Messages about this person's leads, sent or not. */
  messages: { topic: string; createdAt: string; sentAt: string | null }[];
}

/** People with a telephone number, by address. */
export interface PhoneMatches {
  people: { email: string; name: string | null; leads: number }[];
}

/** Result of erasing a person. */
export interface Erased {
  rows: number;
  /** Leads of others that still mention the address, newest first, at most 50. */
  mentions: LeadLink[];
  /** Other spellings of the same mailbox that still have leads. */
  otherSpellings: string[];
}

export interface Partner {
  id: string;
  name: string;
  isActive: boolean;
  webhookUrl: string | null;
  /** Shown once, when a webhook is first set; otherwise null. */
  webhookSecret: string | null;
  origins: string[];
  version: number;
  /** Leads by month (`2026-11`), oldest first, of the last twelve. */
  months: { month: string; total: number }[];
}

export interface PartnerList {
  partners: Partner[];
  /** Unowned websites that sent in the last 30 days, those of most days first. */
  newOrigins: NewOrigin[];
  /** Websites that a member has decided about, newest first. */
  rulings: OriginRuling[];
  /** Changes to partners and websites, newest first, at most 50. */
  events: DeskEvent[];
}

interface NewOrigin {
  origin: string;
  /** On how many days it has sent. */
  days: number;
  total: number;
  lastDay: string;
}

/** The present decision about a website. */
export interface OriginStanding {
  origin: string;
  state: OriginState | null;
}

interface OriginRuling {
  origin: string;
  state: OriginState;
  /** A member's email address. */
  actor: string;
  createdAt: string;
}

/** An entry of the desk's audit, about something other than a lead. */
export interface DeskEvent {
  id: number;
  /** A member's email address. */
  actor: string;
  action: DeskAction;
  /** A partner's id, an origin, a kind of lead, the name of a file, a host, or a member's email address. */
  subject: string | null;
  /** Before and after, if the action has them. */
  detail: { from: string | null; to: string | null } | null;
  createdAt: string;
}

/** Actions on partners and websites; shown with the partners. */
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

/** Actions on all data; shown with Health. */
export const dataActions = [
  'retention',
  'erased',
  'exported',
  'retried',
  'list-marked',
  'list-restored',
  'list-released',
  'office-webhook',
  'office-paused',
  'office-resumed',
] as const;

/** Actions on hours and on appointments of everyone; shown with the hours. */
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
  /** Whether subscriptions are confirmed by mail; `no-mail` if none can be sent. */
  confirmation: 'on' | 'off' | 'no-mail';
  states: Record<'pending' | 'confirmed' | 'unsubscribed', number>;
  /** Subscriptions by month, oldest first, of the last twelve. */
  months: { month: string; total: number }[];
}

/** The webhook of the office's own system, which gets every lead of the inbox. */
export interface OfficeWebhook {
  /** Host of the address; null: there is none. */
  host: string | null;
  /** The whole address, which may hold a secret: for admins only, else null. */
  url: string | null;
  isPaused: boolean;
  /** Rises with every change of the address. */
  version: number;
  /** Name and country of the system, as the privacy page names it; empty: no address can be set. */
  system: string;
  /** Whether the secret is there by which messages are signed. */
  hasKey: boolean;
  /** The last answer in fixed words: `200`, `answered 503`, `timed out`; null before the first. */
  lastAnswer: string | null;
  lastAt: string | null;
  /** Time of the first failure since a message was accepted; null if the last one was. */
  failingSince: string | null;
  /** Messages that the system has not accepted yet, at most 1,000. */
  waiting: number;
  /** Those that wait, then the last ones, at most 20. */
  messages: OfficeMessage[];
}

/** A message to the office's system. */
export interface OfficeMessage {
  id: number;
  what: 'lead' | 'changed' | 'erased';
  kind: SubmissionKind;
  leadId: number;
  /** Null once the lead is gone. */
  reference: string | null;
  /** Status of the lead then. */
  status: string;
  createdAt: string;
  /** Time at which it was accepted, or no longer needed. */
  sentAt: string | null;
  /** Time at which it was given up. */
  deadAt: string | null;
  attempts: number;
  /** Why it was not accepted; `needless`: the lead was no longer in the inbox. */
  lastError: string | null;
}

export type HealthState = 'good' | 'warning' | 'bad';

export const healthGroups = ['Storage', 'Mail', 'Messages', 'Requests', 'Nightly work'] as const;
export type HealthGroup = (typeof healthGroups)[number];

/** The address, within the desk, of the leads to check. */
export const FLAGGED_ADDRESS = '#flagged';

/** Path, within the desk, of the page that shows a group and its remedies. */
export const addressOfHealth = (group: HealthGroup) =>
  `#health/${group.toLowerCase().replace(' ', '-')}`;

export interface Health {
  state: HealthState;
  /** The rules with one sentence each, worst first. */
  checks: { name: string; group: HealthGroup; state: HealthState; text: string }[];
  deadLetters: { id: number; topic: string; attempts: number; lastError: string; deadAt: string }[];
  retention: { kind: SubmissionKind; days: number; due: number }[];
  /** Actions on all data, newest first, at most 50. */
  events: DeskEvent[];
}
