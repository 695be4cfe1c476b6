/** Leads that somebody still has to look at. */
export interface OpenLeads {
  /** Consultations and messages in the inbox that nobody has begun to answer. */
  pending: number;
  /** Of these, without an assignee. */
  unassigned: number;
  /** Kept apart as suspicious, of every kind, until a member decides. */
  flagged: number;
}

/** Reads the kept counts. */
export async function countOpenLeads(db: D1Database): Promise<OpenLeads> {
  const isPending = "folder = 'inbox' AND status = 'pending' AND kind <> 'newsletter'";
  const counts = await db
    .prepare(`
      SELECT coalesce(sum(iif(${isPending}, total, 0)), 0) AS pending,
        coalesce(sum(iif(${isPending} AND assigned_to = '', total, 0)), 0) AS unassigned,
        coalesce(sum(iif(folder = 'flagged', total, 0)), 0) AS flagged
      FROM lead_counts`)
    .first<OpenLeads>();
  return counts ?? { pending: 0, unassigned: 0, flagged: 0 };
}

export function hasOpenLeads({ pending, flagged }: OpenLeads): boolean {
  return pending + flagged > 0;
}
