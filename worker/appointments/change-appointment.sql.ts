import type { BookingRules } from '../contract/calendar.ts';
import type { Lead, Outcome } from '../contract/leads.ts';
import { prepareDeedIfDone } from '../core/desk-events.sql.ts';
import type { DeskContext, DeskHandler } from '../core/desk-handler.ts';
import { isMember } from '../core/members.sql.ts';
import type { Env } from '../core/settings.ts';
import { LEAD_PARTS, prepareLead, toFoundLead } from '../leads/lead-row.sql.ts';
import { queueMessages } from '../notify/queue-messages.ts';
import {
  type Change,
  listDueNow,
  makeChangeKey,
  prepareBooking,
  prepareConsequences,
  prepareEnd,
  prepareMove,
} from './change.sql.ts';
import { askTime } from './free-member.sql.ts';
import { hashPerson } from './hash-booker.ts';
import { forgetSlots } from './kept-slots.ts';
import { findBooking } from './visitor-booking.sql.ts';

/** At the desk, neither notice nor horizon nor share counts, and any minute of somebody's hours will do. */
const boundsOf = (now: Date) => ({
  earliestMs: now.getTime(),
  lastDay: '9999-12-31',
  offlinePercent: 0,
  isOnGrid: false,
});

const askAtDesk = (
  env: Env,
  rules: BookingRules,
  now: Date,
  wanted: Pick<Parameters<typeof askTime>[2], 'way' | 'startsAt' | 'own'> & { member: string },
) => askTime(env, rules, { ...wanted, preferred: null }, boundsOf(now));

/** Makes a change with what follows from it, in one batch, and reads its lead. */
async function makeChange(
  { env, actor, now }: DeskContext,
  leadId: number,
  statement: D1PreparedStatement,
  change: Omit<Change, 'actor'>,
): Promise<Lead | null> {
  const results = await env.DB.batch([
    statement,
    ...prepareConsequences(env, { ...change, actor: actor.email }, now),
    ...prepareLead(env, 'consultation', leadId),
  ]);
  await forgetSlots();
  await queueMessages(env.OUTBOX, listDueNow(results.at(-LEAD_PARTS - 1), now));
  return toFoundLead(results.slice(-LEAD_PARTS));
}

export const bookAppointment: DeskHandler<'bookAppointment'> = async (
  { kind, id, startsAt, member },
  context,
) => {
  const { env, now } = context;
  const found = kind === 'consultation' ? await findBooking(env, id) : null;
  if (!found) return { problem: 'not-found' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const key = makeChangeKey();
  const time = askAtDesk(env, found.rules, now, { way: found.way, startsAt, own: 0, member });
  const booking = prepareBooking(env.DB, time, {
    ...(await hashPerson(env, found)),
    id,
    key,
    now: now.toISOString(),
    dayAgo: '',
    isOnline: 0,
    network: null,
  });
  const lead = await makeChange(context, id, booking, { key, action: 'booked' });
  if (!lead) return { problem: 'not-found' };
  if (lead.folder === 'spam') return { problem: 'conflict', current: lead };
  const { appointment } = lead;
  if (appointment?.state !== 'booked') return { problem: 'time-gone' };
  const isAsAsked = appointment.startsAt === startsAt && appointment.member === member;
  return isAsAsked ? { value: lead } : { problem: 'already-booked' };
};

interface Standing {
  leadId: number;
  member: string;
  startsAt: string;
  state: string;
  version: number;
}

const findStanding = ({ DB }: Env, id: number): Promise<Standing | null> =>
  DB.prepare(`
    SELECT consultation_id AS leadId, member, starts_at AS startsAt, state, version
    FROM appointments WHERE id = ?`)
    .bind(id)
    .first<Standing>();

export const moveAppointment: DeskHandler<'moveAppointment'> = async (
  { id, version, startsAt, member },
  context,
) => {
  const { env, now } = context;
  const standing = await findStanding(env, id);
  const found = standing && (await findBooking(env, standing.leadId));
  if (!standing || !found) return { problem: 'not-found' };
  if (!(await isMember(member, context))) return { problem: 'unknown-member' };
  const key = makeChangeKey();
  const time = askAtDesk(env, found.rules, now, { way: found.way, startsAt, own: id, member });
  const move = prepareMove(env.DB, time, { id, key, version, now: now.toISOString(), isOnline: 0 });
  const before = { startsAt: standing.startsAt, member: standing.member };
  const lead = await makeChange(context, standing.leadId, move, { key, action: 'moved', before });
  return judge(lead, id, version, ({ appointment }) => {
    if (appointment?.state !== 'booked') return 'not-booked';
    return appointment.startsAt === startsAt && appointment.member === member ? null : 'time-gone';
  });
};

/**
 * What became of a change. Nobody undoes what another has done meanwhile, and a second press finds it
 * done.
 * @param findProblem null where the appointment is as asked for
 */
function judge<Problem extends 'time-gone' | 'not-booked' | 'too-early'>(
  lead: Lead | null,
  id: number,
  version: number,
  findProblem: (lead: Lead) => Problem | null,
): Outcome<Lead> {
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

async function endAppointment(
  { id, version }: { id: number; version: number },
  state: 'cancelled' | 'done' | 'missed',
  early: 'not-booked' | 'too-early',
  context: DeskContext,
): Promise<Outcome<Lead>> {
  const { env, now } = context;
  const standing = await findStanding(env, id);
  if (!standing) return { problem: 'not-found' };
  const key = makeChangeKey();
  const end = prepareEnd(env.DB, { key, state, now }, 'id = ?4 AND version = ?5', [id, version]);
  const lead = await makeChange(context, standing.leadId, end, { key, action: state });
  return judge(lead, id, version, ({ appointment }) => {
    if (appointment?.state === state) return null;
    return appointment?.state === 'booked' ? early : 'not-booked';
  });
}

export const releaseNetwork: DeskHandler<'releaseNetwork'> = async ({ id }, context) => {
  const { env, actor, now } = context;
  if (!(await findStanding(env, id))) return { problem: 'not-found' };
  const key = makeChangeKey();
  const network = '(SELECT network FROM appointments WHERE id = ?4)';
  const results = await env.DB.batch([
    prepareEnd(env.DB, { key, state: 'cancelled', now }, `network = ${network}`, [id]),
    prepareDeedIfDone(
      env.DB,
      { action: 'network-released', subject: `appointment ${id}` },
      context,
    ),
    ...prepareConsequences(env, { key, action: 'cancelled', actor: actor.email }, now),
  ]);
  await forgetSlots();
  await queueMessages(env.OUTBOX, listDueNow(results.at(-1), now));
  return { value: { released: results[0]?.meta.changes ?? 0 } };
};
