import type { D1Database } from '@cloudflare/workers-types';
import type { LeadEvent } from '../contract/leads.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { storedKinds } from '../leads/kinds.ts';
import { describeSearch } from '../leads/search.logic.ts';

export type SampleEvent = Omit<LeadEvent, 'id'>;

/** Values by column. */
export type Row = Record<string, string | number | null>;

export interface SampleLead {
  kind: SubmissionKind;
  /** Row in the table of its kind; all of a kind have the same columns. */
  row: Row & { dedupe_key: string };
  /** Row in `leads`. */
  lead: Row;
  /** Oldest first. */
  events: SampleEvent[];
}

interface SamplePartner {
  id: string;
  name: string;
  origins: readonly string[];
}

/** One statement with its only parameter, a JSON list. */
interface SampleInsert {
  sql: string;
  json: string;
}

/** Statements for one batch that stores the partners, and the samples with their events. */
export function writeSampleInserts(
  partners: readonly SamplePartner[],
  samples: SampleLead[],
  now: Date,
): SampleInsert[] {
  const kinds = Object.keys(storedKinds) as SubmissionKind[];
  const rows = partners.map(({ id, name }) => ({ id, name, created_at: now.toISOString() }));
  const origins = partners.flatMap(({ id, origins }) =>
    origins.map((origin) => ({ origin, partner_id: id })),
  );
  return [
    writeInsert('partners', rows),
    writeInsert('partner_origins', origins),
    ...kinds.flatMap((kind) => writeLeadInserts(kind, samples)),
  ];
}

function writeLeadInserts(kind: SubmissionKind, samples: SampleLead[]): SampleInsert[] {
  const { table } = storedKinds[kind];
  const own = samples.filter((sample) => sample.kind === kind);
  const leads = own.map(({ row, lead }) => ({
    ...lead,
    ...describeSearch(storedKinds[kind], row, String(lead.note)),
    lead_key: row.dedupe_key,
  }));
  const columns = Object.keys(leads[0] ?? {}).filter((name) => name !== 'lead_key');
  const envelop = `
    INSERT INTO leads (kind, row_id, email, created_at${columns.map((name) => `, ${name}`).join('')})
    SELECT '${kind}', sent.id, sent.email, sent.created_at
      ${columns.map((name) => `, value ->> '${name}'`).join('')}
    FROM json_each(?) CROSS JOIN ${table} AS sent ON dedupe_key = value ->> 'lead_key'
    WHERE TRUE ON CONFLICT DO NOTHING`;
  const addEvents = `
    INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
    SELECT '${kind}', ${table}.id, value ->> 'actor', value ->> 'action', value ->> 'detail', value ->> 'createdAt'
    FROM json_each(?) CROSS JOIN ${table} ON dedupe_key = value ->> 'leadKey'`;
  const events = own.flatMap(({ row, events }) =>
    events.map((event) => ({ ...event, leadKey: row.dedupe_key })),
  );
  return [
    writeInsert(
      table,
      own.map(({ row }) => row),
    ),
    ...(columns.length > 0 ? [{ sql: envelop, json: JSON.stringify(leads) }] : []),
    { sql: addEvents, json: JSON.stringify(events) },
  ];
}

function writeInsert(table: string, rows: object[]): SampleInsert {
  const columns = Object.keys(rows[0] ?? { id: null });
  const values = columns.map((column) => `value ->> '${column}'`);
  const sql = `
    INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)
    WHERE TRUE ON CONFLICT DO NOTHING`;
  return { sql, json: JSON.stringify(rows) };
}

/** Data of an office beside leads. */
export interface SampleOffice {
  members: Row[];
  weeks: Row[];
  daysOff: Row[];
  /** Appointments with the `lead_key` of their consultation instead of an id. */
  appointments: Row[];
}

/** Statements for the batch of the leads, after them. */
export function writeOfficeInserts(office: SampleOffice): SampleInsert[] {
  const columns = Object.keys(office.appointments[0] ?? {}).filter((name) => name !== 'lead_key');
  const book = `
    INSERT INTO appointments (consultation_id, ${columns.join(', ')})
    SELECT consultations.id, ${columns.map((name) => `value ->> '${name}'`).join(', ')}
    FROM json_each(?) CROSS JOIN consultations ON dedupe_key = value ->> 'lead_key'
    WHERE TRUE ON CONFLICT DO NOTHING`;
  return [
    writeInsert('members', office.members),
    writeInsert('office_hours', office.weeks),
    writeInsert('days_off', office.daysOff),
    ...(columns.length > 0 ? [{ sql: book, json: JSON.stringify(office.appointments) }] : []),
  ];
}

export async function insertSamples(db: D1Database, inserts: SampleInsert[]): Promise<void> {
  await db.batch(inserts.map(({ sql, json }) => db.prepare(sql).bind(json)));
}

export async function hasNoLeads(db: D1Database): Promise<boolean> {
  return (await db.prepare('SELECT 1 AS one FROM leads LIMIT 1').first('one')) === null;
}
