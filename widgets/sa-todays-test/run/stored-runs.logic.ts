import {
  pickEntries,
  readCount,
  readCountdown,
  readFields,
  readRating,
  readText,
} from '../../kit/exam/stored-fields.logic.ts';
import { formatJson, isJsonObject, parseJson, readList } from '../../kit/rules/json.ts';
import type { Answer } from '../marking/mark.logic.ts';
import { PACES, type Pace, type Run } from './run.logic.ts';

/** The runs of a tab, and the goal of the one that is open. */
export interface Runs {
  open: string | null;
  byGoal: Readonly<Record<string, Run>>;
}

export const NO_RUNS: Runs = { open: null, byGoal: {} };

/** Raised when the shape of what is stored changes; older text is then ignored. */
const FORMAT_VERSION = 1;

/** The runs as text for a reload of the same tab; recordings stay in memory. */
export const serializeRuns = (runs: Runs): string =>
  formatJson({ version: FORMAT_VERSION, ...runs });

/**
 * Restores runs from any text: what cannot be read is left out, and at worst there are none.
 *
 * @param goalIds Those that there are.
 */
export function restoreRuns(stored: string | null, goalIds: readonly string[]): Runs {
  const { version, byGoal, open } = readFields(parseJson(stored));
  if (version !== FORMAT_VERSION) return NO_RUNS;
  const runs = pickEntries(byGoal, readRun, goalIds);
  return { open: goalIds.find((id) => id === open && runs[id]) ?? null, byGoal: runs };
}

function readRun(value: unknown): Run | undefined {
  if (!isJsonObject(value)) return undefined;
  const { pace, stage } = value;
  return {
    pace: typeof pace === 'string' && Object.hasOwn(PACES, pace) ? (pace as Pace) : 'real',
    round: readCount(value.round) ?? 0,
    stage: stage === 'easy' || stage === 'hard' ? stage : 'first',
    place: readCount(value.place) ?? 0,
    isDone: value.isDone === true,
    answers: pickEntries(value.answers, readAnswer),
    ratings: pickEntries(value.ratings, readRating),
    tables: pickEntries(value.tables, readIndexes),
    given: readIds(value.given),
    heard: readIds(value.heard),
    read: readIds(value.read),
    transcripts: pickEntries(value.transcripts, readText),
    countdowns: pickEntries(value.countdowns, readCountdown),
    isUntimed: value.isUntimed === true,
    wasUntimed: value.wasUntimed === true,
    wasLate: value.wasLate === true,
  };
}

const readAnswer = (value: unknown): Answer | undefined =>
  readIndexes(value) ?? readText(value) ?? readCount(value);

function readIndexes(value: unknown): readonly number[] | undefined {
  const isList = Array.isArray(value) && value.every((index) => readCount(index) !== undefined);
  return isList ? value : undefined;
}

const readIds = (value: unknown): readonly string[] =>
  (readList(value) as string[]).filter((id) => readText(id) !== undefined);
