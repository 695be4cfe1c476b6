import { readKeys } from '../keyring.ts';
import type { Env } from '../settings.ts';
import { describeGrant, type Subscription } from './links.ts';
import { isExpired, isGranted, readToken, type TokenGrant } from './token.ts';

export type Purpose = TokenGrant['purpose'];

/** A subscription that its token has opened. */
export type OpenedSubscription = Subscription & { state: 'pending' | 'confirmed' | 'unsubscribed' };

/** Why a token opens nothing. `used`: its reader has unsubscribed since. */
export type TokenProblem = 'invalid' | 'expired' | 'used';

/** Finds the subscription that a token is for. */
export async function openSubscription(
  env: Env,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<OpenedSubscription | TokenProblem> {
  const claim = readToken(token);
  const found = claim && (await readSubscription(env.DB, claim.id));
  if (!found) return 'invalid';
  const grant = describeGrant(purpose, found);
  if (!(await isGranted(claim, grant, readKeys('TOKEN_KEYS', env)))) return 'invalid';
  if (isExpired(claim, now)) return 'expired';
  return purpose === 'confirm' && found.state === 'unsubscribed' ? 'used' : found;
}

function readSubscription(db: D1Database, id: number): Promise<OpenedSubscription | null> {
  return db
    .prepare(`
      SELECT id, state, created_at AS createdAt, requested_at AS requestedAt
      FROM newsletter_subscriptions WHERE id = ?`)
    .bind(id)
    .first<OpenedSubscription>();
}

const STATES = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/** Not again, and nothing leads back from having left. */
const IS_TO_CHANGE = "id = ?1 AND state NOT IN (?2, 'unsubscribed')";

const KEEP_EVENT = `
  INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
  SELECT 'newsletter', id, 'visitor', ?2, json_object('from', state, 'to', ?2), ?3
  FROM newsletter_subscriptions WHERE ${IS_TO_CHANGE}`;

const SET_STATE = `
  UPDATE newsletter_subscriptions SET
    state = ?2, confirmed_at = iif(?2 = 'confirmed', ?3, confirmed_at), version = version + 1
  WHERE ${IS_TO_CHANGE}`;

/** Does what the purpose says, with its event; a second time, nothing. */
export async function changeSubscription(
  db: D1Database,
  purpose: Purpose,
  { id }: OpenedSubscription,
  now: Date,
): Promise<void> {
  const values = [id, STATES[purpose], now.toISOString()];
  await db.batch([KEEP_EVENT, SET_STATE].map((sql) => db.prepare(sql).bind(...values)));
}
