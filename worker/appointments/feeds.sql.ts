import { CALENDAR_PATH } from '../contract/appointment.ts';
import { hashText, toReference } from '../core/dedupe-key.ts';
import { prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { isMember, writePeople } from '../core/members.sql.ts';
import { type Env, readMembers } from '../core/settings.ts';
import { mayChange, readHours } from './hours.sql.ts';

/** Makes a feed address. It shows all of a member's appointments, so nobody makes one for a colleague. */
export const makeCalendarFeed: DeskHandler<'makeCalendarFeed'> = async ({ member }, context) => {
  const { env, now } = context;
  if (!mayChange(context, member)) return { problem: 'not-an-admin' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const secret = crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: 'base64url', omitPadding: true });
  await env.DB.batch([
    env.DB.prepare(`
      INSERT INTO calendar_feeds (member, secret_hash, created_at) VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET secret_hash = ?2, created_at = ?3`).bind(
      member,
      await hashText(secret),
      now.toISOString(),
    ),
    prepareAuditIfChanged(env.DB, { action: 'feed-made', subject: member }, context),
  ]);
  const hours = await readHours({}, context);
  const url = `${env.PUBLIC_ORIGIN}${CALENDAR_PATH}${secret}.ics`;
  return { value: { url, hours: hours.value } };
};

export const stopCalendarFeed: DeskHandler<'stopCalendarFeed'> = async ({ member }, context) => {
  const { DB } = context.env;
  if (!mayChange(context, member)) return { problem: 'not-an-admin' };
  await DB.batch([
    DB.prepare('DELETE FROM calendar_feeds WHERE member = ?').bind(member),
    prepareAuditIfChanged(DB, { action: 'feed-stopped', subject: member }, context),
  ]);
  return readHours({}, context);
};

/** An appointment in a member's calendar, without data of the visitor. */
export interface FeedEntry {
  id: number;
  /** Id of the consultation. */
  leadId: number;
  reference: string;
  way: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
}

export interface Feed {
  member: string;
  name: string;
  entries: FeedEntry[];
}

/**
 * Reads a feed; null for an unknown secret, and for one whose member has left. Cancelled appointments are left out, so that
 * calendars drop them.
 */
export async function readFeed(env: Env, secret: string, since: string): Promise<Feed | null> {
  const hash = await hashText(secret);
  const [feeds, entries] = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare(`
      SELECT feed.member, person.name FROM calendar_feeds AS feed
        JOIN ${writePeople('?2')} AS person ON person.email = feed.member
      WHERE secret_hash = ?1`).bind(hash, JSON.stringify(readMembers(env))),
    env.DB.prepare(`
      SELECT own.id, consultation_id AS leadId, dedupe_key AS dedupeKey, way, starts_at AS startsAt, ends_at AS endsAt, sequence
      FROM appointments AS own JOIN consultations AS sent ON sent.id = consultation_id
      WHERE own.member = (SELECT member FROM calendar_feeds WHERE secret_hash = ?1)
        AND own.state NOT IN ('cancelled', 'held') AND starts_at >= ?2 ORDER BY starts_at`).bind(
      hash,
      since,
    ),
  ]);
  const [feed] = (feeds?.results ?? []) as unknown as Pick<Feed, 'member' | 'name'>[];
  if (!feed) return null;
  const rows = (entries?.results ?? []) as unknown as (FeedEntry & { dedupeKey: string })[];
  return {
    ...feed,
    entries: rows.map(({ dedupeKey, ...entry }) => ({
      ...entry,
      reference: toReference(dedupeKey),
    })),
  };
}
