import type { Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Env } from '../core/settings.ts';
import { isWritingToVisitors } from './visitor-mail.ts';

/** Hashes of the person and the network of a booking; no network if a member books. */
export interface Booker {
  network: string | null;
  mailbox: string;
  phone: string;
}

/** Most bookings of one network a day: the next one is held until the link of its mail is opened. */
const MAX_OF_NETWORK = 5;
/** Most open bookings of one mailbox or phone. */
const MAX_OF_PERSON = 2;
/** Most changes by the visitor: one booking and three more. */
export const MAX_VISITOR_CHANGES = 4;

/** SQL for how often the visitor has changed the appointments of a lead. */
export const countVisitorChanges = (consultationId: string) => `(
    SELECT count(*) FROM lead_events
    WHERE (kind, lead_id, actor) = ('consultation', ${consultationId}, 'visitor')
      AND action IN ('booked', 'moved', 'cancelled')
  )`;

/** SQL about `lead`: it is neither spam nor flagged for more than its website. */
export const MAY_BOOK =
  "(lead.folder = 'inbox' OR (lead.folder = 'flagged' AND lead.flag = 'origin'))";

/** A requested time that the slot rules offer. */
export interface WantedTime {
  leadId: number;
  /** Members who are free at that time, the first choice first. */
  members: readonly string[];
  way: Way;
  startsAt: string;
  rules: BookingRules;
}

/** Length of the longest appointment. */
const LONGEST_MINUTES = 60;

/** The parameter ?1 of both statements below. */
const describeTime = ({ leadId, members, way, startsAt, rules }: WantedTime) => {
  const startMs = Date.parse(startsAt);
  const at = (minutes: number) => new Date(startMs + minutes * MINUTE_MS).toISOString();
  return {
    leadId,
    members,
    way,
    startsAt,
    endsAt: at(rules.minutes),
    clearFrom: at(-rules.bufferMinutes),
    clearUntil: at(rules.minutes + rules.bufferMinutes),
    clearSince: at(-rules.bufferMinutes - LONGEST_MINUTES),
  };
};

const of = (name: string) => `(?1 ->> '${name}')`;

/** The first of the requested members whose time is still free; no row without one. */
const FIRST_FREE = `(
    SELECT wanted.value AS member FROM json_each(?1, '$.members') AS wanted
    WHERE NOT EXISTS (
      SELECT 1 FROM appointments AS other
      WHERE other.member = wanted.value AND other.state = 'booked'
        AND other.consultation_id <> ${of('leadId')} AND other.starts_at > ${of('clearSince')}
        AND other.starts_at < ${of('clearUntil')} AND other.ends_at > ${of('clearFrom')}
    )
    ORDER BY wanted.key LIMIT 1
  ) AS chosen`;

/** Open bookings of other leads with one value; an unconfirmed one counts for a day. */
const countOpen = (column: 'mailbox' | 'phone') => `(
    SELECT count(*) FROM appointments AS other
    WHERE other.${column} = ${of(column)} AND other.state = 'booked' AND other.ends_at > ${of('now')}
      AND other.consultation_id <> ${of('leadId')}
      AND (other.confirmed_at IS NOT NULL OR other.created_at > ${of('dayAgo')} OR NOT ${of('isMailed')})
  )`;

const IS_PERSON_FULL = `max(${countOpen('mailbox')}, ${countOpen('phone')}) >= ${MAX_OF_PERSON}`;

/** Counts all bookings, including those cancelled since. */
const IS_NETWORK_FULL = `(
    SELECT count(*) FROM appointments AS other
    WHERE other.network = ${of('network')} AND other.created_at > ${of('dayAgo')}
      AND other.consultation_id <> ${of('leadId')}
  ) >= ${MAX_OF_NETWORK}`;

/** Without mail there is no link by which to release a held booking. */
const MAY_VISITOR_BOOK = `${MAY_BOOK} AND NOT ${IS_PERSON_FULL} AND (${of('isMailed')} OR NOT ${IS_NETWORK_FULL})`;

interface Booking {
  booker: Booker;
  key: string;
  isOnline: boolean;
  /** Whether the visitor is known to read the mailbox, or a member books. */
  isConfirmed: boolean;
}

const describeLimits = (env: Env, leadId: number, booker: Booker, now: Date) => ({
  ...booker,
  leadId,
  now: now.toISOString(),
  dayAgo: new Date(now.getTime() - DAY_MS).toISOString(),
  isMailed: isWritingToVisitors(env),
});

const BOOKED_COLUMNS = [
  'member',
  'starts_at',
  'ends_at',
  'way',
  'state',
  'is_online',
  'network',
  'mailbox',
  'phone',
  'confirmed_at',
  'change_key',
  'created_at',
];

/**
 * Books or holds a time for a lead without an appointment. The slot rules have found who is free; the
 * statement checks that the time has not been taken since, and else changes nothing.
 */
export function prepareBooking(
  env: Env,
  time: WantedTime,
  { booker, ...booking }: Booking,
  now: Date,
): D1PreparedStatement {
  const mayBook = booking.isOnline ? MAY_VISITOR_BOOK : "lead.folder <> 'spam'";
  return env.DB.prepare(`
    INSERT INTO appointments (consultation_id, ${BOOKED_COLUMNS.join(', ')})
    SELECT lead.row_id, chosen.member, ${of('startsAt')}, ${of('endsAt')}, ${of('way')},
      iif(${of('isConfirmed')} OR NOT ${IS_NETWORK_FULL}, 'booked', 'held'), ${of('isOnline')},
      ${of('network')}, ${of('mailbox')}, ${of('phone')}, iif(${of('isConfirmed')}, ${of('now')}, NULL),
      ${of('key')}, ${of('now')}
    FROM leads AS lead JOIN ${FIRST_FREE}
    WHERE (lead.kind, lead.row_id) = ('consultation', ${of('leadId')}) AND ${mayBook}
    ON CONFLICT (consultation_id) WHERE state IN ('booked', 'held') DO UPDATE
    SET ${BOOKED_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
    WHERE appointments.state = 'held'`).bind(
    JSON.stringify({
      ...describeTime(time),
      ...describeLimits(env, time.leadId, booker, now),
      ...booking,
    }),
  );
}

/** Finds the limit that stopped a visitor: the person's, the network's, or neither. */
export async function findLimit(
  env: Env,
  leadId: number,
  booker: Booker,
  now: Date,
): Promise<'person' | 'network' | null> {
  return env.DB.prepare(
    `SELECT CASE WHEN ${IS_PERSON_FULL} THEN 'person' WHEN ${IS_NETWORK_FULL} THEN 'network' END AS reached`,
  )
    .bind(JSON.stringify(describeLimits(env, leadId, booker, now)))
    .first('reached');
}

interface Move {
  /** Id of the appointment. */
  id: number;
  key: string;
  /** The version that the mover has seen. */
  version: number;
  isOnline: boolean;
}

/** Moves an appointment, with the same checks as a booking. */
export const prepareMove = (db: D1Database, time: WantedTime, move: Move): D1PreparedStatement =>
  db
    .prepare(`
      UPDATE appointments SET member = chosen.member, starts_at = ${of('startsAt')},
        ends_at = ${of('endsAt')}, sequence = sequence + 1, version = appointments.version + 1,
        change_key = ${of('key')}
      FROM ${FIRST_FREE}, leads AS lead
      WHERE appointments.id = ${of('id')} AND appointments.state = 'booked'
        AND appointments.version = ${of('version')}
        AND (appointments.starts_at, appointments.member) IS NOT (${of('startsAt')}, chosen.member)
        AND (lead.kind, lead.row_id) = ('consultation', consultation_id)
        AND (NOT ${of('isOnline')} OR ${MAY_BOOK})`)
    .bind(JSON.stringify({ ...describeTime(time), ...move }));
