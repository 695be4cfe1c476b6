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

const CHANGES = {
  confirm: {
    state: 'confirmed',
    set: "state = 'confirmed', confirmed_at = ?2",
    where: "state = 'pending'",
  },
  unsubscribe: {
    state: 'unsubscribed',
    set: "state = 'unsubscribed'",
    where: "state <> 'unsubscribed'",
  },
} as const satisfies Record<Purpose, object>;

/** Does what the purpose says, with its event; a second time, nothing. */
export async function changeSubscription(
  db: D1Database,
  purpose: Purpose,
  { id }: OpenedSubscription,
  now: Date,
): Promise<void> {
  const { state, set, where } = CHANGES[purpose];
  const isToChange = `FROM newsletter_subscriptions WHERE id = ?1 AND ${where}`;
  const statements = [
    `INSERT INTO lead_events (kind, lead_id, actor, action, detail, created_at)
      SELECT 'newsletter', id, 'visitor', '${state}', json_object('from', state, 'to', '${state}'), ?2
      ${isToChange}`,
    `UPDATE newsletter_subscriptions SET ${set}, version = version + 1 WHERE id = ?1 AND ${where}`,
  ];
  await db.batch(statements.map((sql) => db.prepare(sql).bind(id, now.toISOString())));
}
