import type { Partner } from '../contract/leads.ts';
import { listMonths } from '../core/office-time.logic.ts';

/** One statement for each part of a partner, for `toPartners`. */
export function preparePartners(db: D1Database, now: Date): D1PreparedStatement[] {
  const [firstMonth = ''] = listMonths(now);
  return [
    db.prepare(`
      SELECT id, name, active, webhook_url AS webhookUrl, version FROM partners ORDER BY name, id`),
    db.prepare('SELECT origin, partner_id AS partnerId FROM partner_origins ORDER BY origin'),
    db
      .prepare(`
        SELECT partner_id AS partnerId, substr(day, 1, 7) AS month, sum(total) AS total
        FROM lead_days WHERE day >= ? AND folder <> 'spam' AND partner_id <> '' GROUP BY 1, 2`)
      .bind(firstMonth),
  ];
}

interface PartnerRow {
  id: string;
  name: string;
  active: 0 | 1;
  webhookUrl: string | null;
  version: number;
}

export function toPartners(results: D1Result[], now: Date): Partner[] {
  const [partners, origins, months] = results.map((result) => result.results) as [
    PartnerRow[],
    { origin: string; partnerId: string }[],
    { partnerId: string; month: string; total: number }[],
  ];
  const totals = new Map(months.map((row) => [`${row.partnerId} ${row.month}`, row.total]));
  return partners.map(({ active, ...row }) => ({
    ...row,
    isActive: active === 1,
    webhookSecret: null,
    origins: origins.filter(({ partnerId }) => partnerId === row.id).map(({ origin }) => origin),
    months: listMonths(now).map((month) => ({
      month,
      total: totals.get(`${row.id} ${month}`) ?? 0,
    })),
  }));
}
