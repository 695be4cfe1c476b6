import {
  IS_LAST_OF_ADDRESS,
  prepareAppointments,
  toAppointments,
} from '../appointments/desk-appointment.sql.ts';
import type { Person, PhoneMatches } from '../contract/leads.ts';
import { phoneDigits } from '../contract/phone-digits.ts';
import { prepareAudit } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { normalizeMailbox } from '../core/mailbox.ts';
import type { Env } from '../core/settings.ts';
import {
  EVENT_COLUMNS,
  type EventRow,
  joinSent,
  type LeadRow,
  selectLeads,
  selectNewestLinks,
  sent,
  toLead,
} from './lead-row.sql.ts';
import { ADDRESS_END, foldText } from './search.logic.ts';

/** Finds all data about one address, oldest first. An unknown address gets empty lists. */
export const findPerson: DeskHandler<'findPerson'> = async ({ email }, { env }) => ({
  value: await readPerson(env, email),
});

async function readPerson(env: Env, email: string): Promise<Person> {
  const leads = `${selectLeads()} WHERE lead.email = ? ORDER BY lead.created_at, lead.kind, row_id`;
  const [rows, events, messages, appointments, similar] = await env.DB.batch([
    ...[leads, EVENTS, MESSAGES].map((sql) => env.DB.prepare(sql).bind(email)),
    prepareAppointments(env, IS_LAST_OF_ADDRESS, [email]),
    prepareSimilar(env.DB, email),
  ]);
  const last = toAppointments(appointments);
  const own = (rows?.results ?? []) as LeadRow[];
  return {
    email,
    sameMailbox: toSameMailbox(similar, email),
    // The answer has all of them, so links from one to the others would be redundant.
    leads: own.map((row) => toLead(row, (events?.results ?? []) as EventRow[], [], last)),
    messages: (messages?.results ?? []) as Person['messages'],
  };
}

const GMAIL_HOSTS = ['@gmail.com', '@googlemail.com'];

/** Finds candidates for spellings of the same mailbox, for `toSameMailbox`, which has the rule. */
function prepareSimilar(db: D1Database, email: string): D1PreparedStatement {
  const [name = '', host] = normalizeMailbox(email).split('@');
  const hosts = GMAIL_HOSTS.includes(`@${host}`) ? GMAIL_HOSTS : [`@${host}`];
  return db
    .prepare(`
      SELECT DISTINCT email FROM leads
      WHERE substr(email, instr(email, '@')) IN (SELECT value FROM json_each(?1))
        AND instr(replace(email, '.', ''), ?2) = 1 ORDER BY email`)
    .bind(JSON.stringify(hosts), name.replaceAll('.', ''));
}

const toSameMailbox = (similar: D1Result | undefined, email: string): string[] =>
  ((similar?.results ?? []) as { email: string }[])
    .map((row) => row.email)
    .filter((other) => other !== email && normalizeMailbox(other) === normalizeMailbox(email));

/** Lists other addresses of leads that are the same mailbox. */
export const listOtherSpellings = async (db: D1Database, email: string): Promise<string[]> =>
  toSameMailbox(await prepareSimilar(db, email).all(), email);

/** Consent columns of a subscription. */
const CONSENTS = `
  SELECT requested_at AS requestedAt, consent_version AS consentVersion, confirmed_at AS confirmedAt
  FROM newsletter_subscriptions WHERE email = ?`;

/** All appointments of a lead. */
const APPOINTMENTS = `
  SELECT consultation_id AS consultation, starts_at AS startsAt, ends_at AS endsAt, way, state,
    created_at AS createdAt
  FROM appointments WHERE consultation_id IN (
    SELECT row_id FROM leads WHERE email = ? AND kind = 'consultation'
  ) ORDER BY id`;

/** Exports the person's data as JSON, with all appointments and the time and wording of each consent. */
export const exportPerson: DeskHandler<'exportPerson'> = async ({ email }, context) => {
  const { DB } = context.env;
  const person = await readPerson(context.env, email);
  const [consents, appointments] = await DB.batch(
    [CONSENTS, APPOINTMENTS].map((sql) => DB.prepare(sql).bind(email)),
  );
  await prepareAudit(DB, { action: 'exported', subject: 'person' }, context).run();
  const { body } = new Response(
    JSON.stringify(
      { ...person, consents: consents?.results, appointments: appointments?.results },
      null,
      2,
    ),
  );
  return { value: body as ReadableStream<Uint8Array> };
};

const EVENTS = `
  SELECT ${EVENT_COLUMNS} FROM lead_events
  WHERE (kind, lead_id) IN (SELECT kind, row_id FROM leads WHERE email = ?) ORDER BY id`;

/**
 * Messages with kind and id of one of the person's leads. That somebody was erased, whose number one of them has
 * now, is not theirs.
 */
const MESSAGES = `
  SELECT topic, created_at AS createdAt, sent_at AS sentAt FROM outbox
  WHERE (kind, lead_id) IN (SELECT kind, row_id FROM leads WHERE email = ?)
    AND payload ->> 'what' IS NOT 'erased' ORDER BY id`;

const MAX_PEOPLE = 50;

/** Lists the people who left a number, those with most leads first. */
export const findByPhone: DeskHandler<'findByPhone'> = async ({ phone }, { env: { DB } }) => {
  const { results } = await DB.prepare(`
    SELECT lead.email, max(${sent(({ shows }) => shows.name)}) AS name, count(*) AS leads
    FROM leads AS lead ${joinSent()}
    WHERE instr(lead.phone_digits, ?) > 0
    GROUP BY lead.email ORDER BY leads DESC, lead.email LIMIT ${MAX_PEOPLE}`)
    .bind(phoneDigits(phone))
    .all<PhoneMatches['people'][number]>();
  return { value: { people: results } };
};

const MAX_MENTIONS = 50;

/** Finds leads that mention an address in their text or note, newest first, for `toLinks`. */
export const prepareMentions = (db: D1Database, email: string): D1PreparedStatement =>
  db
    .prepare(
      selectNewestLinks(
        `instr(substr(lead.folded, instr(lead.folded, char(${ADDRESS_END}))), ?) > 0`,
        MAX_MENTIONS,
      ),
    )
    .bind(foldText(email));
