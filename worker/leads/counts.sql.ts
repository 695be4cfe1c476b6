import { type LeadCounts, type LeadFolder, leadFolders } from '../contract/leads.ts';

const FACETS = {
  kinds: 'kind',
  statuses: 'status',
  flags: 'flag',
  partners: 'partner_id',
  assignees: 'assigned_to',
} as const;

interface CountRow {
  facet: keyof LeadCounts;
  value: string;
  total: number;
}

/**
 * Two statements, for `toCounts`: D1 takes no more than five parts in one. They read `lead_counts`
 * only, which is small however many leads there are.
 */
export function prepareCounts(db: D1Database, folder: LeadFolder): D1PreparedStatement[] {
  const count = (facet: string, column: string, condition: string) => `
    SELECT '${facet}' AS facet, ${column} AS value, sum(total) AS total FROM lead_counts
    ${condition} GROUP BY ${column} HAVING sum(total) > 0`;
  const facets = Object.entries(FACETS).map(([facet, column]) =>
    count(facet, column, 'WHERE folder = ?1'),
  );
  return [
    db.prepare(count('folders', 'folder', '')),
    db.prepare(facets.join(' UNION ALL ')).bind(folder),
  ];
}

export function toCounts(results: D1Result[]): LeadCounts {
  const rows = results.flatMap((result) => result.results as CountRow[]);
  const of = (facet: keyof LeadCounts): Record<string, number> =>
    Object.fromEntries(
      rows.filter((row) => row.facet === facet).map(({ value, total }) => [value, total]),
    );
  const folders = of('folders');
  return {
    folders: Object.fromEntries(
      leadFolders.map((folder) => [folder, folders[folder] ?? 0]),
    ) as Record<LeadFolder, number>,
    kinds: of('kinds'),
    statuses: of('statuses'),
    flags: of('flags'),
    partners: of('partners'),
    assignees: of('assignees'),
  };
}
