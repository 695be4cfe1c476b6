import { joinSent, sent } from './lead-row.sql.ts';

/** Facts about a lead that messages may contain. */
export interface LeadFacts {
  kind: string;
  id: number;
  createdAt: string;
  /** Name of the partner whose page it came from. */
  partnerName: string | null;
  /** Origin of that page; `frame` for one of our frames. */
  source: string;
  /** Campaign as the page declared it. */
  campaign: string | null;
}

/** Reads the lead that a payload names; null if it has gone or is spam. */
export async function findLead(
  db: D1Database,
  { kind, id }: Record<string, unknown>,
): Promise<LeadFacts | null> {
  return db
    .prepare(`
      SELECT lead.kind, row_id AS id, lead.created_at AS createdAt, ${sent(() => 'source')} AS source,
        lead.campaign, partners.name AS partnerName
      FROM leads AS lead ${joinSent()} LEFT JOIN partners ON partners.id = lead.partner_id
      WHERE (lead.kind, row_id) = (?, ?) AND lead.spam_at IS NULL`)
    .bind(kind, id)
    .first<LeadFacts>();
}
