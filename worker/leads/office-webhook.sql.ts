import {
  IS_LAST_OF_LEAD,
  prepareAppointments,
  toAppointments,
} from '../appointments/desk-appointment.sql.ts';
import type { DeskAppointment, OfficeMessage, OfficeWebhook } from '../contract/leads.ts';
import { toReference } from '../core/dedupe-key.ts';
import { prepareAudit, prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import { readOfficeKeys } from '../core/keyring.ts';
import type { Env } from '../core/settings.ts';
import {
  type AboutLead,
  type OfficeHook,
  prepareOfficeHook,
  toOfficeHook,
} from '../notify/office-webhook.sql.ts';
import { MAX_COUNTED } from '../notify/outbox.sql.ts';
import { OFFICE } from '../notify/pace.logic.ts';
import { joinSent, type LeadRow, selectLeads, sent } from './lead-row.sql.ts';

/** A lead for the office's system, if it is still there, and the webhook. */
export async function readOfficeLead(
  env: Env,
  { kind, id }: AboutLead,
): Promise<{
  hook: OfficeHook;
  row: LeadRow | undefined;
  appointment: DeskAppointment | undefined;
}> {
  const [hook, leads, appointments] = await env.DB.batch([
    prepareOfficeHook(env.DB),
    env.DB.prepare(`${selectLeads()} WHERE (lead.kind, row_id) = (?, ?)`).bind(kind, id),
    prepareAppointments(env, IS_LAST_OF_LEAD, [kind, id]),
  ]);
  const [row] = (leads?.results ?? []) as LeadRow[];
  const [appointment] = toAppointments(appointments);
  return { hook: toOfficeHook(hook?.results), row, appointment };
}

const MESSAGES_SHOWN = 20;
const IS_OFFICE = `message.topic = '${OFFICE}'`;

/** A reused number is another lead's: a message that one was erased shows no reference. */
const MESSAGES = `
  SELECT message.id, message.payload ->> 'what' AS what, message.kind, message.lead_id AS leadId,
    iif(message.payload ->> 'what' = 'erased', NULL, ${sent(() => 'dedupe_key')}) AS dedupeKey,
    message.payload ->> 'status' AS status, message.created_at AS createdAt, message.sent_at AS sentAt,
    message.dead_at AS deadAt, message.attempts, message.last_error AS lastError
  FROM (
    SELECT * FROM outbox AS message WHERE ${IS_OFFICE}
    ORDER BY message.sent_at IS NULL DESC, message.id DESC LIMIT ${MESSAGES_SHOWN}
  ) AS message LEFT JOIN leads AS lead ON (lead.kind, row_id) = (message.kind, message.lead_id) ${joinSent()}
  ORDER BY message.sent_at IS NULL DESC, message.id DESC`;

const WAITING = `
  SELECT count(*) AS waiting FROM (
    SELECT 1 FROM outbox AS message WHERE ${IS_OFFICE} AND message.sent_at IS NULL LIMIT ${MAX_COUNTED}
  )`;

export async function readOffice({ env, actor }: DeskContext): Promise<OfficeWebhook> {
  const [found, counted, messages] = await env.DB.batch([
    prepareOfficeHook(env.DB),
    env.DB.prepare(WAITING),
    env.DB.prepare(MESSAGES),
  ]);
  const { url, isActive, version, lastAnswer, lastAt, failingSince } = toOfficeHook(found?.results);
  const [{ waiting } = { waiting: 0 }] = (counted?.results ?? []) as { waiting: number }[];
  const rows = (messages?.results ?? []) as (OfficeMessage & { dedupeKey: string | null })[];
  return {
    host: hostOf(url),
    url: actor.role === 'admin' ? url : null,
    isPaused: !isActive,
    version,
    system: env.OFFICE_SYSTEM,
    hasKey: readOfficeKeys(env).length > 0,
    lastAnswer,
    lastAt,
    failingSince,
    waiting,
    messages: rows.map(({ dedupeKey, ...row }) => ({
      ...row,
      reference: dedupeKey && toReference(dedupeKey),
    })),
  };
}

export const hostOf = (url: string | null): string | null => url && new URL(url).hostname;

/**
 * Sets or removes the address, with an entry in the audit that names the hosts alone. Messages that wait go to
 * the new address; without one they are not needed.
 * @returns whether the version was the present one
 */
export async function writeOffice(
  { url, version }: { url: string | null; version: number },
  context: DeskContext,
): Promise<boolean> {
  const { DB } = context.env;
  const [before] = await DB.batch([prepareOfficeHook(DB)]);
  const from = hostOf(toOfficeHook(before?.results).url);
  const set = DB.prepare(`
    INSERT INTO office_webhook (id, url, version) VALUES (1, ?1, ?2 + 1)
    ON CONFLICT DO UPDATE SET url = ?1, version = ?2 + 1, active = 1, last_answer = NULL, last_at = NULL,
      failures = 0, failing_since = NULL, retry_at = NULL
    WHERE version = ?2`).bind(url, version);
  const [written] = await DB.batch([
    set,
    prepareAuditIfChanged(DB, { action: 'office-webhook', from, to: hostOf(url) }, context),
    DB.prepare(`
      UPDATE outbox AS message SET sent_at = ?1, dead_at = NULL, last_error = 'needless'
      WHERE ${IS_OFFICE} AND message.sent_at IS NULL
        AND EXISTS (SELECT 1 FROM office_webhook WHERE url IS NULL)`).bind(
      context.now.toISOString(),
    ),
  ]);
  return (written?.meta.changes ?? 0) > 0;
}

export async function pauseOffice(isPaused: boolean, context: DeskContext): Promise<void> {
  const { DB } = context.env;
  await DB.batch([
    DB.prepare(`
      UPDATE office_webhook SET active = ?1, retry_at = ?2 WHERE active <> ?1 AND url IS NOT NULL`).bind(
      Number(!isPaused),
      context.now.toISOString(),
    ),
    prepareAuditIfChanged(DB, { action: isPaused ? 'office-paused' : 'office-resumed' }, context),
  ]);
}

/** Rows that one statement changes. */
const MAX_CHANGED = 5000;

/** Makes everything that waits due now, with all its attempts, whatever the system answered before. */
export async function reviveOffice(context: DeskContext): Promise<void> {
  const { DB } = context.env;
  await DB.batch([
    DB.prepare('UPDATE office_webhook SET retry_at = ?').bind(context.now.toISOString()),
    prepareRevival(
      `message.id IN (
        SELECT message.id FROM outbox AS message WHERE ${IS_OFFICE} AND message.sent_at IS NULL
        LIMIT ${MAX_CHANGED}
      )`,
      [],
      context,
    ),
    prepareAudit(DB, { action: 'retried' }, context),
  ]);
}

/** ?1: now; parameters of the condition begin with ?2. */
const prepareRevival = (condition: string, values: number[], { env, now }: DeskContext) =>
  env.DB.prepare(`
    UPDATE outbox AS message SET due_at = ?1, dead_at = NULL, attempts = iif(dead_at IS NULL, attempts, 0)
    WHERE ${IS_OFFICE} AND message.sent_at IS NULL AND ${condition}`).bind(
    now.toISOString(),
    ...values,
  );

/**
 * A message that the system has accepted, as a new one. One that a lead is erased is not repeated once its number
 * is another lead's. ?1: now; ?2: id.
 */
const REPEAT = `
  INSERT INTO outbox (topic, dedupe_key, payload, created_at, due_at)
  SELECT message.topic, message.kind || ' ' || message.lead_id || ' ' || lower(hex(randomblob(16))),
    json_set(message.payload, '$.event', lower(hex(randomblob(16))), '$.at', ?1, '$.status',
      coalesce(iif(lead.folder = 'inbox', lead.status, lead.folder), message.payload ->> 'status')), ?1, ?1
  FROM outbox AS message LEFT JOIN leads AS lead ON (lead.kind, row_id) = (message.kind, message.lead_id)
  WHERE ${IS_OFFICE} AND message.id = ?2 AND message.sent_at IS NOT NULL
    AND (message.payload ->> 'what' = 'erased') = (lead.id IS NULL)
    AND EXISTS (SELECT 1 FROM office_webhook WHERE url IS NOT NULL)`;

/**
 * Makes one message due now; an accepted one is repeated with the lead as it is now.
 * @returns whether there was such a message
 */
export async function repeatOffice(id: number, context: DeskContext): Promise<boolean> {
  const { DB } = context.env;
  const now = context.now.toISOString();
  const [, revived, repeated] = await DB.batch([
    DB.prepare('UPDATE office_webhook SET retry_at = ?').bind(now),
    prepareRevival('message.id = ?2', [id], context),
    DB.prepare(REPEAT).bind(now, id),
  ]);
  const isFound = (revived?.meta.changes ?? 0) + (repeated?.meta.changes ?? 0) > 0;
  if (isFound) {
    await prepareAudit(DB, { action: 'retried', subject: String(id) }, context).run();
  }
  return isFound;
}
