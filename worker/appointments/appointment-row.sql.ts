import type { DeskContext } from '../core/desk-handler.ts';
import type { Env } from '../core/settings.ts';

interface AppointmentRow {
  leadId: number;
  member: string;
  startsAt: string;
  state: string;
  version: number;
}

export const findAppointment = ({ DB }: Env, id: number): Promise<AppointmentRow | null> =>
  DB.prepare(`
    SELECT consultation_id AS leadId, member, starts_at AS startsAt, state, version
    FROM appointments WHERE id = ?`)
    .bind(id)
    .first<AppointmentRow>();

/** Conditions of `prepareEnd`. ?4: id; ?5: version. */
export const IS_VERSION = 'id = ?4 AND version = ?5';
/** ?4: id of an appointment from the network. */
export const IS_OF_NETWORK = 'network = (SELECT network FROM appointments WHERE id = ?4)';
/** ?3: now; ?4: the latest time of booking. */
export const IS_UNCONFIRMED = 'starts_at > ?3 AND confirmed_at IS NULL AND created_at <= ?4';

/** Confirms an appointment and records it, once. */
export function prepareConfirmation(
  { id, leadId, startsAt }: { id: number; leadId: number; startsAt: string },
  { env, actor, now }: DeskContext,
): D1PreparedStatement[] {
  return [
    env.DB.prepare(
      'UPDATE appointments SET confirmed_at = ?2 WHERE id = ?1 AND confirmed_at IS NULL',
    ).bind(id, now.toISOString()),
    env.DB.prepare(`
      INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
      SELECT 'consultation', ?1, ?2, 'confirmed', json_object('from', NULL, 'to', ?3), ?4
      WHERE changes() > 0`).bind(leadId, actor.email, startsAt, now.toISOString()),
  ];
}
