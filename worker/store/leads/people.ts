import type { Person } from '../../contract/leads.ts';
import type { DeskHandler } from '../../desk-handler.ts';
import { filedKinds } from '../kinds.ts';
import {
  EVENT_COLUMNS,
  type EventRow,
  type LeadRow,
  leadKinds,
  selectLeads,
  toLead,
} from './lead-sql.ts';

/** Everything about one address, oldest first. Nobody's address answers empty lists. */
export const findPerson: DeskHandler<'findPerson'> = async ({ email }, { env: { DB } }) => {
  const leads = leadKinds.map((kind) => `SELECT * FROM (${selectLeads(kind)} WHERE email = ?1)`);
  const [rows, events, messages] = await DB.batch([
    DB.prepare(`${leads.join(' UNION ALL ')} ORDER BY createdAt, kind, id`).bind(email),
    DB.prepare(EVENTS).bind(email),
    DB.prepare(MESSAGES).bind(email),
  ]);
  const own = (rows?.results ?? []) as LeadRow[];
  return {
    value: {
      email,
      leads: own.map((row) => toLead(row, (events?.results ?? []) as EventRow[])),
      messages: (messages?.results ?? []) as Person['messages'],
    },
  };
};

const ofEveryKind = (select: (kind: (typeof leadKinds)[number], table: string) => string) =>
  leadKinds.map((kind) => select(kind, filedKinds[kind].table)).join(' UNION ALL ');

const EVENTS = `
  SELECT ${EVENT_COLUMNS} FROM lead_events WHERE (kind, lead_id) IN (
    ${ofEveryKind((kind, table) => `SELECT '${kind}', id FROM ${table} WHERE email = ?1`)}
  ) ORDER BY id`;

/**
 * A message is about somebody whose lead's kind and id it carries, or whose address or lead's key
 * stands anywhere in it.
 */
const MESSAGES = `
  WITH
    leads (kind, id, mark) AS (
      ${ofEveryKind((kind, table) => `SELECT '${kind}', id, dedupe_key FROM ${table} WHERE email = ?1`)}
    ),
    marks (mark) AS (SELECT ?1 UNION ALL SELECT mark FROM leads),
    messages AS (
      SELECT *, iif(json_valid(payload), payload, 'null') AS body FROM outbox
    )
  SELECT topic, created_at AS createdAt, sent_at AS sentAt FROM messages
  WHERE dedupe_key IN (SELECT mark FROM marks)
    OR (body ->> '$.kind', body ->> '$.id') IN (SELECT kind, id FROM leads)
    OR EXISTS (SELECT 1 FROM json_tree(body) WHERE atom IN (SELECT mark FROM marks))
  ORDER BY id`;
