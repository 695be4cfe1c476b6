import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { iconButton } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { findStatus, type WordStatus } from '../progress.logic.ts';
import type { Practice } from './use-practice.ts';
import { badge, bookmark, wordTools } from './words.styles.ts';

const STATUS_LABELS: Record<WordStatus, string> = {
  new: 'New',
  learning: 'Learning',
  reviewing: 'Reviewing',
  mastered: 'Mastered',
};

interface WordButtonsProps {
  practice: Practice;
  word: VocabularyWord;
}

/** How far the visitor is with a word. */
export function StatusBadge({ practice: { progress }, word: { id } }: WordButtonsProps) {
  const status = findStatus(progress, id);
  return (
    <span className={badge} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}

/** Hear a word, and save it or take it off the list. */
export function WordButtons({ practice, word: { id, word } }: WordButtonsProps) {
  return (
    <span className={wordTools}>
      <button
        type="button"
        className={iconButton}
        part="button"
        aria-label={`Pronounce ${word}`}
        onClick={() => practice.pronounce(word)}
      >
        <Icon of={Volume2} />
      </button>
      <button
        type="button"
        className={`${iconButton} ${bookmark}`}
        part="button"
        aria-label={`Save ${word}`}
        aria-pressed={practice.progress.vocabularyStats.saved.includes(id)}
        onClick={() => practice.toggleSaved(id)}
      >
        <Icon of={Bookmark} />
      </button>
    </span>
  );
}
