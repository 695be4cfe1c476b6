import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import type { World } from './world.ts';

/** The three kinds of submission, each with its table. */
export const tables = {
  '/api/consultations': {
    kind: 'consultation',
    table: 'consultations',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      consultationType: 'consultation_type',
    },
  },
  '/api/contact': {
    kind: 'contact',
    table: 'contact_messages',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      subject: 'subject',
      message: 'message',
    },
  },
  '/api/newsletter': {
    kind: 'newsletter',
    table: 'newsletter_subscriptions',
    columns: { email: 'email' },
  },
} as const;

export type Path = keyof typeof tables;
export const paths = Object.keys(tables) as Path[];
export type Values = Record<string, unknown>;

/** A repeat of the evening before counts as one for so long after midnight (UTC). */
const GRACE_MS = 10 * 60_000;

/** A row that must be there. */
interface Entry {
  key: string;
  /** Day of its first submission; 0 for a kind that has one row an address. */
  day: number;
  times: number;
  /** Undefined if it cannot be predicted. */
  flag: string | null | undefined;
}

/** Acknowledged submissions, by normalised address: a record independent of the database. */
export class Ledger {
  private readonly people = new Map<string, Entry[]>();
  private readonly erased = new Set<string>();
  acknowledged = 0;

  add(path: Path, values: Values, flag: string | null | undefined, atMs: number): void {
    this.acknowledged += 1;
    const email = spellEmail(values.email);
    const entries = this.people.get(email) ?? [];
    this.people.set(email, entries);
    const key = keyOf(
      path,
      Object.keys(tables[path].columns).map((field) => values[field]),
    );
    const day = path === '/api/newsletter' ? 0 : Math.floor(atMs / DAY_MS);
    const isGrace = day > 0 && atMs % DAY_MS < GRACE_MS;
    const known = entries.find(
      (entry) => entry.key === key && (entry.day === day || (isGrace && entry.day === day - 1)),
    );
    if (!known) {
      entries.push({ key, day, times: 1, flag });
      return;
    }
    known.times += 1;
    // Without a flag a repeat clears that of the first.
    if (known.flag !== undefined) known.flag = flag === undefined ? undefined : flag && known.flag;
  }

  erase(email: unknown): void {
    this.people.delete(spellEmail(email));
    this.erased.add(spellEmail(email));
  }

  /** A member may have changed the flags of these leads. */
  forgetFlags(email: string): void {
    for (const entry of this.people.get(email) ?? []) entry.flag = undefined;
  }

  /** Compares every row with the acknowledged submissions, and looks for impossible states. */
  compare(world: World, ofMembers: ReadonlySet<string> = new Set()): number {
    const open = new Map<Entry, string>();
    for (const [email, entries] of this.people) for (const entry of entries) open.set(entry, email);
    let total = 0;
    for (const path of paths) {
      const { kind, table, columns } = tables[path];
      for (const row of world.db.rows(
        `SELECT sent.*, leads.repeats, leads.flag AS lead_flag FROM ${table} AS sent
          LEFT JOIN leads ON (leads.kind, row_id) = ('${kind}', sent.id)`,
      )) {
        total += 1;
        if (ofMembers.has(`${kind} ${row.id}`)) continue;
        const key = keyOf(
          path,
          Object.values(columns).map((column) => row[column]),
        );
        const day =
          path === '/api/newsletter' ? 0 : Math.floor(Date.parse(String(row.created_at)) / DAY_MS);
        const email = String(row.email);
        const entry = this.people.get(email)?.find((one) => one.key === key && one.day === day);
        if (!entry)
          world.note(
            this.erased.has(email) ? 'back though erased' : 'a row that nobody sent',
            JSON.stringify(row),
          );
        else if (!open.delete(entry)) world.note('a doubled row');
        else if (row.repeats !== entry.times - 1)
          world.note('another count of repeats than was sent');
        else if (entry.flag !== undefined && row.lead_flag !== entry.flag) {
          world.note(`flag ${row.lead_flag} instead of ${entry.flag}`);
        }
      }
    }
    for (const [, email] of open) world.note('acknowledged and lost', JSON.stringify(email));
    for (const [finding, sql] of Object.entries(NEVER)) {
      for (const _ of world.db.rows(sql)) world.note(finding);
    }
    return total;
  }
}

const LEADS = Object.values(tables).map(
  ({ kind, table }) => `SELECT '${kind}' AS kind, id FROM ${table}`,
);

/** Rows that each of these finds are a fault. */
const NEVER: Record<string, string> = {
  'a lead without what was sent': `
    SELECT 1 FROM leads WHERE (kind, row_id) NOT IN (${LEADS.join(' UNION ALL ')})`,
  'what was sent, without a lead': `
    SELECT 1 FROM (${LEADS.join(' UNION ALL ')}) WHERE (kind, id) NOT IN (SELECT kind, row_id FROM leads)`,
  'history without a lead': `
    SELECT 1 FROM lead_events WHERE (kind, lead_id) NOT IN (SELECT kind, row_id FROM leads)`,
  'an appointment without a consultation': `
    SELECT 1 FROM appointments WHERE consultation_id NOT IN (SELECT id FROM consultations)`,
  'overlapping appointments of a member': `
    SELECT 1 FROM appointments AS one JOIN appointments AS other USING (member)
    WHERE one.id < other.id AND one.state = 'booked' AND other.state = 'booked'
      AND one.starts_at < other.ends_at AND other.starts_at < one.ends_at`,
  'two live appointments of a lead': `
    SELECT 1 FROM appointments WHERE state = 'booked' GROUP BY consultation_id HAVING count(*) > 1`,
  'a live appointment of spam': `
    SELECT 1 FROM appointments JOIN leads ON (kind, row_id) = ('consultation', consultation_id)
    WHERE state = 'booked' AND spam_at IS NOT NULL`,
};

function keyOf(path: Path, values: unknown[]): string {
  const fields = values.map((value, index) => {
    const text = String(value).replace(/\r\n?/g, '\n').trim().normalize('NFC');
    return index === emailIndex[path] ? spellEmail(text) : text;
  });
  return createHash('md5')
    .update(JSON.stringify([path, ...fields]))
    .digest('base64');
}

const emailIndex = Object.fromEntries(
  paths.map((path) => [path, Object.keys(tables[path].columns).indexOf('email')]),
);

function spellEmail(value: unknown): string {
  // A changed byte may end it like a sentence.
  const address = String(value)
    .trim()
    .replace(/[.,;]$/, '')
    .normalize('NFC');
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  // Node rejects some labels that the Worker keeps, in lower case.
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(host) || host.toLowerCase()}`;
}

/** The same values in another spelling: outer white space, decomposed, the address in capitals. */
export function respell(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => {
    const text = String(value);
    if (field === 'email') return [field, ` ${text.toUpperCase()}`];
    return [field, /Type|subject/.test(field) ? text : ` ${text.normalize('NFD')}\t`];
  });
  return Object.fromEntries(entries.reverse());
}
