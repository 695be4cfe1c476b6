import { formatJson, isJsonObject, parseJson } from '../../kit/rules/json.ts';
import { mergeProgress } from '../../kit/stores/merge-progress.logic.ts';
import { readProgress } from '../../kit/stores/stored-progress.logic.ts';
import { readStudyDays } from '../../kit/stores/study-days.logic.ts';
import {
  EMPTY_PROGRESS,
  type VocabularyProgress,
} from '../../kit/stores/vocabulary-progress.logic.ts';

const KIND = 'vocabulary-progress';
const VERSION = 1;

/** Far more than all words take; a longer file is not one of ours. */
const MAX_LENGTH = 200_000;

/** The contents of a progress file. */
export interface SavedProgress {
  progress: VocabularyProgress;
  studyDays: readonly string[];
}

type ProgressFileResult = { saved: SavedProgress } | { error: string };

/** Name and text of the file that a visitor exports. */
export function buildProgressFile({ progress, studyDays }: SavedProgress, today: string) {
  const contents = { kind: KIND, version: VERSION, exportedOn: today, ...progress, studyDays };
  return {
    name: `vocabulary-progress-${today}.json`,
    text: `${formatJson(contents, 2)}\n`,
  };
}

/** Reads any file that a visitor chose. The error is a message for the screen. */
export function parseProgressFile(text: string): ProgressFileResult {
  // Some editors put a byte order mark before the text.
  const contents = text.length > MAX_LENGTH ? null : parseJson(text.replace(/^\uFEFF/, ''));
  if (
    !isJsonObject(contents) ||
    contents.kind !== KIND ||
    !isJsonObject(contents.vocabularyStats)
  ) {
    return { error: 'This is not a file with vocabulary progress. Nothing was changed.' };
  }
  if (contents.version !== VERSION) {
    return { error: 'This file comes from another version of the tool. Nothing was changed.' };
  }
  return {
    saved: {
      progress: readProgress(contents.vocabularyStats, contents.wordStatus),
      studyDays: readStudyDays(contents.studyDays),
    },
  };
}

/**
 * Adds progress from a file to what the visitor has; removes nothing. A streak that ends after today
 * was written with a wrong clock and is left out: it would not grow until that day.
 */
export function importProgress(
  current: VocabularyProgress,
  imported: VocabularyProgress,
  today: string,
): VocabularyProgress {
  const isAhead = imported.vocabularyStats.lastStudied > today;
  const stats = isAhead
    ? { ...imported.vocabularyStats, dailyStreak: 0, lastStudied: '' }
    : imported.vocabularyStats;
  return mergeProgress(EMPTY_PROGRESS, current, { ...imported, vocabularyStats: stats });
}
