import type {
  D1Database,
  D1PreparedStatement,
  R2Bucket,
  R2Objects,
} from '@cloudflare/workers-types';
import { type ErasureKey, hashAddress } from '../../upkeep/hash-address.ts';
import { listKinds } from '../kinds.ts';

const FOLDER = 'erasures/';

/**
 * How far back a state of the database may miss an erasure: as long as a backup lives, and longer
 * than Time Travel reaches.
 */
const LOOK_BACK_MS = 35 * 24 * 60 * 60_000;

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
  const key = `${FOLDER}${erasure.createdAt}-${erasure.emailHmac.slice(0, 12)}.json`;
  await bucket.put(key, JSON.stringify(erasure));
}

/**
 * Every erasure that the database, as it was then, may miss; oldest first.
 * @param lookBackMs how much older they may be
 */
export async function listErasures(
  bucket: R2Bucket,
  then: Date,
  lookBackMs = LOOK_BACK_MS,
): Promise<Erasure[]> {
  const since = new Date(then.getTime() - lookBackMs).toISOString();
  const erasures: Erasure[] = [];
  let page: R2Objects | null = null;
  do {
    const cursor: string | undefined = page?.truncated ? page.cursor : undefined;
    page = await bucket.list({
      prefix: FOLDER,
      startAfter: FOLDER + since,
      ...(cursor && { cursor }),
    });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      if (object) erasures.push(await object.json<Erasure>());
    }
  } while (page.truncated);
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

/** Erases an address and records it, all or nothing. Resolves to how many rows went. */
export async function eraseAddress(
  db: D1Database,
  email: string,
  erasure: Erasure,
): Promise<number> {
  const results = await db.batch([
    prepareDeed(db, email, erasure),
    ...prepareRemoval(db, email, erasure.createdAt),
    prepareRecord(db, erasure),
  ]);
  return results.reduce((rows, { results: removed }) => rows + removed.length, 0);
}

/**
 * Applies erasures to whatever addresses the database holds. Used after a restore, and for one that
 * broke off between bucket and database.
 * @returns how many rows went
 * @throws Error when a key that an erasure was made with is not there
 */
export async function applyErasures(
  db: D1Database,
  erasures: Erasure[],
  keys: ErasureKey[],
): Promise<number> {
  const known = new Set(keys.map(({ id }) => id));
  const strange = erasures.find(({ keyId }) => !known.has(keyId));
  if (strange) throw new Error(`ERASURE_KEYS has no key ${strange.keyId}`);
  const used = keys.filter(({ id }) => erasures.some(({ keyId }) => keyId === id));
  let rows = 0;
  for (const email of used.length > 0 ? await listAddresses(db) : []) {
    for (const key of used) rows += await applyTo(db, email, key, erasures);
  }
  return rows;
}

async function applyTo(
  db: D1Database,
  email: string,
  key: ErasureKey,
  erasures: Erasure[],
): Promise<number> {
  const emailHmac = await hashAddress(key, email);
  let rows = 0;
  for (const erasure of erasures) {
    const isTheirs = erasure.keyId === key.id && erasure.emailHmac === emailHmac;
    if (isTheirs) rows += await eraseAddress(db, email, erasure);
  }
  return rows;
}

async function listAddresses(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT DISTINCT email FROM leads').all<{ email: string }>();
  return results.map(({ email }) => email);
}

/** Those of the bucket that the database does not know. */
export async function findUnfinished(db: D1Database, kept: Erasure[]): Promise<Erasure[]> {
  const { results } = await db
    .prepare('SELECT email_hmac || created_at AS name FROM erasures')
    .all<{ name: string }>();
  const finished = new Set(results.map(({ name }) => name));
  return kept.filter(({ emailHmac, createdAt }) => !finished.has(emailHmac + createdAt));
}
