import type { Person } from '../../contract/leads.ts';
import type { DeskHandler } from '../../desk-handler.ts';
import { EVENT_COLUMNS, type EventRow, type LeadRow, selectLeads, toLead } from './lead-sql.ts';

/** Everything about one address, oldest first. Nobody's address answers empty lists. */
export const findPerson: DeskHandler<'findPerson'> = async ({ email }, { env: { DB } }) => {
  const leads = `${selectLeads()} WHERE lead.email = ? ORDER BY lead.created_at, lead.kind, row_id`;
  const [rows, events, messages] = await DB.batch(
    [leads, EVENTS, MESSAGES].map((sql) => DB.prepare(sql).bind(email)),
  );
  const own = (rows?.results ?? []) as LeadRow[];
  return {
    value: {
      email,
      leads: own.map((row) => toLead(row, (events?.results ?? []) as EventRow[])),
      messages: (messages?.results ?? []) as Person['messages'],
    },
  };
};

const EVENTS = `
  SELECT ${EVENT_COLUMNS} FROM lead_events
  WHERE (kind, lead_id) IN (SELECT kind, row_id FROM leads WHERE email = ?) ORDER BY id`;

/** A message is about somebody whose lead's kind and id it carries. */
const MESSAGES = `
  SELECT topic, created_at AS createdAt, sent_at AS sentAt FROM outbox
  WHERE (kind, lead_id) IN (SELECT kind, row_id FROM leads WHERE email = ?) ORDER BY id`;
