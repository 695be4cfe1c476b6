import { useLayoutEffect } from 'react';
import {
  toggleSaved,
  type VocabularyProgress,
} from '../../kit/stores/vocabulary-progress.logic.ts';
import type { VocabularyStore } from '../../kit/stores/vocabulary-store.ts';
import { pronounce, stopSpeaking } from './pronounce.ts';

/** The visitor's progress and the actions on any word. */
export interface WordTools {
  progress: VocabularyProgress;
  /** Adds the bookmark of the word with this id, or removes it. */
  toggleSaved(id: number): void;
  pronounce(word: string): void;
}

export function useWordTools(
  store: VocabularyStore,
  progress: VocabularyProgress,
  isSimulated: boolean,
): WordTools {
  useLayoutEffect(() => stopSpeaking, []);
  return {
    progress,
    toggleSaved: (id) =>
      store.change((state) => ({ ...state, progress: toggleSaved(state.progress, id) })),
    pronounce: (word) => pronounce(word, isSimulated),
  };
}
