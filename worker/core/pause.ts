import type { Env } from './settings.ts';

const paused = new WeakMap<Env, Env>();

/**
 * The Worker's bindings; while PAUSED is set, with a database that fails like one that is away. All
 * that an outage is survived by then holds for a restore, too: submissions wait in the late queue, the
 * desk refuses changes, messages and nightly work come later.
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
