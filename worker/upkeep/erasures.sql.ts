import type {
  D1Database,
  D1PreparedStatement,
  R2Bucket,
  R2Objects,
} from '@cloudflare/workers-types';
import { DAY_MS } from '../contract/durations.ts';
import { type ErasureKey, hashAddress } from '../core/hash-address.ts';
import { listKinds } from '../leads/kinds.ts';

const FOLDER = 'erasures/';

/**
 * How far back a state of the database may miss an erasure: as long as a backup lives, and longer
 * than Time Travel reaches.
 */
const LOOK_BACK_MS = 35 * DAY_MS;

/** That somebody was erased: a row of `erasures`, and an object of the bucket. */
export interface Erasure {
  emailHmac: string;
  keyId: string;
  /** The member who did it. */
  actor: string;
  /** ISO 8601, UTC. What came from that address later is theirs to keep. */
  createdAt: string;
}

/** Keeps an erasure in the bucket, under the same name each time. */
export async function keepErasure(bucket: R2Bucket, erasure: Erasure): Promise<void> {
  await bucket.put(nameErasure(erasure), JSON.stringify(erasure));
}

const nameErasure = ({ emailHmac, createdAt }: Pick<Erasure, 'emailHmac' | 'createdAt'>) =>
  `${FOLDER}${createdAt}-${emailHmac.slice(0, 12)}.json`;

/**
 * Names of every erasure that the database, as it was then, may miss; oldest first.
 * @param lookBackMs how much older they may be
 */
export async function listErasures(
  bucket: R2Bucket,
  then: Date,
  lookBackMs = LOOK_BACK_MS,
): Promise<string[]> {
  const names: string[] = [];
  let page: R2Objects | null = null;
  do {
    const cursor: string | undefined = page?.truncated ? page.cursor : undefined;
    page = await bucket.list({
      prefix: FOLDER,
      startAfter: FOLDER + findLookBack(then, lookBackMs),
      ...(cursor && { cursor }),
    });
    names.push(...page.objects.map(({ key }) => key));
  } while (page.truncated);
  return names;
}

/** Those that were begun by then and that the database does not know. */
export async function listUnfinished(
  db: D1Database,
  bucket: R2Bucket,
  then: Date,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      'SELECT email_hmac AS emailHmac, created_at AS createdAt FROM erasures WHERE created_at > ?',
    )
    .bind(findLookBack(then))
    .all<Pick<Erasure, 'emailHmac' | 'createdAt'>>();
  const finished = new Set(results.map(nameErasure));
  const names = await listErasures(bucket, then);
  return names.filter((name) => !finished.has(name) && name < FOLDER + then.toISOString());
}

const findLookBack = (then: Date, lookBackMs = LOOK_BACK_MS) =>
  new Date(then.getTime() - lookBackMs).toISOString();

export async function readErasures(bucket: R2Bucket, names: string[]): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for (const name of names) {
    const object = await bucket.get(name);
    if (object) erasures.push(await object.json<Erasure>());
  }
  return erasures;
}

/**
 * The statements that erase what came from an address until then: messages about the leads, what was
 * done with them, then the leads. Each returns a row for each of its rows. Triggers take the address
 * out of the envelopes, the counts and the search.
 */
function prepareRemoval(db: D1Database, email: string, until: string): D1PreparedStatement[] {
  const isTheirs = 'email = ?1 AND created_at <= ?2';
  const theirs = `SELECT kind, row_id FROM leads WHERE ${isTheirs}`;
  const statements = [
    `DELETE FROM outbox WHERE (kind, lead_id) IN (${theirs})`,
    `DELETE FROM lead_events WHERE (kind, lead_id) IN (${theirs})`,
    ...listKinds().map(({ table }) => `DELETE FROM ${table} WHERE ${isTheirs}`),
  ];
  return statements.map((sql) => db.prepare(`${sql} RETURNING id`).bind(email, until));
}

function prepareRecord(db: D1Database, erasure: Erasure): D1PreparedStatement {
  const { emailHmac, keyId, actor, createdAt } = erasure;
  return db
    .prepare(`INSERT INTO erasures (email_hmac, key_id, actor, created_at)
      SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (
        SELECT 1 FROM erasures WHERE email_hmac = ?1 AND created_at = ?4)`)
    .bind(emailHmac, keyId, actor, createdAt);
}

/** For the desk's history, once: how many leads go. Nothing of it says whose they were. */
function prepareDeed(db: D1Database, email: string, erasure: Erasure): D1PreparedStatement {
  const { emailHmac, actor, createdAt } = erasure;
  return db
    .prepare(`
      INSERT INTO desk_events (actor, action, subject, detail, created_at)
      SELECT ?1, 'erased', NULL, json_object('from', NULL, 'to',
        (SELECT count(*) FROM leads WHERE email = ?2 AND created_at <= ?3) || ' leads'), ?3
      WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE email_hmac = ?4 AND created_at = ?3)`)
    .bind(actor, email, createdAt, emailHmac);
}
/**
 * While it is on, a delete leaves nothing in the index of the search; without it, the text stays in
 * there until its part is merged (retention.ts).
 */
const prepareSecureDelete = (db: D1Database, isOn: boolean): D1PreparedStatement =>
  // Not bound: D1 binds numbers as fractions, which FTS5 refuses here.
  db.prepare(`INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', ${+isOn})`);

/** Erases an address and records it, all or nothing. Resolves to how many rows went. */
export async function eraseAddress(
  db: D1Database,
  email: string,
  erasure: Erasure,
): Promise<number> {
  const results = await db.batch([
    prepareDeed(db, email, erasure),
    prepareSecureDelete(db, true),
    ...prepareRemoval(db, email, erasure.createdAt),
    prepareSecureDelete(db, false),
    prepareRecord(db, erasure),
  ]);
  return results.reduce((rows, { results: removed }) => rows + removed.length, 0);
}

/** Knows the addresses that erasures are about. */
export interface Recognition {
  /** By id of the key and hash. */
  erasures: Map<string, Erasure[]>;
  /** Those that the erasures were made with. */
  keys: ErasureKey[];
}

/** @throws Error when a key that an erasure was made with is not there */
export function makeRecognition(erasures: Erasure[], keys: ErasureKey[]): Recognition {
  const known = new Set(keys.map(({ id }) => id));
  const unknown = erasures.find(({ keyId }) => !known.has(keyId));
  if (unknown) throw new Error(`ERASURE_KEYS has no key ${unknown.keyId}`);
  return {
    erasures: Map.groupBy(erasures, ({ keyId, emailHmac }) => `${keyId} ${emailHmac}`),
    keys: keys.filter(({ id }) => erasures.some(({ keyId }) => keyId === id)),
  };
}

/** Leads of one page: the address of each is hashed. */
const PAGE_LEADS = 1000;

/**
 * Applies erasures to the addresses of the next leads. Used after a restore, and for those that broke
 * off between bucket and database.
 * @param afterId of the last lead whose address was looked at; 0 before the first
 * @returns how many rows went, and where to go on; null after the last lead
 */
export async function applyErasures(
  db: D1Database,
  { erasures, keys }: Recognition,
  afterId: number,
): Promise<{ rows: number; afterId: number | null }> {
  const { results } = await db
    .prepare(`SELECT id, email FROM leads WHERE id > ? ORDER BY id LIMIT ${PAGE_LEADS}`)
    .bind(afterId)
    .all<{ id: number; email: string }>();
  const emails = [...new Set(results.map(({ email }) => email))];
  let rows = 0;
  for (const key of keys) {
    const hashes = await Promise.all(emails.map((email) => hashAddress(key, email)));
    for (const [index, email] of emails.entries()) {
      for (const erasure of erasures.get(`${key.id} ${hashes[index]}`) ?? []) {
        rows += await eraseAddress(db, email, erasure);
      }
    }
  }
  return { rows, afterId: results.length < PAGE_LEADS ? null : (results.at(-1)?.id ?? null) };
}

/** Notes that the database is clean of those whom it does not hold any more. */
export async function recordErasures(db: D1Database, erasures: Erasure[]): Promise<void> {
  if (erasures.length > 0) await db.batch(erasures.map((erasure) => prepareRecord(db, erasure)));
}
