import type { Health } from '../contract/leads.ts';

type Check = Health['checks'][number];

/** A rule that has become bad, or has recovered. */
export interface Change extends Check {
  /** ISO 8601, UTC. */
  at: string;
}

/** State of alerts, stored from one check of Health to the next. */
export interface AlertState {
  /** Rules that were bad at the last check. */
  bad: string[];
  /** Rules whose last change was to bad. */
  known: string[];
  /** Pending changes by listener. */
  undelivered: Record<string, Change[]>;
}

export const NO_ALERTS: AlertState = { bad: [], known: [], undelivered: {} };

/** Most pending changes of a listener: the last ones. */
const MAX_UNDELIVERED = 50;

export const toChange = (check: Check, now: Date): Change => ({ ...check, at: now.toISOString() });

/**
 * Records a check of Health. A rule changes state when two checks in a row agree: a single one may have
 * met a restart. A rule that a check could not judge stays unchanged.
 * @param listeners all recipients; pending changes of others are dropped
 */
export function recordCheck(
  before: AlertState,
  checks: readonly Check[],
  listeners: readonly string[],
  now: Date,
): AlertState {
  const changed = checks.filter(({ name, state }) => {
    const isBad = state === 'bad';
    return before.bad.includes(name) === isBad && before.known.includes(name) !== isBad;
  });
  const isUnseen = (rule: string) => !checks.some(({ name }) => name === rule);
  const isUnchanged = (rule: string) => !changed.some(({ name }) => name === rule);
  const news = changed.map((check) => toChange(check, now));
  const undelivered = listeners.map((listener) => [
    listener,
    [...(before.undelivered[listener] ?? []), ...news].slice(-MAX_UNDELIVERED),
  ]);
  return {
    bad: [...before.bad.filter(isUnseen), ...namesOfBad(checks)],
    known: [...before.known.filter(isUnchanged), ...namesOfBad(changed)],
    undelivered: Object.fromEntries(undelivered.filter(([, changes]) => changes?.length)),
  };
}

function namesOfBad(checks: readonly Check[]): string[] {
  return checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
}
