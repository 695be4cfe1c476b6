/** How a step ended: with what the next one goes on from, or with its task done, in fixed words. */
export type StepEnd<State> = { next: State } | { outcome: string };

/** A step of the night that nobody else takes. */
export interface ClaimedStep {
  task: string;
  /** When the task began, ISO 8601, UTC. */
  startedAt: string;
  /** What the step before has left; null before the first. */
  state: unknown;
  /** The end of the claim, by which it is known. */
  claimedUntil: string;
  /** How often this step has been begun, this time included. */
  attempts: number;
}

/** No run of a Worker lives longer, so whoever claimed a step has gone by then. */
export const CLAIM_MS = 15 * 60_000;

const FIRST = 'position = (SELECT min(position) FROM upkeep_steps)';

/** Puts a night's tasks in place of whatever is left of the one before. Resolves to that, in order. */
export async function replaceSteps(db: D1Database, tasks: readonly string[]): Promise<string[]> {
  const [left] = await db.batch<{ task: string }>([
    db.prepare('SELECT task FROM upkeep_steps ORDER BY position'),
    db.prepare('DELETE FROM upkeep_steps'),
    db
      .prepare(
        'INSERT INTO upkeep_steps (position, task) SELECT key, value FROM json_each(?) ORDER BY key',
      )
      .bind(JSON.stringify(tasks)),
  ]);
  return (left?.results ?? []).map(({ task }) => task);
}

/** Whether a step waits for somebody to take it. */
export async function hasOpenStep(db: D1Database, now: Date): Promise<boolean> {
  const open = `
    SELECT 1 AS one FROM upkeep_steps
    WHERE ${FIRST} AND (claimed_until IS NULL OR claimed_until <= ?)`;
  return (await db.prepare(open).bind(now.toISOString()).first('one')) !== null;
}

/** Claims the next step; null where there is none, or somebody is at it. */
export async function claimStep(db: D1Database, now: Date): Promise<ClaimedStep | null> {
  const statement = db.prepare(`
    UPDATE upkeep_steps
    SET claimed_until = ?2, attempts = attempts + 1, started_at = coalesce(started_at, ?1)
    WHERE ${FIRST} AND (claimed_until IS NULL OR claimed_until <= ?1)
    RETURNING task, started_at AS startedAt, state, claimed_until AS claimedUntil, attempts`);
  const until = new Date(now.getTime() + CLAIM_MS);
  const row = await statement
    .bind(now.toISOString(), until.toISOString())
    .first<Omit<ClaimedStep, 'state'> & { state: string | null }>();
  return row && { ...row, state: row.state === null ? null : JSON.parse(row.state) };
}

/** Only whoever still has the claim may write what came of it. */
const MINE = 'task = ?1 AND claimed_until = ?2';

/** Keeps what the step has left for the next one. */
export function keepStep(db: D1Database, step: ClaimedStep, state: unknown): Promise<unknown> {
  return db
    .prepare(`UPDATE upkeep_steps SET state = ?3, claimed_until = NULL, attempts = 0 WHERE ${MINE}`)
    .bind(step.task, step.claimedUntil, JSON.stringify(state))
    .run();
}

/** Lets the same step be tried again. */
export function releaseStep(db: D1Database, step: ClaimedStep): Promise<unknown> {
  return db
    .prepare(`UPDATE upkeep_steps SET claimed_until = NULL WHERE ${MINE}`)
    .bind(step.task, step.claimedUntil)
    .run();
}

/** Ends the task, so that the next one is first. */
export function endSteps(db: D1Database, step: ClaimedStep): Promise<unknown> {
  return db
    .prepare(`DELETE FROM upkeep_steps WHERE ${MINE}`)
    .bind(step.task, step.claimedUntil)
    .run();
}
