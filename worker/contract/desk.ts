import {
  array,
  boolean,
  dynamic,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  refine,
  type Struct,
  size,
  string,
  union,
} from 'superstruct';
import { CAMPAIGN_MAX } from './attribution.ts';
import type { BookingRules, CalendarPage, FreeTimes, Hours, OfficeHours } from './calendar.ts';
import type { Schema } from './check-submission.ts';
import type { DeskProblem, Outcome } from './desk-problems.ts';
import { RETENTION_DAYS } from './durations.ts';
import { isInstant, isWholeMinute } from './instant.ts';
import {
  type Erased,
  type Health,
  type Inbox,
  type Lead,
  type LeadPage,
  type LeadStatus,
  type ListChange,
  type ListPreview,
  leadFlags,
  leadFolders,
  leadStatuses,
  type Member,
  type NewsletterSummary,
  type OfficeWebhook,
  type OriginStanding,
  type Partner,
  type PartnerList,
  type Person,
  type PhoneMatches,
  type Role,
  replyWays,
} from './leads.ts';
import { consultationTypes, contactSubjects, PARTNER_ID } from './options.ts';
import { PHONE_QUERY } from './phone-digits.ts';
import { email, phone, text } from './rules.ts';
import type { SubmissionKind } from './submissions.ts';
import { isPublicWebhookUrl } from './webhook-url.ts';

const kind = enums(Object.keys(leadStatuses) as SubmissionKind[]);
const id = max(min(integer(), 1), Number.MAX_SAFE_INTEGER);
const partnerId = pattern(string(), PARTNER_ID);
const cursor = pattern(string(), /^[\w.:-]{1,200}$/);
const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);
const status = enums<LeadStatus, LeadStatus[]>([...new Set(Object.values(leadStatuses).flat())]);

/** An origin exactly as a browser sends it. */
const origin = refine(size(string(), 1, 300), 'origin', (value) => {
  if (value.includes('*')) return 'Write out each origin: a * matches nothing';
  if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).origin !== value) {
    return 'Write the origin as a browser sends it: https://partner.example';
  }
  return true;
});

const webhookUrl = refine(
  size(string(), 1, 500),
  'webhook-url',
  (value) =>
    isPublicWebhookUrl(value) || 'Use an https address on the public internet, without a port',
);

/** A link that visitors open: the rules of a webhook's address hold for it, too. */
const meetingUrl = refine(
  size(string(), 1, 500),
  'meeting-url',
  (value) => isPublicWebhookUrl(value) || 'Use the whole link, with https:// and without a port',
);

/** A stored campaign, or a value of an advertisement; its length counts code points. */
const campaign = refine(
  string(),
  'size',
  (value) => (value.length > 0 && [...value].length <= CAMPAIGN_MAX) || 'Use 1 to 100 characters',
);

const filter = {
  folder: enums(leadFolders),
  kind: optional(kind),
  status: optional(status),
  /** `''`: leads without a partner. */
  partnerId: optional(union([literal(''), partnerId])),
  assignedTo: optional(size(string(), 0, 254)),
  flag: optional(enums(leadFlags)),
  /** Days of the office, both included. */
  from: optional(day),
  to: optional(day),
  /** Exactly as stored with the leads. */
  campaign: optional(campaign),
  /** A value of the advertisement in any case; `''`: leads without an advertisement. */
  attribution: optional(union([literal(''), campaign])),
  /** Origin of the page, exactly as stored with the leads. */
  source: optional(size(string(), 1, 300)),
  /** Hash of a network; `busy`: every network that has sent more than 40 leads within some day. */
  network: optional(union([literal('busy'), pattern(string(), /^[0-9a-f]{64}$/)])),
  /** Words in name, address, number, reference, message or note; finds the newest 2,000 leads. */
  search: optional(size(string(), 3, 200)),
};

/** A list to change by one press; without a folder, inbox and flagged together. */
const list = object({ ...filter, folder: optional(enums(['inbox', 'flagged'] as const)) });
const flaggedList = object({ ...filter, folder: literal('flagged') });
/** `at`: time of the preview before the press; `after`: where the last call stopped. */
const press = {
  at: refine(string(), 'instant', (value) => isInstant(value) || 'Write an instant in UTC'),
  after: optional(id),
};

const lead = { kind, id };

const person = {
  name: text({ min: 2, max: 100 }),
  email: email(),
  phone: phone({ min: 10, max: 40 }),
};

/** The changes that a member may make to a lead. */
const change = object({
  status: optional(status),
  /** Cancels an appointment ahead with a status that ends the lead; without it such a change is refused. */
  cancels: optional(literal(true)),
  assignedTo: optional(nullable(email())),
  note: optional(size(string(), 0, 5000)),
  /** False moves it to the inbox, also when it was flagged. */
  isSpam: optional(boolean()),
  /** Flags it again for its former reason: undoes `isSpam`. */
  flag: optional(enums(leadFlags)),
  /** How a member has replied to the visitor. */
  replied: optional(enums(replyWays)),
  /** Corrects a typing error, or on request. A newsletter reader subscribes again instead. */
  name: optional(person.name),
  email: optional(person.email),
  phone: optional(person.phone),
});

const isCorrectable = (input: { kind: SubmissionKind; change: Infer<typeof change> }) =>
  input.kind !== 'newsletter' ||
  [input.change.name, input.change.email, input.change.phone].every(
    (field) => field === undefined,
  ) ||
  'A reader subscribes with another address';

const consultationCall = object({
  kind: literal('consultation'),
  consultationType: enums(consultationTypes),
});

const contactCall = object({
  kind: literal('contact'),
  subject: enums(contactSubjects),
  message: text({ min: 10, max: 3000, multiline: true }),
});

type PhoneCall = Infer<typeof consultationCall> | Infer<typeof contactCall>;

/** The schema is chosen by kind: a union would report the fields of both. */
const phoneCall = dynamic<PhoneCall>((value) => {
  const isContact = (value as { kind?: unknown } | null)?.kind === 'contact';
  return (isContact ? contactCall : consultationCall) as Struct<unknown> as Struct<PhoneCall>;
});

const instant = refine(
  string(),
  'instant',
  (value) => isWholeMinute(value) || 'Write a whole minute in UTC: 2026-12-01T04:30:00.000Z',
);
/** Wall time of the office. */
const time = pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const way = enums(consultationTypes);
const within = (least: number, most: number) => max(min(integer(), least), most);

const officeHours: Struct<OfficeHours, unknown> = refine(
  object({
    weekday: within(1, 7),
    from: time,
    to: time,
    ways: size(array(way), 1, consultationTypes.length),
  }),
  'hours',
  ({ from, to }) => from < to || 'Close after you open',
) as Struct<OfficeHours, unknown>;

const bookingRules = object({
  minutes: enums([15, 20, 30, 45, 60] as const),
  bufferMinutes: within(0, 60),
  noticeHours: within(0, 168),
  horizonDays: within(1, 60),
  offlinePercent: within(0, 90),
  showsNames: boolean(),
}) satisfies Struct<Omit<BookingRules, 'version'>, unknown>;

const appointment = { id, version: id };

const CSV = 'text/csv; charset=utf-8';

export interface CallRow {
  /** Only admins may make irreversible changes, export data, and decide which websites may send. */
  role: Role;
  input: Schema<object>;
  /** Reasons for a refusal, beside invalid input. */
  problems: DeskProblem[];
  /** The answer; a type without a value at run time. */
  value?: object;
  /** Name and media type, for a call that streams a file. */
  file?: { name: string; type: string };
}

/** Declares a type in the table; undefined at run time. */
const of = <Value>() => undefined as unknown as Value;

/**
 * Every call of the desk: `POST /api/<call>` with the input as JSON, so that no request URL
 * holds a person's address. worker/lead-desk.ts names the handler of each.
 */
export const deskCalls = {
  readInbox: { role: 'member', input: object(filter), problems: [], value: of<Inbox>() },
  listLeads: {
    role: 'member',
    input: object({ ...filter, cursor }),
    problems: ['invalid-cursor'],
    value: of<LeadPage>(),
  },
  /** Leads newer than the cursor, for the poll. */
  listNewLeads: {
    role: 'member',
    input: object({ ...filter, cursor }),
    problems: ['invalid-cursor'],
    value: of<LeadPage>(),
  },
  /** Also marks it as read. */
  openLead: { role: 'member', input: object(lead), problems: ['not-found'], value: of<Lead>() },
  changeLead: {
    role: 'member',
    input: refine(object({ ...lead, version: id, change }), 'correction', isCorrectable),
    problems: ['not-found', 'invalid-status', 'unknown-member', 'has-appointment', 'conflict'],
    value: of<Lead>(),
  },
  /** The leads of a list that a member may mark or release by one press. */
  previewList: {
    role: 'member',
    input: object({ filter: list }),
    problems: [],
    value: of<ListPreview>(),
  },
  markListAsSpam: {
    role: 'member',
    input: object({ filter: list, ...press }),
    problems: ['invalid-cursor'],
    value: of<ListChange>(),
  },
  /** Undoes the press of that time. */
  restoreList: {
    role: 'member',
    input: object({ at: press.at }),
    problems: [],
    value: of<ListChange>(),
  },
  releaseList: {
    role: 'member',
    input: object({ filter: flaggedList, ...press }),
    problems: ['invalid-cursor'],
    value: of<ListChange>(),
  },
  /** Adds a phone call that a member took down. */
  addLead: {
    role: 'member',
    input: object({
      ...person,
      request: phoneCall,
    }),
    problems: ['not-found'],
    value: of<Lead>(),
  },
  findPerson: {
    role: 'member',
    input: object({ email: email() }),
    problems: [],
    value: of<Person>(),
  },
  findByPhone: {
    role: 'member',
    input: object({ phone: pattern(string(), PHONE_QUERY) }),
    problems: [],
    value: of<PhoneMatches>(),
  },
  erasePerson: {
    role: 'admin',
    input: object({ email: email(), confirmation: email() }),
    problems: ['not-confirmed'],
    value: of<Erased>(),
  },
  listPartners: { role: 'member', input: object({}), problems: [], value: of<PartnerList>() },
  addPartner: {
    role: 'admin',
    input: object({ id: partnerId, name: text({ min: 1, max: 100 }) }),
    problems: ['already-exists', 'not-found'],
    value: of<Partner>(),
  },
  changePartner: {
    role: 'admin',
    input: object({
      id: partnerId,
      version: id,
      change: object({
        name: optional(text({ min: 1, max: 100 })),
        isActive: optional(boolean()),
        webhookUrl: optional(nullable(webhookUrl)),
      }),
    }),
    problems: ['not-found', 'own-address', 'conflict'],
    value: of<Partner>(),
  },
  addOrigin: {
    role: 'admin',
    input: object({ partnerId, origin }),
    problems: ['not-found', 'already-exists'],
    value: of<Partner>(),
  },
  removeOrigin: {
    role: 'admin',
    input: object({ partnerId, origin }),
    problems: ['not-found'],
    value: of<Partner>(),
  },
  /** Accepts leads from the website like our own from now on. Also releases the given lead. */
  trustOrigin: {
    role: 'member',
    input: object({ origin, lead: optional(object(lead)) }),
    problems: ['already-known'],
    value: of<OriginStanding>(),
  },
  distrustOrigin: {
    role: 'member',
    input: object({ origin }),
    problems: [],
    value: of<OriginStanding>(),
  },
  /** Refuses submissions from the website. */
  blockOrigin: {
    role: 'admin',
    input: object({ origin }),
    problems: ['already-known'],
    value: of<OriginStanding>(),
  },
  unblockOrigin: {
    role: 'admin',
    input: object({ origin }),
    problems: [],
    value: of<OriginStanding>(),
  },
  readNewsletter: {
    role: 'member',
    input: object({}),
    problems: [],
    value: of<NewsletterSummary>(),
  },
  readHealth: { role: 'member', input: object({}), problems: [], value: of<Health>() },
  retryMessage: {
    role: 'member',
    input: object({ id }),
    problems: ['not-found'],
    value: of<Health>(),
  },
  /** Retries every dead letter and every message that waits for its next attempt. */
  retryAllMessages: { role: 'member', input: object({}), problems: [], value: of<Health>() },
  setRetention: {
    role: 'admin',
    input: object({ kind, days: max(min(integer(), 30), RETENTION_DAYS) }),
    problems: [],
    value: of<Health>(),
  },
  readOfficeWebhook: {
    role: 'member',
    input: object({}),
    problems: [],
    value: of<OfficeWebhook>(),
  },
  /** Sets the address, or removes it; `confirmation`: its host as the admin types it. */
  setOfficeWebhook: {
    role: 'admin',
    input: object({ version: id, url: nullable(webhookUrl), confirmation: size(string(), 0, 253) }),
    problems: ['own-address', 'not-the-host', 'no-office-system', 'no-webhook-key', 'conflict'],
    value: of<OfficeWebhook>(),
  },
  /** While it is paused, messages wait. */
  pauseOfficeWebhook: {
    role: 'admin',
    input: object({ isPaused: boolean() }),
    problems: [],
    value: of<OfficeWebhook>(),
  },
  /** Sends one message again, or without an id all that wait, now. */
  sendOfficeAgain: {
    role: 'member',
    input: object({ id: optional(id) }),
    problems: ['not-found'],
    value: of<OfficeWebhook>(),
  },
  /** Days of the office, at most 62. */
  readCalendar: {
    role: 'member',
    input: object({ from: day, to: day }),
    problems: ['invalid-days'],
    value: of<CalendarPage>(),
  },
  readHours: { role: 'member', input: object({}), problems: [], value: of<Hours>() },
  changeBookingRules: {
    role: 'admin',
    input: object({ version: id, rules: bookingRules }),
    problems: ['conflict'],
    value: of<Hours>(),
  },
  // Hours, links, days off and feeds of another member are an admin's to change: the handlers check.
  /** Removes a member who has left: the appointments ahead need another counsellor. */
  removeMember: {
    role: 'admin',
    input: object({ member: email() }),
    problems: ['unknown-member', 'named-in-settings'],
    value: of<Hours>(),
  },
  /** Replaces a member's weekly hours; those of one weekday may not overlap. */
  changeHours: {
    role: 'member',
    input: object({ member: email(), version: id, hours: size(array(officeHours), 0, 50) }),
    problems: ['not-an-admin', 'unknown-member', 'overlapping-hours', 'conflict'],
    value: of<Hours>(),
  },
  /** Sets the link of a member's video calls; null removes it. */
  setMeetingLink: {
    role: 'member',
    input: object({ member: email(), url: nullable(meetingUrl) }),
    problems: ['not-an-admin', 'unknown-member'],
    value: of<Hours>(),
  },
  addDayOff: {
    role: 'member',
    input: object({
      member: nullable(email()),
      from: day,
      to: day,
      label: text({ min: 1, max: 100 }),
    }),
    problems: ['not-an-admin', 'unknown-member', 'invalid-days'],
    value: of<Hours>(),
  },
  removeDayOff: {
    role: 'member',
    input: object({ id }),
    problems: ['not-an-admin', 'not-found'],
    value: of<Hours>(),
  },
  /** Free times around a day of the office, for a lead's way or another. */
  listFreeTimes: {
    role: 'member',
    input: object({ way, from: day }),
    problems: ['invalid-days'],
    value: of<FreeTimes>(),
  },
  /** Books on the phone for a lead without an appointment. */
  bookAppointment: {
    role: 'member',
    input: object({ ...lead, startsAt: instant, member: email() }),
    problems: ['not-found', 'unknown-member', 'time-gone', 'already-booked', 'conflict'],
    value: of<Lead>(),
  },
  /** Changes time, member, or both. */
  moveAppointment: {
    role: 'member',
    input: object({ ...appointment, startsAt: instant, member: email() }),
    problems: ['not-found', 'unknown-member', 'time-gone', 'not-booked', 'conflict'],
    value: of<Lead>(),
  },
  cancelAppointment: {
    role: 'member',
    input: object(appointment),
    problems: ['not-found', 'not-booked', 'conflict'],
    value: of<Lead>(),
  },
  /** Records the outcome of an appointment that has begun. */
  closeAppointment: {
    role: 'member',
    input: object({ ...appointment, state: enums(['done', 'missed'] as const) }),
    problems: ['not-found', 'not-booked', 'too-early', 'conflict'],
    value: of<Lead>(),
  },
  /** Records that the visitor has confirmed by mail or on the phone. */
  confirmAppointment: {
    role: 'member',
    input: object({ id }),
    problems: ['not-found'],
    value: of<Lead>(),
  },
  /** Cancels all bookings ahead that were not confirmed within a day. */
  releaseUnconfirmed: {
    role: 'member',
    input: object({}),
    problems: [],
    value: of<{ released: number }>(),
  },
  /** Cancels all live bookings of the network that made this one. */
  releaseNetwork: {
    role: 'member',
    input: object({ id }),
    problems: ['not-found'],
    value: of<{ released: number }>(),
  },
  /** Makes a new feed address, which is shown once; the former one stops working. */
  makeCalendarFeed: {
    role: 'member',
    input: object({ member: email() }),
    problems: ['not-an-admin', 'unknown-member'],
    value: of<{ url: string; hours: Hours }>(),
  },
  stopCalendarFeed: {
    role: 'member',
    input: object({ member: email() }),
    problems: ['not-an-admin'],
    value: of<Hours>(),
  },
  exportLeads: {
    role: 'admin',
    input: object(filter),
    problems: [],
    file: { name: 'leads', type: CSV },
  },
  exportPerson: {
    role: 'admin',
    input: object({ email: email() }),
    problems: [],
    file: { name: 'person', type: 'application/json' },
  },
  exportPartnerMonths: {
    role: 'admin',
    input: object({}),
    problems: [],
    file: { name: 'partners', type: CSV },
  },
  exportConfirmedReaders: {
    role: 'admin',
    input: object({}),
    problems: [],
    file: { name: 'newsletter', type: CSV },
  },
} satisfies Record<string, CallRow>;

type Calls = typeof deskCalls;
export type DeskCall = keyof Calls;
/** Calls that are answered by a file. */
export type DeskFile = { [C in DeskCall]: Calls[C] extends { file: object } ? C : never }[DeskCall];
export type DeskInput<C extends DeskCall> = Infer<Calls[C]['input']>;
/** The value of a successful call. */
export type DeskValue<C extends DeskCall> = Calls[C] extends { value: infer Value }
  ? Value
  : ReadableStream<Uint8Array>;
export type DeskAnswer<C extends DeskCall> = Outcome<DeskValue<C>, Calls[C]['problems'][number]>;
export type LeadFilter = DeskInput<'readInbox'>;
export type ListFilter = DeskInput<'previewList'>['filter'];

/** Whether a member may make a call. */
export const mayCall = ({ role }: Pick<Member, 'role'>, call: DeskCall): boolean =>
  role === 'admin' || deskCalls[call].role === 'member';
