import type { Env } from './settings.ts';

const paused = new WeakMap<Env, Env>();

/**
 * The Worker's bindings; while PAUSED is set, with a database that fails as in an outage. A restore then
 * relies on the same protection: submissions wait in the late queue, the desk refuses changes, and
 * messages and nightly work are deferred.
 */
export function withPause(env: Env): Env {
  if (!env.PAUSED) return env;
  const known = paused.get(env) ?? { ...env, DB: databaseAway };
  paused.set(env, known);
  return known;
}

const fail = () => Promise.reject(new Error('D1_ERROR: paused, connection lost'));

const statementAway = {
  bind: () => statementAway,
  all: fail,
  first: fail,
  run: fail,
  raw: fail,
} as unknown as D1PreparedStatement;

const databaseAway = { prepare: () => statementAway, batch: fail } as unknown as D1Database;
