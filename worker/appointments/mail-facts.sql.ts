import { toReference } from '../core/dedupe-key.ts';
import { hashMailbox } from '../core/mailbox.ts';
import { findDay } from '../core/office-time.logic.ts';
import type { Env } from '../core/settings.ts';
import { MAY_BOOK } from './book.sql.ts';
import { type FoundBooking, findBooking, mayBook } from './visitor-booking.sql.ts';

/** Payload of a message about an appointment. */
export interface AboutAppointment {
  /** Id of the consultation. */
  id: number;
  /** Id of the appointment; none in an invitation to choose a time. */
  appointment?: number;
  what: 'invited' | 'held' | 'booked' | 'moved' | 'readdressed' | 'cancelled' | 'day' | 'hour';
  sequence?: number;
  by?: 'visitor' | 'office';
}

/**
 * Finds the present state of the booking in a mail to a visitor; null if the message is out of date: the
 * appointment was moved or cancelled since or has begun, or the lead has gone, is flagged or is spam.
 */
export async function findMailFacts(
  env: Env,
  { id, appointment, what, sequence }: AboutAppointment,
  now: Date,
): Promise<FoundBooking | null> {
  const found = await findBooking(env, id);
  if (!found || !mayBook(found)) return null;
  if (what === 'invited') return found.appointmentId === null ? found : null;
  const isCurrent =
    found.appointmentId === appointment &&
    found.sequence === sequence &&
    found.state === (what === 'cancelled' || what === 'held' ? what : 'booked') &&
    found.startsAt > now.toISOString() &&
    // A late reminder would no longer be about tomorrow: the one an hour before follows.
    !(what === 'day' && findDay(new Date(found.startsAt)) === findDay(now));
  return isCurrent ? found : null;
}

/**
 * Whether a mailbox may get a mail that no member has caused. Anyone can book in another's name, so it gets
 * one a day (UTC) until one of its bookings is confirmed. If two are sent at once, the first counts.
 */
export async function mayWriteTo(
  env: Env,
  email: string,
  messageId: number,
  now: Date,
): Promise<boolean> {
  const { isConfirmed = 0, hasHadOne = 0 } =
    (await env.DB.prepare(`
      SELECT EXISTS (SELECT 1 FROM appointments WHERE mailbox = ?1 AND confirmed_at IS NOT NULL) AS isConfirmed,
        EXISTS (
          SELECT 1 FROM outbox WHERE topic IN ('visitor', 'reminder')
            AND dedupe_key > ?1 || ':' AND dedupe_key < ?1 || ';' AND id <> ?2
            AND ((sent_at >= ?3 AND last_error IS NULL)
              OR (sent_at IS NULL AND claimed_until > ?4 AND id < ?2))
        ) AS hasHadOne`)
      .bind(
        await hashMailbox(env, email),
        messageId,
        now.toISOString().slice(0, 10),
        now.toISOString(),
      )
      .first<{ isConfirmed: number; hasHadOne: number }>()) ?? {};
  return isConfirmed === 1 || hasHadOne === 0;
}

/** Records that a reminder was too late for its appointment, for the desk to show. */
export async function noteMissedReminder(
  { DB }: Env,
  { appointment, sequence }: AboutAppointment,
  now: Date,
): Promise<void> {
  await DB.prepare(`
    UPDATE appointments SET reminder_missed = 1
    WHERE id = ?1 AND sequence = ?2 AND state = 'booked' AND starts_at <= ?3`)
    .bind(appointment, sequence, now.toISOString())
    .run();
}

/** Facts about an appointment in mail to staff, beside those of the message. */
interface StaffFacts {
  leadId: number;
  reference: string;
  way: string;
  /** Whether it is neither spam nor flagged. */
  mayBook: boolean;
}

/** Finds the facts of the leads that still exist, by id. */
export async function findStaffFacts(
  db: D1Database,
  leadIds: readonly unknown[],
): Promise<Map<number, StaffFacts>> {
  const { results } = await db
    .prepare(`
      SELECT sent.id AS leadId, dedupe_key AS dedupeKey, consultation_type AS way,
        ${MAY_BOOK} AS mayBook
      FROM consultations AS sent JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', sent.id)
      WHERE sent.id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(leadIds))
    .all<Omit<StaffFacts, 'reference' | 'mayBook'> & { dedupeKey: string; mayBook: 0 | 1 }>();
  return new Map(
    results.map(({ dedupeKey, mayBook, ...facts }) => [
      facts.leadId,
      { ...facts, reference: toReference(dedupeKey), mayBook: mayBook === 1 },
    ]),
  );
}
