import { type LeadCounts, type LeadFolder, settledStatuses } from '../contract/leads.ts';

/**
 * Condition for `leads` that are still open, the same as in their index. A flag waits for a member,
 * whatever the status: a flagged reader may have confirmed since.
 */
export const IS_OPEN_LEAD = `spam_at IS NULL AND (flag IS NOT NULL OR status NOT IN (${settledStatuses
  .map((status) => `'${status}'`)
  .join(', ')}))`;

const FACETS = {
  kinds: 'kind',
  statuses: 'status',
  flags: 'flag',
  partners: 'partner_id',
  assignees: 'assigned_to',
} as const;

type CountRow = Record<(typeof FACETS)[keyof typeof FACETS], string | null> & {
  folder: LeadFolder;
  total: number;
  oldest: string;
};

/**
 * Prepares a count of open leads, for `toCounts`, and of spam if that folder is open. Open
 * leads are few, however large the table.
 */
export function prepareCounts(db: D1Database, folder: LeadFolder): D1PreparedStatement {
  const columns = ['folder', ...Object.values(FACETS)].join(', ');
  const count = (condition: string) =>
    `SELECT ${columns}, count(*) AS total, min(created_at) AS oldest FROM leads WHERE ${condition} GROUP BY ${columns}`;
  const parts = [IS_OPEN_LEAD, ...(folder === 'spam' ? ["folder = 'spam'"] : [])];
  return db.prepare(parts.map(count).join(' UNION ALL '));
}

export function toCounts(result: D1Result | undefined, folder: LeadFolder): LeadCounts {
  const rows = (result?.results ?? []) as CountRow[];
  const own = rows.filter((row) => row.folder === folder);
  const facets = Object.entries(FACETS).map(([facet, column]) => [
    facet,
    sumBy(own, (row) => row[column] ?? ''),
  ]);
  const folders = { inbox: 0, flagged: 0, [folder]: 0, ...sumBy(rows, (row) => row.folder) };
  const waiting = rows.filter(
    ({ folder, kind, status }) =>
      folder === 'inbox' && kind !== 'newsletter' && status === 'pending',
  );
  return {
    folders,
    ...Object.fromEntries(facets),
    waiting: {
      total: waiting.reduce((sum, { total }) => sum + total, 0),
      since: waiting.map(({ oldest }) => oldest).sort()[0] ?? null,
    },
  };
}

function sumBy(rows: CountRow[], read: (row: CountRow) => string): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const row of rows) totals[read(row)] = (totals[read(row)] ?? 0) + row.total;
  return totals;
}
