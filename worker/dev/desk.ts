import { createExecutionContext } from 'cloudflare:test';
import { type CallRow, type DeskCall, deskCalls } from '../contract/desk.ts';
import type { DeskEnv, SampleCalls } from '../desk/desk-env.ts';
import desk from '../desk/index.ts';

/** Origin of the desk. */
export const DESK = 'https://desk.example';
const AUDIENCE = 'desk-audience';
/** The member's identity, in Access and in the calls. */
export const IDENTITY = { email: 'priya@study-abroad.example', name: 'Priya Nair' };
export const MEMBER = { ...IDENTITY, role: 'admin' };

/** The page as served by the assets. */
export const PAGE_TEXT = '<!doctype html><title>Lead desk</title>';

const LEAD = { kind: 'consultation', id: 12 };
const RULES = {
  minutes: 30,
  bufferMinutes: 10,
  noticeHours: 4,
  horizonDays: 14,
  offlinePercent: 20,
  showsNames: true,
};
const WEEKDAY = { weekday: 1, from: '10:00', to: '17:30', ways: ['video', 'chat'] };
const TIME = { startsAt: '2026-12-01T04:30:00.000Z', member: 'priya@study-abroad.example' };

const PARTNER_ORIGIN = { partnerId: 'globe', origin: 'https://globe.example' };

/** A good body for each call: one without does not compile. */
export const bodies: Record<DeskCall, Record<string, unknown>> = {
  readInbox: { folder: 'inbox' },
  listLeads: { folder: 'inbox', cursor: '2026-11-22T10:00:00.000Z:contact:3' },
  listNewLeads: { folder: 'flagged', cursor: '2026-11-22T10:00:00.000Z:contact:3' },
  openLead: LEAD,
  changeLead: { ...LEAD, version: 3, change: { status: 'contacted' } },
  previewList: { filter: { network: 'busy' } },
  markListAsSpam: { filter: { folder: 'flagged', flag: 'rate' }, at: '2026-11-22T10:00:00.000Z' },
  restoreList: { at: '2026-11-22T10:00:00.000Z' },
  releaseList: { filter: { folder: 'flagged' }, at: '2026-11-22T10:00:00.000Z' },
  addLead: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    request: { kind: 'contact', subject: 'visa', message: 'The visitor asked about documents.' },
  },
  findPerson: { email: 'asha@example.com' },
  findByPhone: { phone: '+91 98765 43210' },
  erasePerson: { email: 'asha@example.com', confirmation: 'asha@example.com' },
  listPartners: {},
  addPartner: { id: 'globe', name: 'Globe Study' },
  changePartner: { id: 'globe', version: 1, change: { isActive: false } },
  addOrigin: PARTNER_ORIGIN,
  removeOrigin: PARTNER_ORIGIN,
  trustOrigin: { origin: 'https://new.example', lead: LEAD },
  distrustOrigin: { origin: 'https://new.example' },
  blockOrigin: { origin: 'https://new.example' },
  unblockOrigin: { origin: 'https://new.example' },
  readNewsletter: {},
  readHealth: {},
  retryMessage: { id: 7 },
  retryAllMessages: {},
  setRetention: { kind: 'contact', days: 365 },
  readOfficeWebhook: {},
  setOfficeWebhook: {
    version: 1,
    url: 'https://crm.example/leads?key=1',
    confirmation: 'crm.example',
  },
  pauseOfficeWebhook: { isPaused: true },
  sendOfficeAgain: { id: 7 },
  readCalendar: { from: '2026-11-23', to: '2026-11-29' },
  readHours: {},
  changeBookingRules: { version: 1, rules: RULES },
  removeMember: { member: TIME.member },
  changeHours: { member: TIME.member, version: 1, hours: [WEEKDAY] },
  setMeetingLink: { member: TIME.member, url: 'https://meet.example/asha' },
  addDayOff: { member: null, from: '2026-12-25', to: '2026-12-26', label: 'Christmas' },
  removeDayOff: { id: 4 },
  listFreeTimes: { way: 'video', from: '2026-12-01' },
  bookAppointment: { ...LEAD, ...TIME },
  moveAppointment: { id: 5, version: 2, ...TIME },
  cancelAppointment: { id: 5, version: 2 },
  closeAppointment: { id: 5, version: 2, state: 'done' },
  confirmAppointment: { id: 5 },
  releaseNetwork: { id: 5 },
  releaseUnconfirmed: {},
  makeCalendarFeed: { member: TIME.member },
  stopCalendarFeed: { member: TIME.member },
  exportLeads: { folder: 'inbox', status: 'pending' },
  exportPerson: { email: 'asha@example.com' },
  exportPartnerMonths: {},
  exportConfirmedReaders: {},
};

interface DeskPath {
  path: string;
  method: 'GET' | 'POST';
  body?: Record<string, unknown>;
}

export const everyCall = Object.keys(deskCalls) as DeskCall[];

const posted: DeskPath[] = [
  ...everyCall.map((call) => ({ path: `/api/${call}`, body: bodies[call] })),
  { path: '/api/fillSamples', body: {} },
].map((route) => ({ ...route, method: 'POST' }));

/** All requests that a browser can make to the desk. */
export const everyPath: DeskPath[] = [
  ...posted,
  { path: '/api/samples', method: 'GET' },
  { path: '/', method: 'GET' },
  { path: '/desk.js', method: 'GET' },
];

/** Calls of the bindings: the name of the call or method, and its arguments. */
export type Calls = { name: string; values: unknown[] }[];

/** Bindings that record each call and answer it by `answers`, else with an empty value. */
function recordCalls(calls: Calls, answers: Record<string, () => unknown>) {
  const record = async (name: string, ...values: unknown[]) => {
    calls.push({ name, values });
    if (answers[name]) return answers[name]();
    const row: CallRow | undefined = deskCalls[name as DeskCall];
    return { value: row?.file ? new Response('').body : {} };
  };
  const samples = { isEmpty: () => record('isEmpty'), fill: () => record('fill') };
  return {
    LEADS: { call: record } as DeskEnv['LEADS'],
    SAMPLES: samples as unknown as SampleCalls,
  };
}

export interface AskOptions {
  method?: string;
  /** Sent as JSON, except text and streams, which are sent unchanged. */
  body?: unknown;
  /** Added to those of a good request; null removes one. */
  headers?: Record<string, string | null>;
  /** Access in front of the desk; null: none. */
  access?: { aud?: string; identity?: object | null } | null;
  /** Return values of the bindings' methods, by name. */
  answers?: Record<string, () => unknown>;
  env?: Partial<DeskEnv>;
}

/** Sends a request like the desk's own page; returns the answer and the calls of the bindings. */
export async function askDesk(path: string, options: AskOptions = {}) {
  const calls: Calls = [];
  const env: DeskEnv = {
    ASSETS: {
      fetch: async (request: Request) => {
        calls.push({ name: 'ASSETS', values: [new URL(request.url).pathname] });
        return new Response(PAGE_TEXT, { headers: { 'Content-Type': 'text/html' } });
      },
    } as unknown as Fetcher,
    ...recordCalls(calls, options.answers ?? {}),
    ACCESS_AUD: AUDIENCE,
    ACCESS_ADMIN_GROUP: '',
    ...options.env,
  };
  const response = await desk.fetch(toRequest(path, options), env, toContext(options.access));
  return { response, calls };
}

function toRequest(
  path: string,
  { method = 'POST', body, headers = {} }: AskOptions,
): Request<unknown, IncomingRequestCfProperties> {
  const sent = new Headers({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const isRaw = typeof body === 'string' || body instanceof ReadableStream;
  const content = isRaw ? body : JSON.stringify(body ?? {});
  const hasBody = !['GET', 'HEAD'].includes(method);
  return new Request(DESK + path, { method, headers: sent, ...(hasBody && { body: content }) });
}

function toContext(access: AskOptions['access'] = {}): ExecutionContext {
  const context = createExecutionContext();
  const { aud = AUDIENCE, identity = IDENTITY } = access ?? {};
  const getIdentity = async () => identity ?? undefined;
  // The test pool's context has none, and the real one's cannot be set.
  Object.defineProperty(context, 'access', {
    value: access === null ? undefined : { aud, getIdentity },
  });
  return context;
}
