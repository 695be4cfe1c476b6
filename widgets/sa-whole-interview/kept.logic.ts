import { isJsonObject, readList } from '../kit/rules/json.ts';
import { type Facts, NO_FACTS, readFacts } from './facts.logic.ts';

/** What she lets this device keep: facts, questions of her own and which questions the last run asked. */
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

/** What is stored, of whatever shape; null if she keeps nothing. */
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
