import { mockTests } from '../../content/toefl/tests.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { importAgain } from '../../kit/element/import-again.ts';
import { useFetchedAhead, useLoaded } from '../../kit/ui/use-loaded.ts';
import { loadSaveReport } from './score-report.tsx';
import type { SectionView } from './section-view.tsx';

/** The content of a test, and the code that shows it. */
interface Content {
  sections: TestSections;
  SectionView: typeof SectionView;
}

const loadSectionView = () => import('./section-view.tsx');
const later = [...mockTests.map(({ loadTest }) => loadTest), loadSectionView, loadSaveReport];

/** The content of the test that is chosen. */
export function useContent(testId: string | null) {
  useFetchedAhead(later);
  const entry = mockTests.find(({ id }) => id === testId);
  return useLoaded(entry?.id ?? '', async (): Promise<Content> => {
    if (!entry) throw new Error(`no test ${testId}`);
    const [{ sections }, view] = await Promise.all([
      importAgain(entry.loadTest),
      importAgain(loadSectionView),
    ]);
    return { sections, SectionView: view.SectionView };
  });
}
