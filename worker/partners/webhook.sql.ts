/** Where an active partner is told of leads. */
export interface Webhook {
  url: string;
  /** 64 hexadecimal digits: the key of the signature. */
  secret: string;
}

export function findWebhook(db: D1Database, partnerId: unknown): Promise<Webhook | null> {
  return db
    .prepare(`
      SELECT webhook_url AS url, webhook_secret AS secret FROM partners
      WHERE id = ? AND active AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL`)
    .bind(partnerId)
    .first<Webhook>();
}
