import { HOUR_MS } from '../contract/durations.ts';
import type { Inbox, Member } from '../contract/leads.ts';
import type { DeskContext } from './desk-handler.ts';
import { readMembers } from './settings.ts';

type Named = Pick<Member, 'email' | 'name'>;

/**
 * All present members, as a table with `email` and `name`: those seen behind Access, and those of the
 * setting MEMBERS. Anyone else has left; members seen last 90 days ago are deleted (upkeep/retention.sql.ts).
 * @param setting SQL for `readMembers` as JSON, with a path if it is a part: `?1, '$.people'`
 */
export const writePeople = (setting: string): string => `(
    SELECT email, max(name) AS name FROM (
      SELECT email, name FROM members
      UNION ALL SELECT value ->> 'email', value ->> 'name' FROM json_each(${setting})
    ) GROUP BY email
  )`;

/** Records a member whom Access has let in, with at most one write an hour each. */
export function prepareSeen({ env, actor, now }: DeskContext): D1PreparedStatement {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  return env.DB.prepare(`
    INSERT INTO members (email, name, seen_at) VALUES (?1, ?2, ?3)
    ON CONFLICT DO UPDATE SET name = ?2, seen_at = ?3 WHERE seen_at < ?4`).bind(
    actor.email,
    actor.name,
    now.toISOString(),
    hourAgo,
  );
}

/** Members whom Access has let in, for `toMembers`. */
export const prepareMembers = (db: D1Database): D1PreparedStatement =>
  db.prepare('SELECT email, name FROM members');

/** Possible assignees by name: members seen, and those of the setting. */
export function toMembers(
  result: D1Result | undefined,
  { env, actor }: Pick<DeskContext, 'env' | 'actor'>,
): Inbox['members'] {
  const seen = (result?.results ?? []) as Named[];
  const all = new Map<string, Named>();
  for (const { email, name } of [...readMembers(env), ...seen, actor])
    all.set(email, { email, name });
  return [...all.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || one.email.localeCompare(other.email),
  );
}

/** Whether a lead can be assigned to an address. */
export async function isMember(email: string, context: DeskContext): Promise<boolean> {
  if (email === context.actor.email) return true;
  if (readMembers(context.env).some((member) => member.email === email)) return true;
  const seen = context.env.DB.prepare('SELECT 1 FROM members WHERE email = ?').bind(email);
  return (await seen.first()) !== null;
}
