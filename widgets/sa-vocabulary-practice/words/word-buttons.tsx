import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import {
  findStatus,
  STATUS_LABELS,
  type VocabularyProgress,
} from '../../kit/stores/vocabulary-progress.logic.ts';
import { badge } from '../../kit/tools/word-card.styles.ts';
import { iconButton } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import type { WordTools } from './use-word-tools.ts';
import { bookmark, wordTools } from './words.styles.ts';

interface StatusBadgeProps {
  progress: VocabularyProgress;
  word: VocabularyWord;
}

/** The visitor's progress with a word. */
export function StatusBadge({ progress, word }: StatusBadgeProps) {
  const status = findStatus(progress, word.id);
  return (
    <span className={badge} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}

interface WordButtonsProps extends WordTools {
  word: VocabularyWord;
}

/** Pronounce a word, and save it or remove it from the saved ones. */
export function WordButtons({ word: { id, word }, ...tools }: WordButtonsProps) {
  return (
    <span className={wordTools}>
      <button
        type="button"
        className={iconButton}
        part="button"
        aria-label={`Pronounce ${word}`}
        onClick={() => tools.pronounce(word)}
      >
        <Icon icon={Volume2} />
      </button>
      <button
        type="button"
        className={`${iconButton} ${bookmark}`}
        part="button"
        aria-label={`Save ${word}`}
        aria-pressed={tools.progress.vocabularyStats.saved.includes(id)}
        onClick={() => tools.toggleSaved(id)}
      >
        <Icon icon={Bookmark} />
      </button>
    </span>
  );
}
