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
import { KEPT_DAYS } from './durations.ts';
import { isWholeMinute } from './instant.ts';
import {
  type Erased,
  type Health,
  type Inbox,
  type Lead,
  type LeadPage,
  leadFlags,
  leadFolders,
  type Member,
  type NewsletterSummary,
  type OriginStanding,
  type Outcome,
  type Partner,
  type PartnerList,
  type Person,
  type PhoneMatches,
  replyWays,
} from './leads.ts';
import { consultationTypes, contactSubjects, PARTNER_ID } from './options.ts';
import { PHONE_QUERY } from './phone-digits.ts';
import { email, phone, text } from './rules.ts';
import { isPublicWebhookUrl } from './webhook-url.ts';

const kind = enums(['consultation', 'contact', 'newsletter'] as const);
const id = max(min(integer(), 1), Number.MAX_SAFE_INTEGER);
const partnerId = pattern(string(), PARTNER_ID);
const cursor = pattern(string(), /^[\w.:-]{1,200}$/);
const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);
const status = enums([
  'pending',
  'contacted',
  'scheduled',
  'done',
  'closed',
  'confirmed',
  'unsubscribed',
] as const);

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

/** For visitors to open: what holds for a webhook's address holds for it, too. */
const meetingUrl = refine(
  size(string(), 1, 500),
  'meeting-url',
  (value) => isPublicWebhookUrl(value) || 'Use the whole link, with https:// and without a port',
);

/** In code points, as it is stored. */
const campaign = refine(
  string(),
  'size',
  (value) => (value.length > 0 && [...value].length <= CAMPAIGN_MAX) || 'Use 1 to 100 characters',
);

const filter = {
  folder: enums(leadFolders),
  kind: optional(kind),
  status: optional(status),
  /** `''`: without one. */
  partnerId: optional(union([literal(''), partnerId])),
  assignedTo: optional(size(string(), 0, 254)),
  flag: optional(enums(leadFlags)),
  /** Days of the office, both included. */
  from: optional(day),
  to: optional(day),
  /** Exactly as the leads have it. */
  campaign: optional(campaign),
  /** Words in name, address, number or message; of each kind, the newest 2,000 that have them. */
  search: optional(size(string(), 3, 200)),
};

const lead = { kind, id };

/** What a member may change of a lead. */
const change = object({
  status: optional(status),
  /** Cancels an appointment ahead with a status that ends the lead; without it such a change is refused. */
  cancels: optional(literal(true)),
  assignedTo: optional(nullable(email())),
  note: optional(size(string(), 0, 5000)),
  /** False moves it to the inbox, also when it was flagged. */
  isSpam: optional(boolean()),
  /** Puts it back among the flagged ones, for the reason it was there: undoes `isSpam`. */
  flag: optional(enums(leadFlags)),
  /** How a member has answered it. */
  replied: optional(enums(replyWays)),
});

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

/** Chosen by its kind: a union would report the fields of both. */
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

/**
 * Every call of the desk: `POST /api/<call>` with this body, answered by the method of the same name
 * of `LeadDesk`.
 */
export const deskCalls = {
  readInbox: object(filter),
  listLeads: object({ ...filter, cursor }),
  /** Those newer than the cursor, for the poll. */
  listNewLeads: object({ ...filter, cursor }),
  /** Also marks it as read. */
  openLead: object(lead),
  changeLead: object({ ...lead, version: id, change }),
  /** A phone call, written down by a member. */
  addLead: object({
    name: text({ min: 2, max: 100 }),
    email: email(),
    phone: phone({ min: 10, max: 40 }),
    request: phoneCall,
  }),
  findPerson: object({ email: email() }),
  findByPhone: object({ phone: pattern(string(), PHONE_QUERY) }),
  erasePerson: object({ email: email(), confirmation: email() }),
  listPartners: object({}),
  addPartner: object({ id: partnerId, name: text({ min: 1, max: 100 }) }),
  changePartner: object({
    id: partnerId,
    version: id,
    change: object({
      name: optional(text({ min: 1, max: 100 })),
      isActive: optional(boolean()),
      webhookUrl: optional(nullable(webhookUrl)),
    }),
  }),
  addOrigin: object({ partnerId, origin }),
  removeOrigin: object({ partnerId, origin }),
  /** What comes from it counts like our own from now on. Also releases the lead, which came from it. */
  trustOrigin: object({ origin, lead: optional(object(lead)) }),
  distrustOrigin: object({ origin }),
  /** What comes from it is refused. */
  blockOrigin: object({ origin }),
  unblockOrigin: object({ origin }),
  readNewsletter: object({}),
  readHealth: object({}),
  retryMessage: object({ id }),
  setRetention: object({ kind, days: max(min(integer(), 30), KEPT_DAYS) }),
  /** Days of the office, at most 62. */
  readCalendar: object({ from: day, to: day }),
  readHours: object({}),
  changeBookingRules: object({ version: id, rules: bookingRules }),
  /** Replaces a member's week; stretches of a weekday may not overlap. */
  changeHours: object({ member: email(), version: id, hours: size(array(officeHours), 0, 50) }),
  /** Where a member's video calls take place; null for none. */
  setMeetingLink: object({ member: email(), url: nullable(meetingUrl) }),
  addDayOff: object({
    member: nullable(email()),
    from: day,
    to: day,
    label: text({ min: 1, max: 100 }),
  }),
  removeDayOff: object({ id }),
  /** What is free around a day of the office, for a lead's way or another. */
  listFreeTimes: object({ way, from: day }),
  /** For a lead that has none, on the phone. */
  bookAppointment: object({ ...lead, startsAt: instant, member: email() }),
  /** Another time, another member, or both. */
  moveAppointment: object({ ...appointment, startsAt: instant, member: email() }),
  cancelAppointment: object(appointment),
  /** Once it has begun. */
  closeAppointment: object({ ...appointment, state: enums(['done', 'missed'] as const) }),
  /** Cancels all live bookings of the network that made this one. */
  releaseNetwork: object({ id }),
  /** Makes a new address, which is shown once; the one before stops. */
  makeCalendarFeed: object({ member: email() }),
  stopCalendarFeed: object({ member: email() }),
};

export type DeskCall = keyof typeof deskCalls;

/**
 * Calls that are answered by a file, which is streamed: what it is called and what it is. All are
 * `POST`, so that no address of a person stands in the address of a request.
 */
export const deskFiles = {
  exportLeads: { input: object(filter), name: 'leads', type: 'text/csv; charset=utf-8' },
  exportPerson: {
    input: object({ email: email() }),
    name: 'person',
    type: 'application/json',
  },
  exportPartnerMonths: { input: object({}), name: 'partners', type: 'text/csv; charset=utf-8' },
  exportConfirmedReaders: {
    input: object({}),
    name: 'newsletter',
    type: 'text/csv; charset=utf-8',
  },
};

export type DeskFile = keyof typeof deskFiles;
export type DeskInput<C extends DeskCall | DeskFile> = C extends DeskCall
  ? Infer<(typeof deskCalls)[C]>
  : C extends DeskFile
    ? Infer<(typeof deskFiles)[C]['input']>
    : never;
export type LeadFilter = DeskInput<'readInbox'>;

/** What each call answers. */
export interface DeskAnswers {
  readInbox: Outcome<Inbox>;
  listLeads: Outcome<LeadPage>;
  listNewLeads: Outcome<LeadPage>;
  openLead: Outcome<Lead>;
  changeLead: Outcome<Lead>;
  addLead: Outcome<Lead>;
  findPerson: Outcome<Person>;
  findByPhone: Outcome<PhoneMatches>;
  erasePerson: Outcome<Erased>;
  listPartners: Outcome<PartnerList>;
  addPartner: Outcome<Partner>;
  changePartner: Outcome<Partner>;
  addOrigin: Outcome<Partner>;
  removeOrigin: Outcome<Partner>;
  trustOrigin: Outcome<OriginStanding>;
  distrustOrigin: Outcome<OriginStanding>;
  blockOrigin: Outcome<OriginStanding>;
  unblockOrigin: Outcome<OriginStanding>;
  readNewsletter: Outcome<NewsletterSummary>;
  readHealth: Outcome<Health>;
  retryMessage: Outcome<Health>;
  setRetention: Outcome<Health>;
  readCalendar: Outcome<CalendarPage>;
  readHours: Outcome<Hours>;
  changeBookingRules: Outcome<Hours>;
  changeHours: Outcome<Hours>;
  setMeetingLink: Outcome<Hours>;
  addDayOff: Outcome<Hours>;
  removeDayOff: Outcome<Hours>;
  listFreeTimes: Outcome<FreeTimes>;
  bookAppointment: Outcome<Lead>;
  moveAppointment: Outcome<Lead>;
  cancelAppointment: Outcome<Lead>;
  closeAppointment: Outcome<Lead>;
  releaseNetwork: Outcome<{ released: number }>;
  makeCalendarFeed: Outcome<{ url: string; hours: Hours }>;
  stopCalendarFeed: Outcome<Hours>;
}

/** The entrypoint of the public Worker that the desk's Worker calls. Every call says who asks. */
export type LeadDeskCalls = {
  [C in DeskCall]: (actor: Member, input: DeskInput<C>) => Promise<DeskAnswers[C]>;
} & {
  [F in DeskFile]: (
    actor: Member,
    input: DeskInput<F>,
  ) => Promise<Outcome<ReadableStream<Uint8Array>>>;
};
