import { isJsonObject, readList } from '../kit/rules/json.ts';
import { type Facts, NO_FACTS, readFacts } from './facts.logic.ts';

/** Data stored on request: facts, own questions and the questions of the last run. */
export interface Kept {
  facts: Facts;
  /** One a line. */
  own: string;
  lastIds: readonly string[];
}

export const NOTHING_KEPT: Kept = { facts: NO_FACTS, own: '', lastIds: [] };

/** Five questions of 200 characters, and room to edit them. */
const MAX_OWN_TEXT = 2000;
const MAX_IDS = 200;

/** Reads a stored value of any shape; null if nothing is stored. */
export function readKept(stored: unknown): Kept | null {
  if (!isJsonObject(stored)) return null;
  const { facts, own, lastIds } = stored;
  const ids = readList(lastIds);
  return {
    facts: readFacts(facts),
    own: typeof own === 'string' ? own.slice(0, MAX_OWN_TEXT) : '',
    lastIds: ids.filter((id): id is string => typeof id === 'string').slice(0, MAX_IDS),
  };
}
