import {
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
import { email, phone, text } from './rules.ts';
import { isPublicWebhookUrl } from './webhook-url.ts';

const kind = enums(['consultation', 'contact', 'newsletter'] as const);
const id = max(min(integer(), 1), Number.MAX_SAFE_INTEGER);
const partnerId = pattern(string(), PARTNER_ID);
/** At least six digits, and what people write between them. */
const PHONE_SEARCH = /^(?=(\D*\d){6})[\d\s()+./-]{6,40}$/;
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
  /** Whose number it may be, however it was written. */
  findByPhone: object({ phone: pattern(string(), PHONE_SEARCH) }),
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
  setRetention: object({ kind, days: nullable(max(min(integer(), 30), 3650)) }),
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
