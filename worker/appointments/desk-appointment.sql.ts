import { HOUR_MS } from '../contract/durations.ts';
import type { DeskAppointment, LeadLink } from '../contract/leads.ts';
import { toReference } from '../core/dedupe-key.ts';
import { writePeople } from '../core/members.sql.ts';
import { findDay, findEndOfDay, findStartOfDay } from '../core/office-time.logic.ts';
import { type Env, readMembers } from '../core/settings.ts';
import { meetingUrlOf } from './office.sql.ts';
import { isWritingToVisitors } from './visitor-mail.ts';

interface AppointmentRow
  extends Omit<DeskAppointment, 'lead' | 'isConfirmed' | 'isReminderMissed'>,
    Omit<LeadLink, 'id' | 'reference'> {
  isConfirmed: 0 | 1;
  isReminderMissed: 0 | 1;
  leadId: number;
  dedupeKey: string;
  phone: string | null;
}

/** The appointment's member still works here. */
const IS_STAFFED = `own.member IN (SELECT email FROM ${writePeople('?1')})`;

/** Distance in time within which bookings of one network count together. */
const NEAR = (sign: '+' | '-') =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', own.created_at, '${sign}12 hours')`;

/**
 * Appointments as the desk shows them, by start, for `toAppointments`.
 * @param condition on `own`, the appointment, and `lead`; its parameters begin with ?2
 */
export function prepareAppointments(
  env: Env,
  condition: string,
  values: readonly (string | number)[],
): D1PreparedStatement {
  return env.DB.prepare(`
    SELECT own.id, own.way, own.state, own.starts_at AS startsAt, own.ends_at AS endsAt, own.version,
      iif(${IS_STAFFED}, own.member, NULL) AS member, ${meetingUrlOf('?1')} AS meetingUrl,
      max(1, (
        SELECT count(*) FROM appointments AS other WHERE other.network = own.network
          AND other.state = 'booked' AND other.created_at BETWEEN ${NEAR('-')} AND ${NEAR('+')}
      )) AS sameNetwork,
      ${Number(!isWritingToVisitors(env))} OR own.confirmed_at IS NOT NULL AS isConfirmed,
      own.reminder_missed AS isReminderMissed,
      lead.kind, lead.row_id AS leadId, sent.dedupe_key AS dedupeKey, sent.name, sent.email, sent.phone,
      sent.consultation_type AS topic, lead.status, lead.created_at AS createdAt
    FROM appointments AS own JOIN consultations AS sent ON sent.id = consultation_id
      JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', sent.id)
    WHERE ${condition} ORDER BY own.starts_at, own.id`).bind(
    JSON.stringify(readMembers(env)),
    ...values,
  );
}

/** ?2, ?3: kind and id of the lead. */
export const IS_LAST_OF_LEAD = `?2 = 'consultation' AND own.id = (
    SELECT max(id) FROM appointments WHERE consultation_id = ?3 AND state <> 'held'
  )`;

/** ?2: the email address of the lead. */
export const IS_LAST_OF_ADDRESS = `own.id IN (
    SELECT max(id) FROM appointments
    WHERE consultation_id IN (SELECT row_id FROM leads WHERE email = ?2 AND kind = 'consultation')
      AND state <> 'held'
    GROUP BY consultation_id
  )`;

/** The appointment needs a counsellor. ?2: now. */
export const NEEDS_COUNSELLOR = `own.state = 'booked' AND own.ends_at > ?2 AND NOT ${IS_STAFFED}`;

/** ?2, ?3: range of their starts. */
export const IS_SHOWN =
  "own.state NOT IN ('cancelled', 'held') AND own.starts_at >= ?2 AND own.starts_at < ?3";

/** Appointments of today without the cancelled ones. */
export function prepareToday(env: Env, now: Date): D1PreparedStatement {
  const today = findDay(now);
  return prepareAppointments(env, IS_SHOWN, [findStartOfDay(today), findEndOfDay(today)]);
}

/** Number of appointments ahead whose member has left, and start of the first. */
export async function countUnstaffed(
  env: Env,
  now: Date,
): Promise<{ unstaffed: number; nextUnstaffedAt: string | null }> {
  const count = `
    SELECT count(*) AS unstaffed, min(starts_at) AS nextUnstaffedAt FROM appointments AS own
    WHERE own.starts_at > ?3 AND ${NEEDS_COUNSELLOR}`;
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const found = await env.DB.prepare(count)
    .bind(JSON.stringify(readMembers(env)), now.toISOString(), since)
    .first<{ unstaffed: number; nextUnstaffedAt: string | null }>();
  return found ?? { unstaffed: 0, nextUnstaffedAt: null };
}

export const toAppointments = (result: D1Result | undefined): DeskAppointment[] =>
  ((result?.results ?? []) as AppointmentRow[]).map((row) => {
    const { id, way, state, startsAt, endsAt, member, meetingUrl, version, sameNetwork } = row;
    const { kind, leadId, dedupeKey, name, email, phone, topic, status, createdAt } = row;
    const reference = toReference(dedupeKey);
    const lead = { kind, id: leadId, reference, name, email, phone, topic, status, createdAt };
    return {
      id,
      lead,
      way,
      state,
      startsAt,
      endsAt,
      member,
      meetingUrl,
      version,
      sameNetwork,
      isConfirmed: row.isConfirmed === 1,
      isReminderMissed: row.isReminderMissed === 1,
    };
  });
