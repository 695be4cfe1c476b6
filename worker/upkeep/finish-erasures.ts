import { readErasureKeys } from '../core/hash-address.ts';
import type { Env } from '../core/settings.ts';
import {
  applyErasures,
  listUnfinished,
  makeRecognition,
  readErasures,
  recordErasures,
} from './erasures.sql.ts';
import type { StepEnd } from './steps.sql.ts';

/** Of a step; each has a thousand addresses to hash. */
const STEP_PAGES = 20;
/** Erasures of one walk through all leads: each costs a step a get, and may cost it nine queries. */
const WALK_ERASURES = 20;

interface ErasingState {
  /** Names of the walk's erasures; none before it begins. */
  names: string[];
  /** Of the last lead that the walk has looked at. */
  afterId: number;
  /** Erasures of the night's former walks. */
  finished: number;
  /** Name of the last of those. */
  afterName: string;
}

/** Finishes what broke off between bucket and database, and what Time Travel has undone. */
export async function finishErasures(
  env: Env,
  before: ErasingState | null,
  startedAt: Date,
): Promise<StepEnd<ErasingState>> {
  const state = before ?? { names: [], afterId: 0, finished: 0, afterName: '' };
  if (state.names.length === 0) {
    const unfinished = await listUnfinished(env.DB, env.BACKUPS, startedAt);
    const others = unfinished.filter((name) => name > state.afterName);
    if (others.length === 0) return { outcome: `finished ${state.finished}` };
    state.names = others.slice(0, WALK_ERASURES);
  }
  const erasures = await readErasures(env.BACKUPS, state.names);
  const recognition = makeRecognition(erasures, await readErasureKeys(env.ERASURE_KEYS));
  let afterId: number | null = state.afterId;
  for (let page = 0; page < STEP_PAGES && afterId !== null; page += 1) {
    ({ afterId } = await applyErasures(env.DB, recognition, afterId));
  }
  if (afterId !== null) return { next: { ...state, afterId } };
  await recordErasures(env.DB, erasures);
  const finished = state.finished + state.names.length;
  return { next: { names: [], afterId: 0, finished, afterName: state.names.at(-1) ?? '' } };
}
