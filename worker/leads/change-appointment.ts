import {
  findAppointment,
  IS_OF_NETWORK,
  IS_UNCONFIRMED,
  IS_VERSION,
  prepareConfirmation,
} from '../appointments/appointment-row.sql.ts';
import { prepareBooking, prepareMove, type WantedTime } from '../appointments/book.sql.ts';
import {
  type Change,
  listDueNow,
  prepareConsequences,
  prepareEnd,
} from '../appointments/change.sql.ts';
import { hashPerson } from '../appointments/hash-booker.ts';
import { readOffice } from '../appointments/office.sql.ts';
import { findFreeMembers, listDeskTimes } from '../appointments/slots.logic.ts';
import { clearSlotsCache } from '../appointments/slots-cache.ts';
import { type FoundBooking, findBooking } from '../appointments/visitor-booking.sql.ts';
import { isWritingToVisitors } from '../appointments/visitor-mail.ts';
import type { Outcome } from '../contract/desk-problems.ts';
import { DAY_MS } from '../contract/durations.ts';
import type { Lead } from '../contract/leads.ts';
import { batchGroups } from '../core/batch-groups.ts';
import { type AuditEntry, prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { isMember } from '../core/members.sql.ts';
import { findDay, findEndOfDay, findStartOfDay } from '../core/office-time.logic.ts';
import { makeRandomKey } from '../core/random-key.ts';
import type { Env } from '../core/settings.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import { prepareLead, toFoundLead } from './lead-row.sql.ts';

/**
 * Finds the time that a member requests for a lead, without members if the requested one is not free. Here
 * notice, horizon and share do not apply.
 */
async function findTime(
  env: Env,
  { id: leadId, way }: FoundBooking,
  { startsAt, member }: { startsAt: string; member: string },
  now: Date,
): Promise<WantedTime> {
  const startMs = Date.parse(startsAt);
  const day = findDay(new Date(startMs));
  const read = await readOffice(env, new Date(findStartOfDay(day)), new Date(findEndOfDay(day)));
  const office = { ...read, booked: read.booked.filter((one) => one.leadId !== leadId) };
  const days = listDeskTimes(office, way, { firstDay: day, lastDay: day, now });
  const members = findFreeMembers(days, startMs).filter((one) => one === member);
  return { leadId, members, way, startsAt, rules: office.rules };
}

/** Makes a change with its consequences, in one batch, and reads its lead. */
async function makeChange(
  { env, actor, now }: DeskContext,
  leadId: number,
  statement: D1PreparedStatement,
  change: Omit<Change, 'actor'>,
): Promise<Lead | null> {
  const results = await batchGroups(env.DB, {
    change: [statement],
    consequences: prepareConsequences(env, { ...change, actor: actor.email }, now),
    lead: prepareLead(env, 'consultation', leadId),
  });
  await clearSlotsCache();
  await queueMessages(env.OUTBOX, listDueNow(results.consequences, now));
  return toFoundLead(results.lead);
}

export const bookAppointment: DeskHandler<'bookAppointment'> = async (
  { kind, id, startsAt, member },
  context,
) => {
  const { env, now } = context;
  const found = kind === 'consultation' ? await findBooking(env, id) : null;
  if (!found) return { problem: 'not-found' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const key = makeRandomKey();
  const time = await findTime(env, found, { startsAt, member }, now);
  const booker = { ...(await hashPerson(env, found)), network: null };
  const booking = { booker, key, isOnline: false, isConfirmed: true };
  const insert = prepareBooking(env, time, booking, now);
  const lead = await makeChange(context, id, insert, { key, action: 'booked' });
  if (!lead) return { problem: 'not-found' };
  if (lead.folder === 'spam') return { problem: 'conflict', current: lead };
  const { appointment } = lead;
  if (appointment?.state !== 'booked') return { problem: 'time-gone' };
  const isAsRequested = appointment.startsAt === startsAt && appointment.member === member;
  return isAsRequested ? { value: lead } : { problem: 'already-booked' };
};

export const moveAppointment: DeskHandler<'moveAppointment'> = async (
  { id, version, startsAt, member },
  context,
) => {
  const { env, now } = context;
  const standing = await findAppointment(env, id);
  const found = standing && (await findBooking(env, standing.leadId));
  if (!standing || !found) return { problem: 'not-found' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const key = makeRandomKey();
  const time = await findTime(env, found, { startsAt, member }, now);
  const move = prepareMove(env.DB, time, { id, key, version, isOnline: false });
  const before = { startsAt: standing.startsAt, member: standing.member };
  const lead = await makeChange(context, standing.leadId, move, { key, action: 'moved', before });
  return judge(lead, id, version, ({ appointment }) => {
    if (appointment?.state !== 'booked') return 'not-booked';
    return appointment.startsAt === startsAt && appointment.member === member ? null : 'time-gone';
  });
};

/**
 * Judges the outcome of a change. Nobody undoes another's change meanwhile, and a second press
 * succeeds.
 * @param findProblem null if the appointment is as requested
 */
function judge<Problem extends 'time-gone' | 'not-booked' | 'too-early'>(
  lead: Lead | null,
  id: number,
  version: number,
  findProblem: (lead: Lead) => Problem | null,
): Outcome<Lead, 'not-found' | 'conflict'> | { problem: Problem } {
  if (!lead) return { problem: 'not-found' };
  const problem = findProblem(lead);
  if (!problem) return { value: lead };
  const isStale = lead.appointment?.id !== id || lead.appointment.version !== version;
  return isStale ? { problem: 'conflict', current: lead } : { problem };
}

export const cancelAppointment: DeskHandler<'cancelAppointment'> = async (input, context) =>
  endAppointment(input, 'cancelled', 'not-booked', context);

export const closeAppointment: DeskHandler<'closeAppointment'> = async (
  { state, ...input },
  context,
) => endAppointment(input, state, 'too-early', context);

async function endAppointment<Early extends 'not-booked' | 'too-early'>(
  { id, version }: { id: number; version: number },
  state: 'cancelled' | 'done' | 'missed',
  early: Early,
  context: DeskContext,
): Promise<Outcome<Lead, 'not-found' | 'conflict'> | { problem: Early | 'not-booked' }> {
  const { env, now } = context;
  const standing = await findAppointment(env, id);
  if (!standing) return { problem: 'not-found' };
  const key = makeRandomKey();
  const end = prepareEnd(env.DB, { key, state, now }, IS_VERSION, [id, version]);
  const lead = await makeChange(context, standing.leadId, end, { key, action: state });
  return judge(lead, id, version, ({ appointment }) => {
    if (appointment?.state === state) return null;
    return appointment?.state === 'booked' ? early : 'not-booked';
  });
}

/** Confirms an appointment; a second press succeeds, too. */
export const confirmAppointment: DeskHandler<'confirmAppointment'> = async ({ id }, context) => {
  const { env } = context;
  const standing = await findAppointment(env, id);
  if (!standing) return { problem: 'not-found' };
  const { leadId, startsAt } = standing;
  const confirm = prepareConfirmation({ id, leadId, startsAt }, context);
  const read = prepareLead(env, 'consultation', leadId);
  const lead = toFoundLead((await batchGroups(env.DB, { confirm, read })).read);
  return lead ? { value: lead } : { problem: 'not-found' };
};

export const releaseNetwork: DeskHandler<'releaseNetwork'> = async ({ id }, context) => {
  if (!(await findAppointment(context.env, id))) return { problem: 'not-found' };
  const entry = { action: 'network-released', subject: `appointment ${id}` } as const;
  return release(IS_OF_NETWORK, [id], entry, context);
};

/** Releases unconfirmed bookings; there are none if visitors get no mail. */
export const releaseUnconfirmed: DeskHandler<'releaseUnconfirmed'> = async (_, context) => {
  const { env, now } = context;
  if (!isWritingToVisitors(env)) return { value: { released: 0 } };
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  return release(IS_UNCONFIRMED, [dayAgo], { action: 'unconfirmed-released' }, context);
};

/** Cancels appointments ahead by a condition of `prepareEnd`, and records it. */
async function release(
  condition: string,
  values: readonly (string | number)[],
  entry: AuditEntry,
  context: DeskContext,
): Promise<{ value: { released: number } }> {
  const { env, actor, now } = context;
  const key = makeRandomKey();
  const results = await batchGroups(env.DB, {
    end: [prepareEnd(env.DB, { key, state: 'cancelled', now }, condition, values)],
    audit: [prepareAuditIfChanged(env.DB, entry, context)],
    consequences: prepareConsequences(env, { key, action: 'cancelled', actor: actor.email }, now),
  });
  await clearSlotsCache();
  await queueMessages(env.OUTBOX, listDueNow(results.consequences, now));
  return { value: { released: results.end[0]?.meta.changes ?? 0 } };
}
