import { prepareReaddressing } from '../appointments/change.sql.ts';
import { type FoundBooking, findBooking } from '../appointments/visitor-booking.sql.ts';
import type { DeskInput } from '../contract/desk.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import { hashMailbox } from '../core/mailbox.ts';
import { storedKinds } from './kinds.ts';
import { describeSearch } from './search.logic.ts';

type LeadChange = DeskInput<'changeLead'>;

const FIELDS = ['name', 'email', 'phone'] as const;

/** A member's correction of a person. */
export interface Correction {
  fields: (typeof FIELDS)[number][];
  person: Record<(typeof FIELDS)[number], string>;
  /** Hash of the mailbox. */
  mailbox: string;
  /** The booking before; null for a kind without appointments. */
  booking: FoundBooking | null;
  /** Search columns of `leads`. */
  searched: { phone_digits: string | null; folded: string };
}

/** Reads the correction; null if there is none, or the lead is gone. */
export async function readCorrection(
  { kind, id, change }: LeadChange,
  { env }: DeskContext,
): Promise<Correction | null> {
  if (FIELDS.every((field) => change[field] === undefined)) return null;
  const stored = storedKinds[kind];
  const row = await env.DB.prepare(`
    SELECT sent.*, lead.note FROM ${stored.table} AS sent
    JOIN leads AS lead ON (lead.kind, row_id) = (?1, sent.id) WHERE sent.id = ?2`)
    .bind(kind, id)
    .first<Correction['person'] & { note: string }>();
  if (row === null) return null;
  const fields = FIELDS.filter(
    (field) => change[field] !== undefined && change[field] !== row[field],
  );
  if (fields.length === 0) return null;
  const person = {
    name: change.name ?? row.name,
    email: change.email ?? row.email,
    phone: change.phone ?? row.phone,
  };
  const searched = describeSearch(stored, { ...row, ...person }, change.note ?? row.note);
  const booking = stored.takesAppointment ? await findBooking(env, id) : null;
  const mailbox = await hashMailbox(env, person.email);
  return { fields, person, mailbox, booking, searched };
}

/** Prepares the row's part of a correction, to run right after the lead was changed. */
export function prepareRowCorrection(
  db: D1Database,
  { kind, id }: LeadChange,
  { person }: Correction,
): D1PreparedStatement {
  return db
    .prepare(`
      UPDATE ${storedKinds[kind].table} SET name = ?, email = ?, phone = ? WHERE id = ? AND changes() > 0`)
    .bind(person.name, person.email, person.phone, id);
}

/** Prepares the consequences for appointments. The last statement returns ids of new messages. */
export async function prepareCorrected(
  { kind, id }: LeadChange,
  { fields, person }: Correction,
  { env, actor, now }: DeskContext,
): Promise<D1PreparedStatement[]> {
  if (!storedKinds[kind].takesAppointment) return [];
  const readdressed = { leadId: id, person, isNewMailbox: fields.includes('email') };
  return prepareReaddressing(env, readdressed, actor.email, now);
}
