import { mockTests } from '../../content/toefl/tests.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { useAsync, usePrefetch } from '../../kit/loading/use-async.ts';
import type { ScoreReport } from '../report/score-report.tsx';
import type { SectionChooser } from './section-chooser.tsx';
import type { SectionView } from './section-view.tsx';

/** The content of a test, and the code that shows it. */
export interface Content {
  sections: TestSections;
  SectionChooser: typeof SectionChooser;
  SectionView: typeof SectionView;
  ScoreReport: typeof ScoreReport;
}

const loadSectionChooser = () => import('./section-chooser.tsx');
/** In a classic script it brings `<sa-todays-test>` too. */
export const loadSectionView = () => import('./section-view.tsx');
const loadReport = () => import('../report/score-report.tsx');
const loadSaveReport = () => import('../report/save-report.ts');
const later = [
  ...mockTests.map(({ loadTest }) => loadTest),
  loadSectionChooser,
  loadSectionView,
  loadReport,
  loadSaveReport,
];

/** Loads the content of a test; nothing without an id. */
export function useContent(testId: string | null) {
  usePrefetch(later);
  const entry = mockTests.find(({ id }) => id === testId);
  return useAsync(entry?.id ?? '', async (): Promise<Content> => {
    if (!entry) throw new Error(`no test ${testId}`);
    const [{ sections }, { SectionChooser }, { SectionView }, { ScoreReport }] = await Promise.all([
      entry.loadTest(),
      loadSectionChooser(),
      loadSectionView(),
      loadReport(),
    ]);
    return { sections, SectionChooser, SectionView, ScoreReport };
  });
}
