import { useEffect, useState } from 'react';
import { mockTests } from '../../content/toefl/tests.ts';
import type { MockTestEntry, TestSections } from '../../content/toefl/types.ts';
import { importAgain } from '../../kit/forms/import-again.ts';
import type { SectionView } from './section-view.tsx';

/** The content of a test, and the code that shows it. */
interface Content {
  sections: TestSections;
  SectionView: typeof SectionView;
}

/**
 * The content of a test, fetched when it is chosen. `content` is null until it is there, and
 * `hasFailed` says that it will not come unless the visitor tries again.
 */
export function useContent(testId: string | null) {
  const [loaded, setLoaded] = useState<{ testId: string; content: Content | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const entry = mockTests.find(({ id }) => id === testId);
    if (!entry) return;
    let isCurrent = true;
    const settle = (content: Content | null) => {
      if (isCurrent) setLoaded({ testId: entry.id, content });
    };
    loadContent(entry).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [testId, attempt]);

  const current = loaded?.testId === testId ? loaded : null;
  return {
    content: current?.content ?? null,
    hasFailed: current !== null && current.content === null,
    retry() {
      setLoaded(null);
      setAttempt(attempt + 1);
    },
  };
}

async function loadContent({ loadTest }: MockTestEntry): Promise<Content> {
  const stamp = Date.now();
  const [{ sections }, view] = await Promise.all([
    importAgain(loadTest, stamp),
    importAgain(() => import('./section-view.tsx'), stamp),
  ]);
  return { sections, SectionView: view.SectionView };
}
