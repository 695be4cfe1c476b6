import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { type Random, shuffle } from '../../kit/rules/shuffle.ts';
import type {
  VocabularyProgress,
  VocabularyStats,
} from '../../kit/stores/vocabulary-progress.logic.ts';
import { type PracticeAttributes, settingFields } from '../vocabulary-practice.api.ts';

export interface StudySettings extends Pick<PracticeAttributes, 'level' | 'difficulty' | 'mode'> {
  /** Words per session, at most. */
  count: number;
}

type Words = readonly VocabularyWord[];

/** Settings from form values or attributes. An unknown value becomes the default. */
export function readStudySettings(
  values: Readonly<Partial<Record<keyof typeof settingFields, unknown>>>,
): StudySettings {
  const { level, difficulty, mode, count } = settingFields;
  return {
    level: level(values.level as string),
    difficulty: difficulty(values.difficulty as string),
    mode: mode(values.mode as string),
    count: Number(count(values.count as string)),
  };
}

export const DEFAULT_STUDY_SETTINGS = readStudySettings({});

/** The first list of a visit: the first 10 words that are in no list yet. */
export function listFirstWords(words: Words, { vocabularyStats }: VocabularyProgress): Words {
  return words.filter(({ id }) => isNeverSeen(vocabularyStats, id)).slice(0, 10);
}

/** The list of a session with these settings. Only review mode is random. */
export function listSessionWords(
  words: Words,
  { vocabularyStats }: VocabularyProgress,
  settings: StudySettings,
  random: Random,
): Words {
  const matching = words.filter((word) => hasSettings(word, settings));
  const ordered =
    settings.mode === 'review'
      ? shuffle(
          matching.filter(({ id }) => isUnderway(vocabularyStats, id)),
          random,
        )
      : orderForLearning(matching, vocabularyStats);
  return ordered.slice(0, settings.count);
}

/** Exactly the words to review, for 'Review Difficult Words'. */
export function listDifficultWords(words: Words, { vocabularyStats }: VocabularyProgress): Words {
  return words.filter(({ id }) => vocabularyStats.reviewing.includes(id));
}

/** Exactly the saved words, whatever the settings. */
export function listSavedWords(words: Words, { vocabularyStats }: VocabularyProgress): Words {
  return words.filter(({ id }) => vocabularyStats.saved.includes(id));
}

/** Every word seen so far, for a visitor who has no new ones left. */
export function listKnownWords(words: Words, { vocabularyStats }: VocabularyProgress): Words {
  return words.filter(({ id }) => !isNeverSeen(vocabularyStats, id));
}

/** Reviewing words, then never-seen, then learned ones; a word in two lists appears once. */
function orderForLearning(words: Words, stats: VocabularyStats): Words {
  const reviewing = words.filter(({ id }) => stats.reviewing.includes(id));
  const unseen = words.filter(({ id }) => isNeverSeen(stats, id));
  const learned = words.filter(({ id }) => stats.learned.includes(id));
  return [...new Set([...reviewing, ...unseen, ...learned])];
}

function hasSettings(word: VocabularyWord, { level, difficulty }: StudySettings): boolean {
  const isLevel = level === 'all' || word.level === level;
  return isLevel && (difficulty === 'all' || word.difficulty === difficulty);
}

const isUnderway = ({ learned, reviewing }: VocabularyStats, id: number) =>
  learned.includes(id) || reviewing.includes(id);

const isNeverSeen = (stats: VocabularyStats, id: number) =>
  !isUnderway(stats, id) && !stats.mastered.includes(id);
