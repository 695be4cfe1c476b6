import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import type { Random } from '../../kit/rules/shuffle.ts';
import {
  markKnown,
  markReview,
  type VocabularyProgress,
} from '../../kit/stores/vocabulary-progress.logic.ts';
import { completeSession } from '../progress/streak.logic.ts';
import { listSessionWords, type StudySettings } from './study-list.logic.ts';

export interface StudySession {
  words: readonly VocabularyWord[];
  /** Index of the current card. */
  position: number;
  isRevealed: boolean;
  isMemoryAidShown: boolean;
  /** Started with 'Review Difficult Words'; the next session is not. */
  isReviewOnly: boolean;
}

/** How the visitor leaves a card. */
export type CardAnswer = 'next' | 'known' | 'review';

/** Source of the next session's list. */
export interface SessionSource {
  words: readonly VocabularyWord[];
  settings: StudySettings;
  /** The visitor's local day, YYYY-MM-DD. */
  today: string;
  random: Random;
}

/** A session at its first card. */
export function startSession(words: readonly VocabularyWord[], isReviewOnly = false): StudySession {
  return { words, isReviewOnly, ...cardAt(0) };
}

/** The current word; undefined when there is none to study. */
export function findCurrentWord({ words, position }: StudySession): VocabularyWord | undefined {
  return words[position];
}

/** Turns the card over. */
export function revealCard(session: StudySession): StudySession {
  return { ...session, isRevealed: true };
}

/** Shows or hides the memory aid of a revealed card that has one. */
export function toggleMemoryAid(session: StudySession): StudySession {
  const hasAid = session.isRevealed && findCurrentWord(session)?.mnemonic !== undefined;
  return hasAid ? { ...session, isMemoryAidShown: !session.isMemoryAidShown } : session;
}

/** Goes back one card; the first card stays. */
export function showPreviousCard(session: StudySession): StudySession {
  return session.position === 0 ? session : { ...session, ...cardAt(session.position - 1) };
}

/**
 * Leaves a revealed card, with its answer. After the last one the session counts towards the streak,
 * and a new one begins with the settings. A card that is not revealed stays.
 */
export function finishCard(
  session: StudySession,
  progress: VocabularyProgress,
  answer: CardAnswer,
  source: SessionSource,
): { session: StudySession; progress: VocabularyProgress; hasEnded: boolean } {
  const word = findCurrentWord(session);
  if (!word || !session.isRevealed) return { session, progress, hasEnded: false };
  const marked = markCard(progress, word.id, answer);
  if (session.position + 1 < session.words.length) {
    const next = { ...session, ...cardAt(session.position + 1) };
    return { session: next, progress: marked, hasEnded: false };
  }
  const completed = completeSession(marked, source.today);
  const words = listSessionWords(source.words, completed, source.settings, source.random);
  return { session: startSession(words), progress: completed, hasEnded: true };
}

function markCard(progress: VocabularyProgress, id: number, answer: CardAnswer) {
  if (answer === 'next') return progress;
  return answer === 'known' ? markKnown(progress, id) : markReview(progress, id);
}

const cardAt = (position: number) => ({ position, isRevealed: false, isMemoryAidShown: false });
