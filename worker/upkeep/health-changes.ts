import type { Health, HealthState } from '../contract/leads.ts';

type Check = Health['checks'][number];

/** That a rule has become bad, or has recovered. */
export interface Change {
  rule: string;
  state: HealthState;
  /** What it says. */
  text: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** What is known from one look at Health to the next. */
export interface Watched {
  /** Rules that were bad at the last look. */
  bad: string[];
  /** Rules whose last change was to bad. */
  known: string[];
  /** The changes that somebody has not been told of yet. */
  untold: Record<string, Change[]>;
}

export const NOTHING_WATCHED: Watched = { bad: [], known: [], untold: {} };

/** Of the changes that cannot be told for long, the last ones. */
const MAX_UNTOLD = 50;

/**
 * Notes a look at Health. A rule changes when two looks in a row find it so: one of them may have met
 * a restart. What a look could not see stays as it was.
 * @param listeners who is to be told; others are forgotten
 */
export function noteLook(
  before: Watched,
  checks: readonly Check[],
  listeners: readonly string[],
  now: Date,
): Watched {
  const changes = checks.filter(({ name, state }) => {
    const isBad = state === 'bad';
    return before.bad.includes(name) === isBad && before.known.includes(name) !== isBad;
  });
  const isUnseen = (rule: string) => !checks.some(({ name }) => name === rule);
  const isUnchanged = (rule: string) => !changes.some(({ name }) => name === rule);
  const told = changes.map(({ name, state, text }) => ({
    rule: name,
    state,
    text,
    at: now.toISOString(),
  }));
  const untold = listeners.map((listener) => [
    listener,
    [...(before.untold[listener] ?? []), ...told].slice(-MAX_UNTOLD),
  ]);
  return {
    bad: [...before.bad.filter(isUnseen), ...namesOfBad(checks)],
    known: [...before.known.filter(isUnchanged), ...namesOfBad(changes)],
    untold: Object.fromEntries(untold.filter(([, changes]) => changes?.length)),
  };
}

function namesOfBad(checks: readonly Check[]): string[] {
  return checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
}
