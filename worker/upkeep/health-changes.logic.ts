import type { Health } from '../contract/leads.ts';

type Check = Health['checks'][number];

/** A rule that has become bad, or has recovered. */
export interface Change extends Check {
  /** ISO 8601, UTC. */
  at: string;
}

/** What one look at Health leaves for the next. */
export interface Watched {
  /** Rules that were bad at the last look. */
  bad: string[];
  /** Rules whose last change was to bad. */
  known: string[];
  /** By listener: the changes that are still to be delivered. */
  undelivered: Record<string, Change[]>;
}

export const NOTHING_WATCHED: Watched = { bad: [], known: [], undelivered: {} };

/** Of the changes that cannot be delivered for long, the last ones. */
const MAX_UNDELIVERED = 50;

export const toChange = (check: Check, now: Date): Change => ({ ...check, at: now.toISOString() });

/**
 * Notes a look at Health. A rule changes when two looks in a row find it so: one of them may have met
 * a restart. A rule that a look could not judge stays as it was.
 * @param listeners everybody who is notified; others are forgotten
 */
export function noteLook(
  before: Watched,
  checks: readonly Check[],
  listeners: readonly string[],
  now: Date,
): Watched {
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
