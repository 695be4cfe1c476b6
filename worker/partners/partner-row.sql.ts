import type { Partner } from '../contract/leads.ts';
import { findStartOfMonths, IS_NO_SPAM, OFFICE_MONTH } from '../core/days.sql.ts';
import { listMonths } from '../core/office-time.logic.ts';

/** One statement for each part of a partner, for `toPartners`. */
export function preparePartners(db: D1Database, now: Date): D1PreparedStatement[] {
  return [
    db.prepare(`
      SELECT id, name, active, webhook_url AS webhookUrl, version FROM partners ORDER BY name, id`),
    db.prepare('SELECT origin, partner_id AS partnerId FROM partner_origins ORDER BY origin'),
    db
      .prepare(`
        SELECT partner_id AS partnerId, ${OFFICE_MONTH} AS month, count(*) AS total FROM leads
        WHERE ${IS_NO_SPAM} AND created_at >= ? AND partner_id IS NOT NULL GROUP BY 1, 2`)
      .bind(findStartOfMonths(now)),
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
