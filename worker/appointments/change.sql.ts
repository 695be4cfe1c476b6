import { endStatuses, type LeadStatus } from '../contract/leads.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { type Env, listStaff } from '../core/settings.ts';
import { type AskedTime, asked, FREE_MEMBER } from './free-member.sql.ts';
import { isWritingToVisitors } from './visitor-mail.ts';

/** `visitor` or a member's e-mail address. */
export type Actor = string;

/** Where a visitor books from, and for whom, as hashes; the network is null for a member who books. */
export interface Booker {
  network: string | null;
  mailbox: string;
  phone: string;
}

/** Of all who book from one network within a day, and of one mailbox or phone at a time. */
export const MAX_OF_NETWORK = 5;
export const MAX_OF_PERSON = 2;
/** What a visitor may do: book once and change it three times. */
export const MAX_VISITOR_CHANGES = 4;

/** What a visitor has done with the appointments of a lead, as SQL. */
export const countVisitorChanges = (consultationId: string) => `(
    SELECT count(*) FROM lead_events
    WHERE (kind, lead_id, actor) = ('consultation', ${consultationId}, 'visitor')
      AND action IN ('booked', 'moved', 'cancelled')
  )`;

/** Of the lead: it is neither spam nor flagged for more than its website. */
export const IS_WELCOME =
  "(lead.folder = 'inbox' OR (lead.folder = 'flagged' AND lead.flag = 'origin'))";
export const IS_OPEN = `lead.status NOT IN (${endStatuses.map((status) => `'${status}'`)})`;

/** ?2: JSON of a `Booking`. */
interface Booking extends Booker {
  id: number;
  key: string;
  now: string;
  dayAgo: string;
  isOnline: 0 | 1;
}

const own = (name: keyof Booking | keyof Move) => `(?2 ->> '${name}')`;

/** A visitor has none too many; whatever a member books counts for nothing here. */
const IS_WITHIN_LIMITS = `(NOT ${own('isOnline')} OR (
    (SELECT count(*) FROM appointments
      WHERE mailbox = ${own('mailbox')} AND state = 'booked' AND ends_at > ${own('now')}) < ${MAX_OF_PERSON}
    AND (SELECT count(*) FROM appointments
      WHERE phone = ${own('phone')} AND state = 'booked' AND ends_at > ${own('now')}) < ${MAX_OF_PERSON}
    AND (SELECT count(*) FROM appointments
      WHERE network = ${own('network')} AND created_at > ${own('dayAgo')} AND state = 'booked') < ${MAX_OF_NETWORK}
    AND ${countVisitorChanges('lead.row_id')} < ${MAX_VISITOR_CHANGES}
  ))`;

/**
 * Books a time for a lead that has none, with whoever is free: one statement, so that two can never have
 * the same. Changes nothing where that is not possible any more.
 */
export function prepareBooking(
  db: D1Database,
  time: AskedTime,
  booking: Booking,
): D1PreparedStatement {
  const isAllowed = booking.isOnline ? `${IS_WELCOME} AND ${IS_OPEN}` : "lead.folder <> 'spam'";
  return db
    .prepare(`
      INSERT INTO appointments (consultation_id, member, starts_at, ends_at, way, is_online, network,
        mailbox, phone, change_key, created_at)
      SELECT lead.row_id, chosen.member, ${asked('startsAt')}, ${asked('endsAt')}, ${asked('way')},
        ${own('isOnline')}, ${own('network')}, ${own('mailbox')}, ${own('phone')}, ${own('key')}, ${own('now')}
      FROM leads AS lead JOIN (SELECT ${FREE_MEMBER} AS member) AS chosen
      WHERE (lead.kind, lead.row_id) = ('consultation', ${own('id')}) AND ${isAllowed}
        AND chosen.member IS NOT NULL AND ${IS_WITHIN_LIMITS}
        AND NOT EXISTS (
          SELECT 1 FROM appointments WHERE consultation_id = lead.row_id AND state = 'booked'
        )
      ON CONFLICT DO NOTHING`)
    .bind(JSON.stringify(time), JSON.stringify(booking));
}

/** ?2 of a move. */
interface Move {
  id: number;
  key: string;
  /** As whoever moves it knows it. */
  version: number;
  now: string;
  isOnline: 0 | 1;
}

/** Moves an appointment that has not begun: as safe as booking. */
export function prepareMove(db: D1Database, time: AskedTime, move: Move): D1PreparedStatement {
  const isAllowed = move.isOnline
    ? `${IS_WELCOME} AND ${IS_OPEN} AND starts_at > ${own('now')}
      AND ${countVisitorChanges('lead.row_id')} < ${MAX_VISITOR_CHANGES}`
    : 'TRUE';
  return db
    .prepare(`
      UPDATE appointments SET member = chosen.member, starts_at = ${asked('startsAt')},
        ends_at = ${asked('endsAt')}, sequence = sequence + 1,
        version = appointments.version + 1, change_key = ${own('key')}
      FROM (SELECT ${FREE_MEMBER} AS member) AS chosen, leads AS lead
      WHERE appointments.id = ${own('id')} AND appointments.state = 'booked'
        AND appointments.version = ${own('version')} AND chosen.member IS NOT NULL
        AND (appointments.starts_at, appointments.member) IS NOT (${asked('startsAt')}, chosen.member)
        AND (lead.kind, lead.row_id) = ('consultation', consultation_id) AND ${isAllowed}`)
    .bind(JSON.stringify(time), JSON.stringify(move));
}

/**
 * Cancels live appointments that have not begun, or says of those that have whether they took place; the
 * latter also where a member corrects herself.
 * @param condition on `appointments`; its parameters begin with ?4
 */
export function prepareEnd(
  db: D1Database,
  { key, state, now }: { key: string; state: 'cancelled' | 'done' | 'missed'; now: Date },
  condition: string,
  values: readonly (string | number)[],
): D1PreparedStatement {
  return db
    .prepare(`
      UPDATE appointments SET state = ?1, sequence = sequence + 1, version = version + 1, change_key = ?2
      WHERE iif(?1 = 'cancelled', state = 'booked' AND starts_at > ?3,
          state NOT IN ('cancelled', ?1) AND starts_at <= ?3) AND ${condition}`)
    .bind(state, key, now.toISOString(), ...values);
}

/** What was done with appointments, and by whom. */
export interface Change {
  /** Of those appointments. */
  key: string;
  action: 'booked' | 'moved' | 'cancelled' | 'done' | 'missed';
  actor: Actor;
  /** When it was before it was moved, and with whom. */
  before?: { startsAt: string; member: string };
  /** Whether it was cancelled with a lead that is spam: whose address that is gets no mail. */
  isSpam?: true;
}

export const makeChangeKey = makeRandomKey;

/** To which status of its lead a change leads, and from which; from any where none is named. */
const STATUSES: Record<Change['action'], { to: LeadStatus; from: LeadStatus[] }> = {
  booked: { to: 'scheduled', from: [] },
  moved: { to: 'scheduled', from: [] },
  cancelled: { to: 'contacted', from: ['scheduled'] },
  done: { to: 'done', from: [] },
  missed: { to: 'contacted', from: ['scheduled', 'done'] },
};

/**
 * What follows from a change, in its batch: events, the lead's status, and who is told. Nothing where the
 * change was not made. The last statement returns ids of new messages and when they are due.
 */
export function prepareConsequences(env: Env, change: Change, now: Date): D1PreparedStatement[] {
  const { key, action, actor, before } = change;
  const { to, from } = STATUSES[action];
  const json = JSON.stringify({
    key,
    action,
    actor,
    to,
    from,
    was: before?.startsAt ?? null,
    now: now.toISOString(),
  });
  return [
    env.DB.prepare(ADD_EVENTS).bind(json),
    env.DB.prepare(SET_STATUS).bind(json),
    env.DB.prepare(SET_ROW_STATUS).bind(json),
    prepareMessages(env, change, now),
  ];
}

const of = (name: string) => `(?1 ->> '${name}')`;
const CHANGED = `SELECT consultation_id FROM appointments WHERE change_key = ${of('key')}`;
const IS_TO_CHANGE = `lead.kind = 'consultation' AND lead.row_id IN (${CHANGED})
  AND lead.status <> ${of('to')} AND (
    json_array_length(?1, '$.from') = 0 OR lead.status IN (SELECT value FROM json_each(?1, '$.from'))
  )`;

const ADD_EVENTS = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'consultation', consultation_id, ${of('actor')}, ${of('action')}, CASE ${of('action')}
      WHEN 'booked' THEN json_object('from', NULL, 'to', starts_at)
      WHEN 'moved' THEN json_object('from', ${of('was')}, 'to', starts_at)
      ELSE json_object('from', starts_at, 'to', NULL) END, ${of('now')}
  FROM appointments WHERE change_key = ${of('key')} AND ${of('action')} <> 'done'
  UNION ALL
  SELECT lead.kind, lead.row_id, ${of('actor')}, 'status',
    json_object('from', lead.status, 'to', ${of('to')}), ${of('now')}
  FROM leads AS lead WHERE ${IS_TO_CHANGE}`;

const SET_STATUS = `
  UPDATE leads AS lead SET status = ${of('to')}, version = version + 1 WHERE ${IS_TO_CHANGE}`;

const SET_ROW_STATUS = `
  UPDATE consultations SET status = lead.status FROM leads AS lead
  WHERE (lead.kind, lead.row_id) = ('consultation', consultations.id) AND consultations.id IN (${CHANGED})`;

/** Whom nobody needs to tell: staff know what they have done. */
const TOLD: readonly Change['action'][] = ['booked', 'moved', 'cancelled'];

/**
 * One message to the visitor, where she is written to, and her reminders; one to each member who is told
 * of leads, and to those whose appointment it is or was, but not to who did it; one to the partner, of a
 * first booking. Payloads hold kind and id of the lead and nothing of the visitor's.
 */
function prepareMessages(
  env: Env,
  { key, action, actor, before, isSpam }: Change,
  now: Date,
): D1PreparedStatement {
  const isVisitor = actor === 'visitor';
  const json = JSON.stringify({
    key,
    action,
    actor,
    was: before?.startsAt ?? null,
    now: now.toISOString(),
    mails: TOLD.includes(action) && !isSpam && isWritingToVisitors(env),
    staff: TOLD.includes(action)
      ? [...(isVisitor ? listStaff(env) : []), ...(before ? [before.member] : [])]
      : [],
    isTold: TOLD.includes(action),
  });
  return env.DB.prepare(ADD_MESSAGES).bind(json);
}

const MESSAGE_FOR_HER = (topic: string, what: string, dueAt: string, condition: string) => `
  SELECT '${topic}', mailbox || ':' || id || ':' || sequence || ':' || ${what},
    json_object('kind', 'consultation', 'id', consultation_id, 'appointment', id, 'what', ${what},
      'sequence', sequence, 'by', iif(${of('actor')} = 'visitor', 'visitor', 'office')), ${of('now')}, ${dueAt}
  FROM changed WHERE ${of('mails')} AND ${condition}`;

const hoursBefore = (hours: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '-${hours} hours')`;

/** Only where it leaves some time between: nobody is reminded of what she booked a minute ago. */
const reminder = (what: 'day' | 'hour', hours: number) =>
  MESSAGE_FOR_HER(
    'reminder',
    `'${what}'`,
    hoursBefore(hours),
    `${of('action')} <> 'cancelled' AND ${hoursBefore(hours + 1)} > ${of('now')}`,
  );

const ADD_MESSAGES = `
  WITH changed AS (SELECT * FROM appointments WHERE change_key = ${of('key')})
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  ${MESSAGE_FOR_HER('visitor', of('action'), of('now'), 'TRUE')}
  UNION ALL ${reminder('day', 24)}
  UNION ALL ${reminder('hour', 1)}
  UNION ALL
  SELECT 'appointment', substr(changed.id || ' ' || sequence || ' ' || told.email, 1, 200),
    json_object('kind', 'consultation', 'id', consultation_id, 'to', told.email, 'what', ${of('action')},
      'at', starts_at, 'was', ${of('was')}), ${of('now')}, ${of('now')}
  FROM changed JOIN (
    SELECT DISTINCT email FROM (
      SELECT value AS email FROM json_each(?1, '$.staff')
      UNION ALL SELECT member FROM changed
    )
  ) AS told WHERE ${of('isTold')} AND told.email <> ${of('actor')}
  UNION ALL
  SELECT 'webhook', 'appointment ' || changed.id || ' ' || partners.id,
    json_object('kind', 'consultation', 'id', consultation_id, 'partnerId', partners.id,
      'appointment', changed.id, 'at', ${of('now')}, 'event', lower(hex(randomblob(16)))), ${of('now')}, ${of('now')}
  FROM changed JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', consultation_id)
    JOIN partners ON partners.id = lead.partner_id
  WHERE ${of('action')} = 'booked' AND lead.folder = 'inbox' AND active AND webhook_url IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id, due_at AS dueAt`;

/** Ids of those that are due now, out of the results of a batch with consequences. */
export function listDueNow(result: D1Result | undefined, now: Date): number[] {
  const rows = (result?.results ?? []) as { id: number; dueAt: string }[];
  return rows.filter(({ dueAt }) => dueAt <= now.toISOString()).map(({ id }) => id);
}
