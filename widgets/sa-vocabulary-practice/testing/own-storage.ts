import { afterEach, beforeEach, vi } from 'vitest';
import type { VocabularyStats } from '../../kit/stores/vocabulary-progress.logic.ts';
import { openPractice } from './drive-practice.ts';

let count = 0;

/**
 * Gives every test of a file a store of its own, because the store of a prefix lives as long as the
 * page, and cleans up after each.
 */
export function prepareStorage() {
  const storage = {
    prefix: '',
    /** Stores progress, as an earlier visit would have. */
    store: (stats: Partial<VocabularyStats>) =>
      localStorage.setItem(`${storage.prefix}vocabularyStats`, JSON.stringify(stats)),
    kept: () => JSON.parse(localStorage.getItem(`${storage.prefix}vocabularyStats`) ?? 'null'),
    keptStatus: () => JSON.parse(localStorage.getItem(`${storage.prefix}wordStatus`) ?? '{}'),
    /** Opens the tool for a visitor with this progress. */
    async open(attributes = '', stats: Partial<VocabularyStats> = {}) {
      if (Object.keys(stats).length) storage.store(stats);
      return openPractice(`storage-prefix="${storage.prefix}" ${attributes}`);
    },
  };
  beforeEach(() => {
    localStorage.clear();
    count += 1;
    storage.prefix = `test-${count}-`;
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return storage;
}
