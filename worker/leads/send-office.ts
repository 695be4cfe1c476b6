import type { DeskAppointment } from '../contract/leads.ts';
import { toReference } from '../core/dedupe-key.ts';
import { readOfficeKeys } from '../core/keyring.ts';
import type { Env } from '../core/settings.ts';
import { findOfficeRetry, OFFICE_BREAK_AFTER } from '../notify/office-webhook.logic.ts';
import {
  type AboutLead,
  type OfficeHook,
  recordAccepted,
  recordRefused,
} from '../notify/office-webhook.sql.ts';
import { DeliveryError, type Sender } from '../notify/sender.ts';
import { postJson, writeSignature } from '../notify/webhook.ts';
import { type StoredKind, storedKinds, toColumn } from './kinds.ts';
import type { LeadRow } from './lead-row.sql.ts';
import { readOfficeLead } from './office-webhook.sql.ts';

/** Version of the body; a later one only adds keys. */
const VERSION = 1;

/**
 * Sends a lead to the office's own system as it is now, so that a message that has waited names nobody who was
 * erased meanwhile. A failure while the system fails for every message is no attempt of this one.
 */
export const sendOffice: Sender = async ({ payload, attempts }, env, now) => {
  const about = payload as unknown as AboutLead;
  const { hook, row, appointment } = await readOfficeLead(env, about);
  const keys = readOfficeKeys(env);
  if (hook.url === null) return 'needless';
  if (keys.length === 0 || env.OFFICE_SYSTEM === '') return 'waiting';
  const isInInbox = row?.folder === 'inbox';
  // Spam that the system never got is none of its business.
  if (about.what !== 'erased' && (!row || (about.what === 'lead' && !isInInbox))) return 'needless';
  const { event, what: type, kind, id, at: time, status } = about;
  const head = { version: VERSION, event, attempt: attempts, type, kind, id, time };
  const lead = row && isInInbox ? describeLead(row, appointment) : null;
  const body = JSON.stringify(type === 'erased' ? head : { ...head, status, lead });
  const signature = await writeSignature(keys, body, now);
  try {
    const answer = await postJson(env, addSignature(hook.url, signature), body, {
      'X-Sa-Signature': signature,
    });
    await recordAccepted(env.DB, `${answer}`, now);
  } catch (error) {
    throw await refuse(env, hook, error, now);
  }
  return 'sent';
};

/** Some receivers, such as a script in a sheet, read no headers. */
function addSignature(url: string, signature: string): string {
  const address = new URL(url);
  const others = address.search === '' ? '?' : `${address.search}&`;
  address.search = `${others}sa-signature=${encodeURIComponent(signature)}`;
  return address.href;
}

/** Records the failure; resolves to the error to throw. */
async function refuse(env: Env, hook: OfficeHook, error: unknown, now: Date): Promise<unknown> {
  if (!(error instanceof DeliveryError)) return error;
  const retryAt = findOfficeRetry(hook.failingSince, now);
  await recordRefused(env.DB, { answer: error.message.replace(/^webhook /, ''), retryAt }, now);
  return new DeliveryError(error.message, { isCounted: hook.failures < OFFICE_BREAK_AFTER });
}

/** The lead as the system gets it: without what members have written about it. */
function describeLead(row: LeadRow, appointment: DeskAppointment | undefined) {
  const { dedupeKey, createdAt, lastAt, repeats, plan, partnerId } = row;
  return {
    reference: toReference(dedupeKey),
    createdAt,
    repeats,
    lastAt,
    // The forms are in English; a translated page will name its own.
    language: 'en',
    fields: nameFields(row, storedKinds[row.kind]),
    plan: plan === null ? null : JSON.parse(plan),
    appointment: appointment ? describeAppointment(appointment) : null,
    partner: partnerId,
    attribution: { campaign: row.campaign, website: row.source, page: row.pageUrl },
  };
}

/** The fields of the form by the names that the form gives them. */
function nameFields(row: LeadRow, { schema, shows }: StoredKind): Record<string, string | null> {
  const shown = Object.entries(shows) as [keyof StoredKind['shows'], string][];
  return Object.fromEntries(
    Object.keys(schema.schema).map((field) => {
      const [name] = shown.find(([, column]) => column === toColumn(field)) ?? ['email' as const];
      return [field, row[name]];
    }),
  );
}

function describeAppointment({ way, state, startsAt, endsAt, member }: DeskAppointment) {
  return { way, state, startsAt, endsAt, member };
}
