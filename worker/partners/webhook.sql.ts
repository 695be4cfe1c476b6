/** A lead to notify a partner of, with the partner's webhook. */
export interface Webhook {
  url: string;
  /** 64 hexadecimal digits: the key of the signature. */
  secret: string;
  kind: string;
  id: number;
  createdAt: string;
  /** Campaign as the page declared it. */
  campaign: string | null;
}

/** Finds the webhook; null if the lead is gone or spam, or the partner is paused or has removed it. */
export function findWebhook(
  db: D1Database,
  { kind, id, partnerId }: Record<string, unknown>,
): Promise<Webhook | null> {
  return db
    .prepare(`
      SELECT webhook_url AS url, webhook_secret AS secret, kind, row_id AS id,
        leads.created_at AS createdAt, campaign
      FROM leads JOIN partners ON partners.id = ?3
      WHERE (kind, row_id) = (?1, ?2) AND spam_at IS NULL
        AND active AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL`)
    .bind(kind, id, partnerId)
    .first<Webhook>();
}
