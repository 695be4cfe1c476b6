import { mergeProgress } from './merge-progress.logic.ts';
import { emptyProgress, type VocabularyProgress } from './progress.logic.ts';
import { isJsonObject, parseJson, readProgress } from './stored-progress.logic.ts';
import { readStudyDays } from './study-days.logic.ts';

const KIND = 'vocabulary-progress';
const VERSION = 1;

/** Far more than all words together take; a longer file is somebody else's. */
const MAX_LENGTH = 200_000;

/** Progress with the study days, the contents of a file. */
export interface SavedProgress {
  progress: VocabularyProgress;
  studyDays: readonly string[];
}

export type ProgressFileResult = { saved: SavedProgress } | { error: string };

/** Name and text of the file in which a visitor takes her progress along. */
export function buildProgressFile({ progress, studyDays }: SavedProgress, today: string) {
  const contents = { kind: KIND, version: VERSION, exportedOn: today, ...progress, studyDays };
  return {
    name: `vocabulary-progress-${today}.json`,
    text: `${JSON.stringify(contents, null, 2)}\n`,
  };
}

/** Reads a file that a visitor chose: any file at all. The error is a text for her. */
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
 * Adds progress from a file to what the visitor has; takes nothing away. A streak that ends after
 * today, written under a wrong clock, stays out: it would stand still until that day.
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
  return mergeProgress(emptyProgress, current, { ...imported, vocabularyStats: stats });
}
