import { IS_OPEN_LEAD } from './counts.sql.ts';

/** Leads that still need a member. */
interface OpenLeads {
  /** Consultations and messages in the inbox that nobody has begun to answer. */
  pending: number;
  /** Pending leads without an assignee. */
  unassigned: number;
  /** Flagged leads of every kind, until a member decides. */
  flagged: number;
}

export async function countOpenLeads(db: D1Database): Promise<OpenLeads> {
  const isPending = "folder = 'inbox' AND status = 'pending' AND kind <> 'newsletter'";
  const counts = await db
    .prepare(`
      SELECT count(*) FILTER (WHERE ${isPending}) AS pending,
        count(*) FILTER (WHERE ${isPending} AND assigned_to IS NULL) AS unassigned,
        count(*) FILTER (WHERE folder = 'flagged') AS flagged
      FROM leads WHERE ${IS_OPEN_LEAD}`)
    .first<OpenLeads>();
  return counts ?? { pending: 0, unassigned: 0, flagged: 0 };
}

export function hasOpenLeads({ pending, flagged }: OpenLeads): boolean {
  return pending + flagged > 0;
}
