import { mockTests } from '../../content/toefl/tests.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { importAgain } from '../../kit/element/import-again.ts';
import { useLoaded } from '../../kit/ui/use-loaded.ts';
import type { SectionView } from './section-view.tsx';

/** The content of a test, and the code that shows it. */
interface Content {
  sections: TestSections;
  SectionView: typeof SectionView;
}

/** The content of a test, fetched when it is chosen. */
export function useContent(testId: string | null) {
  const entry = mockTests.find(({ id }) => id === testId);
  return useLoaded(entry?.id ?? '', async (): Promise<Content> => {
    if (!entry) throw new Error(`no test ${testId}`);
    const stamp = Date.now();
    const [{ sections }, view] = await Promise.all([
      importAgain(entry.loadTest, stamp),
      importAgain(() => import('./section-view.tsx'), stamp),
    ]);
    return { sections, SectionView: view.SectionView };
  });
}
