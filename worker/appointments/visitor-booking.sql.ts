import type { AppointmentState, Booking, Way } from '../contract/appointment.ts';
import type { BookingRules } from '../contract/calendar.ts';
import { endStatuses, type LeadFlag, type LeadFolder } from '../contract/leads.ts';
import { batchGroups } from '../core/batch-groups.ts';
import { toReference } from '../core/dedupe-key.ts';
import { writePeople } from '../core/members.sql.ts';
import { INDIA } from '../core/office-time.logic.ts';
import { makeRandomKey } from '../core/random-key.ts';
import { type Env, readMembers } from '../core/settings.ts';
import {
  type Booker,
  countVisitorChanges,
  MAX_VISITOR_CHANGES,
  prepareBooking,
  prepareMove,
} from './book.sql.ts';
import { listDueNow, prepareConsequences, prepareEnd } from './change.sql.ts';
import { meetingUrlOf, prepareRules, readOffice, toRules } from './office.sql.ts';
import { FAIR_MS, findFreeMembers, listSlots, rankMembers } from './slots.logic.ts';

interface FoundRow {
  id: number;
  dedupeKey: string;
  way: Way;
  createdAt: string;
  email: string;
  phone: string;
  status: string;
  folder: LeadFolder;
  flag: LeadFlag | null;
  changes: number;
  appointmentId: number | null;
  /** `held`: no time is taken until the visitor opens the link of the mail. */
  state: AppointmentState | 'held';
  startsAt: string;
  endsAt: string;
  sequence: number;
  version: number;
  confirmedAt: string | null;
  member: string;
  /** Null if the member has left. */
  memberName: string | null;
  meetingUrl: string | null;
}

/** A consultation with its latest appointment, as the holder of its token may see it. */
export interface FoundBooking extends FoundRow {
  rules: BookingRules;
}

/** Two statements, for `toFound`. */
function prepareFound(env: Env, id: number): D1PreparedStatement[] {
  return [
    env.DB.prepare(`
      SELECT sent.id, sent.dedupe_key AS dedupeKey, sent.consultation_type AS way,
        sent.created_at AS createdAt, sent.email, sent.phone, lead.status, lead.folder, lead.flag,
        ${countVisitorChanges('sent.id')} AS changes, own.id AS appointmentId, own.state,
        own.starts_at AS startsAt, own.ends_at AS endsAt, own.sequence, own.version,
        own.confirmed_at AS confirmedAt, own.member,
        (SELECT name FROM ${writePeople('?2')} WHERE email = own.member) AS memberName,
        ${meetingUrlOf('?2')} AS meetingUrl
      FROM consultations AS sent JOIN leads AS lead ON (lead.kind, lead.row_id) = ('consultation', sent.id)
      LEFT JOIN appointments AS own
        ON own.id = (SELECT max(id) FROM appointments WHERE consultation_id = sent.id)
      WHERE sent.id = ?1`).bind(id, JSON.stringify(readMembers(env))),
    prepareRules(env.DB),
  ];
}

function toFound([found, rules]: D1Result[]): FoundBooking | null {
  const [row] = (found?.results ?? []) as FoundRow[];
  return row ? { ...row, rules: toRules(rules) } : null;
}

/** Finds the booking; null without such a consultation. */
export const findBooking = async (env: Env, id: number): Promise<FoundBooking | null> =>
  toFound(await env.DB.batch(prepareFound(env, id)));

/** Whether a time may be booked for the lead; a refusal is never disclosed to its sender. */
export const mayBook = ({ folder, flag }: FoundBooking): boolean =>
  folder === 'inbox' || (folder === 'flagged' && flag === 'origin');

const isOpen = ({ status }: FoundBooking) => !endStatuses.includes(status);

/** Whether a booked appointment lies ahead. */
export const isAhead = ({ state, startsAt }: FoundBooking, now: Date): boolean =>
  state === 'booked' && startsAt > now.toISOString();

const hasBegun = ({ state, startsAt }: FoundBooking, now: Date): boolean =>
  state === 'booked' && startsAt <= now.toISOString();

/** Builds the answer to the visitor. */
export function toBooking(found: FoundBooking, env: Env, now: Date): Booking {
  const { appointmentId, state, rules, memberName } = found;
  const reference = toReference(found.dedupeKey);
  const isOver = !isOpen(found) || hasBegun(found, now);
  return {
    reference,
    way: found.way,
    zone: INDIA,
    appointment:
      appointmentId === null || state === 'held'
        ? null
        : {
            state,
            startsAt: found.startsAt,
            endsAt: found.endsAt,
            meetingUrl: state === 'booked' ? found.meetingUrl : null,
            counsellor: rules.showsNames ? firstNameOf(memberName) : null,
            uid: writeUid(reference, appointmentId, env),
            sequence: found.sequence,
          },
    changesLeft: isOver ? 0 : Math.max(0, MAX_VISITOR_CHANGES - found.changes),
  };
}

/** A member without a name has the address in its place. */
const firstNameOf = (name: string | null): string | null =>
  name === null || name.includes('@') ? null : (name.split(/\s+/)[0] ?? null);

/** Permanent UID of the calendar entry. */
const writeUid = (reference: string, appointmentId: number, { PUBLIC_ORIGIN }: Env) =>
  `${reference.toLowerCase()}-${appointmentId}@${new URL(PUBLIC_ORIGIN).hostname}`;

/** The consultation after a visitor's change, with the messages due because of it. */
export interface Booked {
  found: FoundBooking | null;
  messageIds: number[];
}

/**
 * Books, moves or holds in one batch, if the visitor is offered the time. The state read afterwards shows
 * whether it succeeded. Each attempt has its own key, so that none repeats the consequences, and ignores
 * the lead's own appointments, which another attempt may have made.
 */
export async function bookTime(
  env: Env,
  found: FoundBooking,
  startsAt: string,
  { booker, isConfirmed }: { booker: Booker; isConfirmed: boolean },
  now: Date,
): Promise<Booked> {
  const { id: leadId, way, state, member, version } = found;
  const startMs = Date.parse(startsAt);
  const read = await readOffice(env, new Date(startMs - FAIR_MS), new Date(startMs + FAIR_MS));
  const office = { ...read, booked: read.booked.filter((one) => one.leadId !== leadId) };
  const free = findFreeMembers(listSlots(office, way, now), startMs);
  if (free.length === 0) return { found: await findBooking(env, leadId), messageIds: [] };
  const isMove = state === 'booked';
  const current = isMove ? member : null;
  const members = rankMembers(free, startMs, office.booked, { leadId, current });
  const time = { leadId, members, way, startsAt, rules: office.rules };
  const key = makeRandomKey();
  const change = isMove
    ? prepareMove(env.DB, time, { id: found.appointmentId ?? 0, key, version, isOnline: true })
    : prepareBooking(env, time, { booker, key, isOnline: true, isConfirmed }, now);
  const before = { startsAt: found.startsAt, member };
  const results = await batchGroups(env.DB, {
    change: [change],
    consequences: prepareConsequences(
      env,
      { key, actor: 'visitor', ...(isMove ? { action: 'moved', before } : { action: 'booked' }) },
      now,
    ),
    found: prepareFound(env, leadId),
  });
  return { found: toFound(results.found), messageIds: listDueNow(results.consequences, now) };
}

/** Cancels an appointment that has not begun. */
export async function cancelTime(env: Env, found: FoundBooking, now: Date): Promise<Booked> {
  const key = makeRandomKey();
  const end = { key, state: 'cancelled', now } as const;
  const results = await batchGroups(env.DB, {
    end: [prepareEnd(env.DB, end, 'consultation_id = ?4', [found.id])],
    consequences: prepareConsequences(env, { key, action: 'cancelled', actor: 'visitor' }, now),
    found: prepareFound(env, found.id),
  });
  return { found: toFound(results.found), messageIds: listDueNow(results.consequences, now) };
}

/** Records that the link of a mail was opened, which proves that the visitor reads the mailbox. */
export async function confirmBooking({ DB }: Env, leadId: number, now: Date): Promise<void> {
  await DB.prepare(`
    UPDATE appointments SET confirmed_at = ?2
    WHERE consultation_id = ?1 AND state <> 'held' AND confirmed_at IS NULL`)
    .bind(leadId, now.toISOString())
    .run();
}
