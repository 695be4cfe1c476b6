import { useLayoutEffect, useState } from 'react';
import { useStore } from '../../kit/stores/use-store.ts';
import type { VocabularyState, VocabularyStore } from '../../kit/stores/vocabulary-store.ts';

/**
 * The visitor's progress. The first render has none, like the page as it is served; what the
 * browser has stored follows before anything is painted.
 */
export function useProgress(store: VocabularyStore): VocabularyState & { isHydrated: boolean } {
  const [isHydrated, setHydrated] = useState(false);
  const current = useStore(store);
  useLayoutEffect(() => {
    setHydrated(true);
    return store.connect();
  }, [store]);
  return { isHydrated, ...(isHydrated ? current : store.getInitialState()) };
}
