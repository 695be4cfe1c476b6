import type { SubmissionValues } from '../contract/submissions.ts';
import type { LeadSource } from '../intake/find-source.ts';
import type { Flag } from '../intake/flag.ts';
import type { DedupeKeys } from './dedupe-key.ts';

/** What is known of a submission beside what was submitted. */
export interface Filing extends LeadSource {
  dedupeKeys: DedupeKeys;
  /** The e-mail address as `hashMailbox` gives it. */
  mailbox: string;
  flag: Flag | null;
  arrivedAt: Date;
  /** What the visitor attached from the tools. */
  plan: string | null;
  /** The same request files it again, because the first try failed or is late. */
  isSecondTry: boolean;
}

/** The row that holds a submission. */
export interface FiledRow {
  dedupeKey: string;
  /** How often it was sent again; 0 for a new one. */
  repeats: number;
}

/**
 * Makes the function that prepares the statement which files one submission.
 * @param table as the migrations create it
 * @param fields of the schema; each has a column of its name in snake_case
 * @param takesPlan whether it has a column for a plan
 */
export function upsertInto(table: string, fields: readonly string[], takesPlan = false) {
  const filled = ['campaign', ...(takesPlan ? ['plan'] : [])];
  const sql = writeUpsert(table, filled, fields.map(toColumn));
  return (
    db: D1Database,
    submission: SubmissionValues,
    { dedupeKeys, flag, arrivedAt, isSecondTry, ...origin }: Filing,
  ): D1PreparedStatement => {
    const { today, yesterday } = dedupeKeys;
    const { source, pageUrl, partnerId, partnerClaim, campaign, plan } = origin;
    const filing = [today, yesterday, source, pageUrl, flag, arrivedAt.toISOString(), +isSecondTry];
    const values = fields.map((field) => submission[field]);
    const known = [partnerId, partnerClaim, campaign, ...(takesPlan ? [plan] : [])];
    return db.prepare(sql).bind(...filing, ...known, ...values);
  };
}

/** `consultationType` → `consultation_type` */
function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * SQL that stores a submission or, if the same one is there already, counts it as a repeat. A
 * repeat without a flag clears the row's flag: nobody is set apart by what another sent in her name.
 * It also fills in partner, campaign and plan where they are missing.
 * The second try of a request recognises its first by the time of arrival and counts nothing.
 */
function writeUpsert(table: string, filled: readonly string[], columns: readonly string[]): string {
  const last = [...filled, ...columns];
  const isRepeat = '(NOT ?7 OR coalesce(last_at, created_at) <> excluded.created_at)';
  return `
    INSERT INTO ${table} (
      dedupe_key, source, page_url, flag, created_at, partner_id, partner_claim, ${last.join(', ')}
    ) VALUES (
      coalesce((SELECT dedupe_key FROM ${table} WHERE dedupe_key = ?2), ?1), ?3, ?4, ?5, ?6, ?8, ?9,
      ${last.map((_, index) => `?${index + 10}`).join(', ')}
    )
    ON CONFLICT DO UPDATE SET
      repeats = repeats + ${isRepeat},
      last_at = iif(${isRepeat}, excluded.created_at, last_at),
      flag = iif(excluded.flag IS NULL, NULL, flag),
      partner_id = coalesce(partner_id, excluded.partner_id),
      partner_claim = nullif(
        coalesce(partner_claim, excluded.partner_claim), coalesce(partner_id, excluded.partner_id)
      ),
      ${filled.map((column) => `${column} = coalesce(${column}, excluded.${column})`).join(', ')}
    RETURNING dedupe_key AS dedupeKey, repeats`;
}
