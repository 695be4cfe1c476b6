/** Owner of a website that is not ours, and the members' decision about it. */
export interface OriginStanding {
  /** The active partner that owns it. */
  partnerId: string | null;
  /** The decision of a member. */
  ruling: 'trusted' | 'blocked' | null;
}

/** By origin. */
export type KnownOrigins = ReadonlyMap<string, OriginStanding>;

export async function readKnownOrigins(db: D1Database): Promise<KnownOrigins> {
  const { results } = await db
    .prepare(`
      SELECT origin, max(partnerId) AS partnerId, max(ruling) AS ruling FROM (
        SELECT origin, partner_id AS partnerId, NULL AS ruling FROM partner_origins
          JOIN partners ON partners.id = partner_id WHERE active = 1
        UNION ALL SELECT origin, NULL, state FROM origin_rulings
      ) GROUP BY origin`)
    .all<OriginStanding & { origin: string }>();
  return new Map(results.map(({ origin, ...standing }) => [origin, standing]));
}
