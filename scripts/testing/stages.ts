/** A step of a longer run. */
export interface Stage {
  name: string;
  /** Names of the stages that must have passed before this one may start. */
  after?: string[];
  /** How many of the run's lanes it takes: 1 unless given. */
  lanes?: number;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/**
 * Runs stages side by side in so many lanes, in their order as far as `after` and the free lanes allow.
 * Stages that depend on one that did not pass are skipped.
 *
 * @param run Resolves to whether the stage passed.
 * @throws Error if a stage can never start, because a dependency is missing or circular.
 */
export async function runStages<S extends Stage>(
  stages: readonly S[],
  lanes: number,
  run: (stage: S) => Promise<boolean>,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let free = lanes;
  let waiting = [...stages];
  const start = (stage: S) => {
    const taken = lanesOf(stage, lanes);
    free -= taken;
    const end = run(stage).then((hasPassed) => {
      outcomes.set(stage.name, hasPassed ? 'passed' : 'failed');
      running.delete(stage.name);
      free += taken;
    });
    running.set(stage.name, end);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter((one) => isLost(one, outcomes))) {
      outcomes.set(stage.name, 'skipped');
    }
    for (const stage of waiting.filter((one) => isReady(one, outcomes))) {
      if (lanesOf(stage, lanes) <= free) start(stage);
    }
    const before = waiting.length;
    waiting = waiting.filter(({ name }) => !outcomes.has(name) && !running.has(name));
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length === before) throw new Error(`${names(waiting)} can never start`);
  }
  return outcomes;
}

/** The named stages and all their dependencies; every stage if none is named. */
export function selectStages<S extends Stage>(stages: readonly S[], wanted: string[]): S[] {
  if (wanted.length === 0) return [...stages];
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`There is no stage ${unknown.join(', ')}. There are ${names(stages)}`);
  }
  const needed = stages
    .filter(({ name }) => wanted.includes(name))
    .flatMap(({ after = [] }) => after)
    .filter((name) => !wanted.includes(name));
  if (needed.length > 0) return selectStages(stages, [...wanted, ...needed]);
  return stages.filter(({ name }) => wanted.includes(name));
}

/** A stage may want more lanes than there are. */
const lanesOf = (stage: Stage, all: number) => Math.min(stage.lanes ?? 1, all);

function isReady({ after = [] }: Stage, outcomes: Map<string, Outcome>): boolean {
  return after.every((name) => outcomes.get(name) === 'passed');
}

function isLost({ after = [] }: Stage, outcomes: Map<string, Outcome>): boolean {
  return after.some((name) => ['failed', 'skipped'].includes(outcomes.get(name) ?? ''));
}

const names = (stages: readonly Stage[]) => stages.map(({ name }) => name).join(', ');
