/** Origins of active partners, and whose each is. */
export type PartnerOrigins = ReadonlyMap<string, string>;

export async function readPartnerOrigins(db: D1Database): Promise<PartnerOrigins> {
  const { results } = await db
    .prepare(`
      SELECT origin, partner_id AS partnerId FROM partner_origins
      JOIN partners ON partners.id = partner_id WHERE active = 1`)
    .all<{ origin: string; partnerId: string }>();
  return new Map(results.map(({ origin, partnerId }) => [origin, partnerId]));
}
