import type { AppointmentState, Booking, Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { DAY_MS } from '../contract/durations.ts';
import type { LeadFlag, LeadFolder } from '../contract/leads.ts';
import { toReference } from '../core/dedupe-key.ts';
import { writePeople } from '../core/members.sql.ts';
import { type Env, readMembers, readSettings } from '../core/settings.ts';
import { prepareRules, toRules } from './booking-rules.sql.ts';
import {
  type Booker,
  countVisitorChanges,
  listDueNow,
  MAX_OF_NETWORK,
  MAX_OF_PERSON,
  MAX_VISITOR_CHANGES,
  makeChangeKey,
  prepareBooking,
  prepareConsequences,
  prepareEnd,
  prepareMove,
} from './change.sql.ts';
import { askTime } from './free-member.sql.ts';
import { meetingUrlOf } from './meeting-link.sql.ts';
import { findEarliest, findHorizon } from './slots.logic.ts';

interface FoundRow {
  id: number;
  dedupeKey: string;
  way: Way;
  createdAt: string;
  email: string;
  phone: string;
  status: string;
  folder: LeadFolder;
  flag: LeadFlag | null;
  changes: number;
  appointmentId: number | null;
  state: AppointmentState;
  startsAt: string;
  endsAt: string;
  sequence: number;
  version: number;
  member: string;
  /** Null where she has left. */
  memberName: string | null;
  meetingUrl: string | null;
}

/** A consultation with its last appointment, as whoever has its token may know it. */
export interface FoundBooking extends FoundRow {
  rules: BookingRules;
}

/** Two statements, for `toFound`. */
function prepareFound(env: Env, id: number): D1PreparedStatement[] {
  return [
    env.DB.prepare(`
      SELECT sent.id, sent.dedupe_key AS dedupeKey, sent.consultation_type AS way,
        sent.created_at AS createdAt, sent.email, sent.phone, lead.status, lead.folder, lead.flag,
        ${countVisitorChanges('sent.id')} AS changes, own.id AS appointmentId, own.state,
        own.starts_at AS startsAt, own.ends_at AS endsAt, own.sequence, own.version, own.member,
        (SELECT name FROM ${writePeople('?2')} WHERE email = own.member) AS memberName,
        ${meetingUrlOf('?2')} AS meetingUrl
      FROM consultations AS sent JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', sent.id)
      LEFT JOIN appointments AS own
        ON own.id = (SELECT max(id) FROM appointments WHERE consultation_id = sent.id)
      WHERE sent.id = ?1`).bind(id, JSON.stringify(readMembers(env))),
    prepareRules(env.DB),
  ];
}

function toFound([found, rules]: D1Result[]): FoundBooking | null {
  const [row] = (found?.results ?? []) as FoundRow[];
  return row ? { ...row, rules: toRules(rules) } : null;
}

/** Null without such a consultation. */
export const findBooking = async (env: Env, id: number): Promise<FoundBooking | null> =>
  toFound(await env.DB.batch(prepareFound(env, id)));

/** Whether the lead is one that may book: whoever else has a token is never told so. */
export const isWelcome = ({ folder, flag }: FoundBooking): boolean =>
  folder === 'inbox' || (folder === 'flagged' && flag === 'origin');

const isOpen = ({ status }: FoundBooking) => status !== 'done' && status !== 'closed';

/** Whether an appointment stands that has not begun. */
export const isAhead = ({ appointmentId, state, startsAt }: FoundBooking, now: Date): boolean =>
  appointmentId !== null && state === 'booked' && startsAt > now.toISOString();

const hasBegun = ({ appointmentId, state, startsAt }: FoundBooking, now: Date): boolean =>
  appointmentId !== null && state === 'booked' && startsAt <= now.toISOString();

/** What the visitor is told. */
export function toBooking(found: FoundBooking, env: Env, now: Date): Booking {
  const { appointmentId, rules, memberName } = found;
  const reference = toReference(found.dedupeKey);
  const isOver = !isOpen(found) || hasBegun(found, now);
  return {
    reference,
    way: found.way,
    zone: readSettings(env).officeZone,
    appointment:
      appointmentId === null
        ? null
        : {
            state: found.state,
            startsAt: found.startsAt,
            endsAt: found.endsAt,
            meetingUrl: isAhead(found, now) || hasBegun(found, now) ? found.meetingUrl : null,
            counsellor: rules.showsNames ? firstNameOf(memberName) : null,
            uid: writeUid(reference, appointmentId, env),
            sequence: found.sequence,
          },
    changesLeft: isOver ? 0 : Math.max(0, MAX_VISITOR_CHANGES - found.changes),
  };
}

/** An address may stand where nobody has named her. */
export const firstNameOf = (name: string | null): string | null =>
  name === null || name.includes('@') ? null : (name.split(/\s+/)[0] ?? null);

/** Of the calendar entry, for ever. */
export const writeUid = (reference: string, appointmentId: number, { PUBLIC_ORIGIN }: Env) =>
  `${reference.toLowerCase()}-${appointmentId}@${new URL(PUBLIC_ORIGIN).hostname}`;

/** What became of what a visitor asked for, and the messages that are due because of it. */
export interface Booked {
  found: FoundBooking | null;
  messageIds: number[];
}

/**
 * Books, or moves what is booked, in one batch, unless it is booked like this already. Whether it was
 * done is seen by what is found afterwards. A try has its own key, so that none repeats what follows.
 */
export async function bookTime(
  env: Env,
  found: FoundBooking,
  startsAt: string,
  booker: Booker,
  now: Date,
): Promise<Booked> {
  const key = makeChangeKey();
  const { rules, way } = found;
  const { lastDay } = findHorizon(rules, now, readSettings(env).officeZone);
  const isMove = found.appointmentId !== null && found.state === 'booked';
  const time = askTime(
    env,
    rules,
    {
      way,
      startsAt,
      own: isMove ? (found.appointmentId ?? 0) : 0,
      preferred: isMove ? found.member : null,
      member: null,
    },
    {
      earliestMs: findEarliest(rules, now),
      lastDay,
      offlinePercent: rules.offlinePercent,
      isOnGrid: true,
    },
  );
  const common = { key, now: now.toISOString(), isOnline: 1 } as const;
  const change = isMove
    ? prepareMove(env.DB, time, { ...common, id: time.own, version: found.version })
    : prepareBooking(env.DB, time, {
        ...common,
        ...booker,
        id: found.id,
        dayAgo: new Date(now.getTime() - DAY_MS).toISOString(),
      });
  const before = isMove ? { startsAt: found.startsAt, member: found.member } : undefined;
  const action = isMove ? 'moved' : 'booked';
  const consequences = { key, action, actor: 'visitor', ...(before && { before }) } as const;
  const results = await env.DB.batch([
    change,
    ...prepareConsequences(env, consequences, now),
    ...prepareFound(env, found.id),
  ]);
  return { found: toFound(results.slice(-2)), messageIds: listDueNow(results.at(-3), now) };
}

/** Cancels what has not begun. */
export async function cancelTime(env: Env, found: FoundBooking, now: Date): Promise<Booked> {
  const key = makeChangeKey();
  const results = await env.DB.batch([
    prepareEnd(env.DB, { key, state: 'cancelled', now }, 'consultation_id = ?4', [found.id]),
    ...prepareConsequences(env, { key, action: 'cancelled', actor: 'visitor' }, now),
    ...prepareFound(env, found.id),
  ]);
  return { found: toFound(results.slice(-2)), messageIds: listDueNow(results.at(-3), now) };
}

/** Whether one more would be too many of a mailbox, a phone, a network or this visitor. */
export async function isOverLimits(
  { DB }: Env,
  { changes, state, appointmentId }: FoundBooking,
  { network, mailbox, phone }: Booker,
  now: Date,
): Promise<boolean> {
  if (changes >= MAX_VISITOR_CHANGES) return true;
  if (appointmentId !== null && state === 'booked') return false;
  const live = (column: string) =>
    `(SELECT count(*) FROM appointments WHERE ${column} AND state = 'booked' AND ends_at > ?4)`;
  const counts = await DB.prepare(`
    SELECT max(${live('mailbox = ?1')}, ${live('phone = ?2')}) AS ofPerson, (
      SELECT count(*) FROM appointments WHERE network = ?3 AND created_at > ?5 AND state = 'booked'
    ) AS ofNetwork`)
    .bind(
      mailbox,
      phone,
      network,
      now.toISOString(),
      new Date(now.getTime() - DAY_MS).toISOString(),
    )
    .first<{ ofPerson: number; ofNetwork: number }>();
  return (counts?.ofPerson ?? 0) >= MAX_OF_PERSON || (counts?.ofNetwork ?? 0) >= MAX_OF_NETWORK;
}

/** Notes that a link of a mail was opened: the mailbox is read by who booked. */
export async function noteClick({ DB }: Env, consultationId: number, now: Date): Promise<void> {
  await DB.prepare(
    'UPDATE appointments SET clicked_at = coalesce(clicked_at, ?2) WHERE consultation_id = ?1',
  )
    .bind(consultationId, now.toISOString())
    .run();
}
