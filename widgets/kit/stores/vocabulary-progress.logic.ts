export type WordStatus = 'new' | 'learning' | 'reviewing' | 'mastered';

export const STATUS_LABELS: Record<WordStatus, string> = {
  new: 'New',
  learning: 'Learning',
  reviewing: 'Reviewing',
  mastered: 'Mastered',
};

/** The value stored under `vocabularyStats`. A list holds a word's id at most once. */
export interface VocabularyStats {
  learned: readonly number[];
  /** A word never leaves this list. */
  reviewing: readonly number[];
  mastered: readonly number[];
  saved: readonly number[];
  /** Days. */
  dailyStreak: number;
  /** Local day YYYY-MM-DD of the last finished session; empty before the first. */
  lastStudied: string;
}

/** The value stored under `wordStatus`: status by word id. A word without an entry is new. */
export type WordStatuses = Readonly<Record<string, WordStatus>>;

/** Everything a visitor has achieved, under the names of the two storage keys. */
export interface VocabularyProgress {
  vocabularyStats: VocabularyStats;
  wordStatus: WordStatuses;
}

export const EMPTY_PROGRESS: VocabularyProgress = {
  vocabularyStats: {
    learned: [],
    reviewing: [],
    mastered: [],
    saved: [],
    dailyStreak: 0,
    lastStudied: '',
  },
  wordStatus: {},
};

/**
 * 'I Know This': a new word becomes learned, a learned one mastered. A mastered word stays mastered;
 * the rule read literally would learn it a second time and count it twice.
 */
export function markKnown(progress: VocabularyProgress, id: number): VocabularyProgress {
  const { learned, mastered } = progress.vocabularyStats;
  if (mastered.includes(id)) return setStatus(progress, id, 'mastered');
  if (!learned.includes(id)) {
    return setStatus(setStats(progress, { learned: [...learned, id] }), id, 'learning');
  }
  const moved = { learned: learned.filter((other) => other !== id), mastered: [...mastered, id] };
  return setStatus(setStats(progress, moved), id, 'mastered');
}

/**
 * 'Review Again': the status becomes reviewing, and the word joins the reviewing list unless it is
 * learned. So the status and the lists of a learned word may disagree: badges show the status,
 * counts come from the lists.
 */
export function markReview(progress: VocabularyProgress, id: number): VocabularyProgress {
  const { learned, reviewing } = progress.vocabularyStats;
  const isListed = learned.includes(id) || reviewing.includes(id);
  const listed = isListed ? progress : setStats(progress, { reviewing: [...reviewing, id] });
  return setStatus(listed, id, 'reviewing');
}

/** Adds the bookmark of a word, or removes it. */
export function toggleSaved(progress: VocabularyProgress, id: number): VocabularyProgress {
  const { saved } = progress.vocabularyStats;
  const isSaved = saved.includes(id);
  return setStats(progress, {
    saved: isSaved ? saved.filter((other) => other !== id) : [...saved, id],
  });
}

/** The status for a word's badge. Falls back to the lists when its entry was lost. */
export function findStatus(progress: VocabularyProgress, id: number): WordStatus {
  const { learned, reviewing, mastered } = progress.vocabularyStats;
  const status = progress.wordStatus[id];
  if (status) return status;
  if (mastered.includes(id)) return 'mastered';
  if (learned.includes(id)) return 'learning';
  return reviewing.includes(id) ? 'reviewing' : 'new';
}

function setStats(
  progress: VocabularyProgress,
  changes: Partial<VocabularyStats>,
): VocabularyProgress {
  return { ...progress, vocabularyStats: { ...progress.vocabularyStats, ...changes } };
}

function setStatus(
  progress: VocabularyProgress,
  id: number,
  status: WordStatus,
): VocabularyProgress {
  return { ...progress, wordStatus: { ...progress.wordStatus, [id]: status } };
}
