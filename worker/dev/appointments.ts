import { env } from 'cloudflare:workers';
import { clearSlotsCache } from '../appointments/slots-cache.ts';
import type { Booking, Slots } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { setClock } from './clock.ts';
import { type SendOptions, send } from './post.ts';
import { consultation } from './submissions.ts';

/** A Tuesday, 08:00 in India. */
export const NOW = '2026-12-01T02:30:00.000Z';
/** A member of the setting MEMBERS. */
export const PRIYA = 'priya@study-abroad.example';
export const TOM = 'tom@desk.example';
/** 10:00 in India, after every notice. */
export const TEN = '2026-12-02T04:30:00.000Z';
export const HALF_PAST_TEN = '2026-12-02T05:00:00.000Z';

interface StretchRow {
  weekday: number;
  from: number;
  to: number;
  ways: string[];
}

/** Every day from 10:00 to 12:00, by video and in person. */
export const MORNINGS: StretchRow[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: 600,
  to: 720,
  ways: ['video', 'in-person'],
}));

export async function insertHours(member: string, week: StretchRow[] = MORNINGS): Promise<void> {
  await env.DB.prepare(
    'INSERT OR REPLACE INTO office_hours (member, week, version) VALUES (?, ?, 1)',
  )
    .bind(member, JSON.stringify(week))
    .run();
  await clearSlotsCache();
}

export async function insertMember(email: string, name: string): Promise<void> {
  await env.DB.prepare('INSERT OR REPLACE INTO members (email, name, seen_at) VALUES (?, ?, ?)')
    .bind(email, name, NOW)
    .run();
}

export async function setRules(changes: Partial<BookingRules> = {}): Promise<void> {
  // In the order of the columns.
  const lengths = { minutes: 30, bufferMinutes: 0, noticeHours: 4, horizonDays: 14 };
  const rules = { ...lengths, offlinePercent: 0, showsNames: true, version: 1, ...changes };
  await env.DB.prepare('INSERT OR REPLACE INTO booking_rules VALUES (1, ?, ?, ?, ?, ?, ?, ?)')
    .bind(...Object.values(rules).map(Number))
    .run();
}

/** Opens the office at `NOW`, with the hours of Priya. */
export async function openOffice(): Promise<void> {
  setClock(NOW);
  await insertHours(PRIYA);
  await setRules();
}

/** The random text of a press: 22 characters, as a form makes them. */
export const attemptOf = (digit: string) => digit.repeat(22);

interface PostedConsultation {
  response: Response;
  token: string | null;
}

let people = 0;

/** Sends a consultation of a new visitor, like a form. */
export async function postConsultation(
  body: Record<string, unknown> = {},
  options: SendOptions = {},
): Promise<PostedConsultation> {
  people += 1;
  const response = await send(consultation.path, {
    ...options,
    headers: { 'Sa-Attempt': attemptOf('a'), ...options.headers },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: `asha${people}@example.com`,
      phone: `+91 98765 ${String(people).padStart(5, '0')}`,
      consultationType: 'video',
      ...body,
    }),
  });
  return { response, token: response.headers.get('Sa-Appointment') };
}

/** Sends a consultation and returns the token of a visitor who may book. */
export async function takeToken(body: Record<string, unknown> = {}): Promise<string> {
  const { token, response } = await postConsultation(body);
  if (!token) throw new Error(`No token: ${response.status}`);
  return token;
}

/** Each request has its own network, as limits count by network. */
let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

export function ask(
  method: 'GET' | 'PUT' | 'DELETE',
  token: string | null,
  { startsAt, body, headers, ...options }: SendOptions & { startsAt?: unknown } = {},
): Promise<Response> {
  return send('/api/appointments', {
    ...options,
    method,
    headers: {
      'Sa-Appointment': token,
      'cf-connecting-ip': nextNetwork(),
      ...(method !== 'PUT' && { 'content-type': null }),
      ...headers,
    },
    ...(method === 'PUT' && { body: body ?? JSON.stringify({ startsAt }) }),
  });
}

export const book = (token: string, startsAt: string, options: SendOptions = {}) =>
  ask('PUT', token, { ...options, startsAt });

/** A network whose bookings count together. */
export const NETWORK = { 'cf-connecting-ip': '2001:db8:1::7' };

/** Books as many times as a network may in a day. Resolves to the tokens. */
export async function bookFive(options: SendOptions): Promise<string[]> {
  const tokens: string[] = [];
  for (const day of ['03', '04', '05', '06', '07']) {
    const token = await takeToken();
    await readBooking(await book(token, `2026-12-${day}T04:30:00.000Z`, options));
    tokens.push(token);
  }
  return tokens;
}

export async function readBooking(response: Response): Promise<Booking> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.json<Booking>();
}

export async function readSlots(way = 'video'): Promise<Slots> {
  const response = await send(`/api/slots?way=${way}`, {
    method: 'GET',
    headers: { 'content-type': null },
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.json<Slots>();
}

type Row = Record<string, unknown>;

export async function query(sql: string, ...values: unknown[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>();
  return results;
}

/** Member, start and state of each appointment, by start. */
export const readAppointments = () =>
  query('SELECT member, starts_at, state FROM appointments ORDER BY starts_at, member, id');
