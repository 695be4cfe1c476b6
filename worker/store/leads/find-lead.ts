import { filedKinds } from '../kinds.ts';

/** What messages may tell of a lead. */
export interface LeadFacts {
  kind: string;
  id: number;
  createdAt: string;
  /** Of the partner whose page it came from. */
  partnerName: string | null;
  /** Origin of that page; `frame` for one of our frames. */
  source: string;
  /** In the page's words. */
  campaign: string | null;
}

/** Reads the lead that a payload names; null if it has gone or is spam. */
export async function findLead(
  db: D1Database,
  { kind, id }: Record<string, unknown>,
): Promise<LeadFacts | null> {
  const filed = Object.entries(filedKinds).find(([name]) => name === kind)?.[1];
  if (!filed) return null;
  return db
    .prepare(`
      SELECT ?1 AS kind, lead.id, lead.created_at AS createdAt, source, campaign,
        partners.name AS partnerName
      FROM ${filed.table} AS lead LEFT JOIN partners ON partners.id = partner_id
      WHERE lead.id = ?2 AND spam_at IS NULL`)
    .bind(kind, id)
    .first<LeadFacts>();
}
