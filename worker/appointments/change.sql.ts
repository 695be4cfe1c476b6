import { endStatuses, type LeadStatus } from '../contract/leads.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { type Env, listStaff } from '../core/settings.ts';
import { prepareOfficeChanges } from '../notify/office-webhook.sql.ts';
import { hashPerson, type Person } from './hash-booker.ts';
import { isWritingToVisitors } from './visitor-mail.ts';

/** SQL about `lead`: its status is not terminal. */
export const IS_OPEN = `lead.status NOT IN (${endStatuses.map((status) => `'${status}'`)})`;

/** A change of appointments, with its actor. */
export interface Change {
  /** The `change_key` of those appointments. */
  key: string;
  action: 'booked' | 'moved' | 'cancelled' | 'done' | 'missed';
  /** `visitor` or a member's email address. */
  actor: string;
  /** Start and member before a move. */
  before?: { startsAt: string; member: string };
  /** Whether the lead is spam, whose address gets no mail. */
  isSpam?: true;
}

/** Booked and not begun. ?3: now. */
const IS_AHEAD = "state = 'booked' AND starts_at > ?3";

/**
 * Cancels live appointments that have not begun, or records the outcome of those that have; a member may
 * correct the latter.
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
      WHERE iif(?1 = 'cancelled', ${IS_AHEAD},
          state NOT IN ('cancelled', 'held', ?1) AND starts_at <= ?3) AND ${condition}`)
    .bind(state, key, now.toISOString(), ...values);
}

/** The new status of the lead by action, and the statuses that it replaces: any, if none is named. */
const STATUSES: Record<Change['action'], { to: LeadStatus; from: LeadStatus[] }> = {
  booked: { to: 'scheduled', from: [] },
  moved: { to: 'scheduled', from: [] },
  cancelled: { to: 'contacted', from: ['scheduled'] },
  done: { to: 'done', from: [] },
  missed: { to: 'contacted', from: ['scheduled', 'done'] },
};

/**
 * Statements for the consequences of a change, in its batch: events, the lead's status, and messages. None
 * writes anything if the change was not made. The last one returns ids and due times of new messages. A
 * held booking has no consequence but the visitor's mail.
 */
export function prepareConsequences(env: Env, change: Change, now: Date): D1PreparedStatement[] {
  const { key, action, actor, before } = change;
  const json = JSON.stringify({
    key,
    action,
    actor,
    ...STATUSES[action],
    was: before?.startsAt ?? null,
    now: now.toISOString(),
  });
  return [
    env.DB.prepare(ADD_EVENTS).bind(json),
    env.DB.prepare(SET_STATUS).bind(json),
    env.DB.prepare(SET_ROW_STATUS).bind(json),
    prepareOfficeChanges(env.DB, now.toISOString(), IS_CHANGED_LEAD, [key]),
    prepareMessages(env, change, now),
  ];
}

const of = (name: string) => `(?1 ->> '${name}')`;
const CHANGED = `FROM appointments WHERE change_key = ${of('key')} AND state <> 'held'`;
const IS_TO_CHANGE = `lead.kind = 'consultation' AND lead.row_id IN (SELECT consultation_id ${CHANGED})
  AND lead.status <> ${of('to')} AND (
    json_array_length(?1, '$.from') = 0 OR lead.status IN (SELECT value FROM json_each(?1, '$.from'))
  )`;

/** ?2: the key. */
const IS_CHANGED_LEAD = `lead.kind = 'consultation' AND lead.row_id IN (
    SELECT consultation_id FROM appointments WHERE change_key = ?2 AND state <> 'held'
  )`;

const ADD_EVENTS = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'consultation', consultation_id, ${of('actor')}, ${of('action')}, CASE ${of('action')}
      WHEN 'booked' THEN json_object('from', NULL, 'to', starts_at)
      WHEN 'moved' THEN json_object('from', ${of('was')}, 'to', starts_at)
      ELSE json_object('from', starts_at, 'to', NULL) END, ${of('now')}
  ${CHANGED} AND ${of('action')} <> 'done'
  UNION ALL
  SELECT lead.kind, lead.row_id, ${of('actor')}, 'status',
    json_object('from', lead.status, 'to', ${of('to')}), ${of('now')}
  FROM leads AS lead WHERE ${IS_TO_CHANGE}`;

const SET_STATUS = `
  UPDATE leads AS lead SET status = ${of('to')}, version = version + 1 WHERE ${IS_TO_CHANGE}`;

const SET_ROW_STATUS = `
  UPDATE consultations SET status = lead.status FROM leads AS lead
  WHERE (lead.kind, lead.row_id) = ('consultation', consultations.id) AND consultations.id IN (SELECT consultation_id ${CHANGED})`;

/** Changes that staff and partners are notified of; members know the outcome of a meeting. */
const ANNOUNCED: readonly string[] = ['booked', 'moved', 'cancelled'];

/**
 * Prepares a message to the visitor, if visitors get mail, and reminders; one to each member who is
 * notified of leads, and to those whose appointment it is or was, but not to the actor; one to the partner,
 * about a first booking. Payloads hold kind and id of the lead and no data of the visitor.
 */
function prepareMessages(
  env: Env,
  {
    key,
    action,
    actor,
    before,
    isSpam,
  }: Omit<Change, 'action'> & { action: Change['action'] | 'readdressed' },
  now: Date,
): D1PreparedStatement {
  const isAnnounced = ANNOUNCED.includes(action);
  const staff = [
    ...(actor === 'visitor' ? listStaff(env) : []),
    ...(before ? [before.member] : []),
  ];
  return env.DB.prepare(ADD_MESSAGES).bind(
    JSON.stringify({
      key,
      action,
      actor,
      was: before?.startsAt ?? null,
      now: now.toISOString(),
      isMailed: (isAnnounced || action === 'readdressed') && !isSpam && isWritingToVisitors(env),
      isAnnounced,
      staff,
    }),
  );
}

const visitorMessage = (topic: string, what: string, dueAt: string, condition: string) => `
  SELECT '${topic}', mailbox || ':' || id || ':' || sequence || ':' || ${what},
    json_object('kind', 'consultation', 'id', consultation_id, 'appointment', id, 'what', ${what},
      'sequence', sequence, 'by', iif(${of('actor')} = 'visitor', 'visitor', 'office'),
      'network', iif(${of('actor')} = 'visitor', network, NULL)), ${of('now')}, ${dueAt}
  FROM changed WHERE ${of('isMailed')} AND ${condition}`;

const hoursBefore = (hours: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '-${hours} hours')`;

/** Only if it is due in an hour or later: a fresh booking needs no reminder. */
const reminder = (what: 'day' | 'hour', hours: number) =>
  visitorMessage(
    'reminder',
    `'${what}'`,
    hoursBefore(hours),
    `state = 'booked' AND ${hoursBefore(hours + 1)} > ${of('now')}`,
  );

const ADD_MESSAGES = `
  WITH changed AS (SELECT * FROM appointments WHERE change_key = ${of('key')})
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  ${visitorMessage('visitor', `iif(state = 'held', 'held', ${of('action')})`, of('now'), 'TRUE')}
  UNION ALL ${reminder('day', 24)}
  UNION ALL ${reminder('hour', 1)}
  UNION ALL
  SELECT 'appointment', substr(changed.id || ' ' || sequence || ' ' || notified.email, 1, 200),
    json_object('kind', 'consultation', 'id', consultation_id, 'to', notified.email, 'what', ${of('action')},
      'at', starts_at, 'was', ${of('was')}), ${of('now')}, ${of('now')}
  FROM changed JOIN (
    SELECT DISTINCT email FROM (
      SELECT value AS email FROM json_each(?1, '$.staff')
      UNION ALL SELECT member FROM changed
    )
  ) AS notified WHERE ${of('isAnnounced')} AND changed.state <> 'held' AND notified.email <> ${of('actor')}
  UNION ALL
  SELECT 'webhook', 'appointment ' || changed.id || ' ' || partners.id,
    json_object('kind', 'consultation', 'id', consultation_id, 'partnerId', partners.id,
      'appointment', changed.id, 'at', ${of('now')}, 'event', lower(hex(randomblob(16)))), ${of('now')}, ${of('now')}
  FROM changed JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', consultation_id)
    JOIN partners ON partners.id = lead.partner_id
  WHERE ${of('action')} = 'booked' AND changed.state = 'booked' AND lead.folder = 'inbox' AND active AND webhook_url IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id, due_at AS dueAt`;

/** Ids of new messages that are due now, from the results of the statements that may add some. */
export function listDueNow(results: D1Result[], now: Date): number[] {
  const rows = results.flatMap((result) => result.results as { id: number; dueAt?: string }[]);
  return rows.filter(({ dueAt = '' }) => dueAt <= now.toISOString()).map(({ id }) => id);
}

/**
 * Statements for the batch that corrects the email address or phone number of a consultation: its bookings count
 * for the new ones, reminders of the old address end, and the new one gets the appointment that is ahead,
 * with reminders of its own. Staff and partners were notified already. The last statement returns the same
 * as that of `prepareConsequences`. Afterwards, `mailOldAddress` ends the entry in the old calendar.
 * @param person as corrected
 */
export async function prepareReaddressing(
  env: Env,
  { leadId, person, isNewMailbox }: { leadId: number; person: Person; isNewMailbox: boolean },
  actor: string,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const key = makeRandomKey();
  const { mailbox, phone } = await hashPerson(env, person);
  // Writes nothing if the preceding correction met a conflict.
  const isCorrected =
    'EXISTS (SELECT 1 FROM consultations WHERE id = consultation_id AND (email, phone) = (?4, ?5))';
  return [
    env.DB.prepare(`
      UPDATE appointments SET mailbox = ?2, phone = ?3 WHERE consultation_id = ?1 AND ${isCorrected}`).bind(
      leadId,
      mailbox,
      phone,
      person.email,
      person.phone,
    ),
    // The skipped sequence number cancels the entry in the old calendar.
    env.DB.prepare(`
      UPDATE appointments SET sequence = sequence + 2, version = version + 1, change_key = ?1,
        confirmed_at = coalesce(confirmed_at, ?3)
      WHERE ?2 AND ${IS_AHEAD} AND mailbox = ?5 AND consultation_id = ?4`).bind(
      key,
      Number(isNewMailbox),
      now.toISOString(),
      leadId,
      mailbox,
    ),
    prepareMessages(env, { key, action: 'readdressed', actor }, now),
  ];
}
