/** Where the nightly copies are in their bucket. */
export const BACKUP_FOLDER = 'backups/';

/**
 * Every table but the derived ones, the canary and what SQLite and D1 keep for themselves. A table
 * comes before those it refers to: what is added during the export then never refers to a row that
 * is not there.
 */
export const BACKED_UP_TABLES = [
  'lead_events',
  'outbox',
  'appointments',
  'partner_origins',
  'partners',
  'consultations',
  'contact_messages',
  'newsletter_subscriptions',
  'leads',
  'erasures',
  'retention',
  'upkeep_runs',
  'origin_rulings',
  'desk_events',
  'members',
  'booking_rules',
  'office_hours',
  'days_off',
  'calendar_feeds',
  'meeting_links',
  'origin_refusals',
  'answers',
  'counters',
  'users',
] as const;
