import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { words } from '../content/vocabulary/words.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { useHost } from '../kit/element/host.ts';
import { usePrefetch } from '../kit/loading/use-async.ts';
import type { VocabularyStore } from '../kit/stores/vocabulary-store.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { useProgress } from './progress/use-progress.ts';
import {
  listDifficultWords,
  listKnownWords,
  listSavedWords,
  listSessionWords,
  readStudySettings,
  type StudySettings,
} from './study/study-list.logic.ts';
import { useStudy } from './study/use-study.ts';
import {
  type PracticeAttributes,
  type PracticeValues,
  practiceTable,
} from './vocabulary-practice.api.ts';
import { useWordTools } from './words/use-word-tools.ts';

export interface PracticeProps extends Pick<PracticeAttributes, 'media' | 'syncUrl'> {
  store: VocabularyStore;
  attributes: PracticeValues;
}

/** State and actions of the whole tool. */
export function usePractice({ store, attributes, media, syncUrl }: PracticeProps) {
  const { values, change } = useAddressedFields({
    table: practiceTable,
    attributes,
    isSynced: syncUrl,
  });
  const settings = readStudySettings({ ...values });
  const { isHydrated, ...saved } = useProgress(store);
  // Counts the quizzes since the study cards were left; 0 while they are shown.
  const [quizRound, setQuizRound] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  /** Finds the element to focus in the open panel. */
  const stepRef: RefObject<HTMLElement | null> = {
    get current() {
      const step = '[role=tabpanel]:not([hidden]) [data-focus]';
      return root.current?.querySelector<HTMLElement>(step) ?? null;
    },
  };
  const focusStep = useFocusAfter(stepRef);
  const wordTools = useWordTools(store, saved.progress, media === 'simulated');
  const study = useStudy({ store, settings, isHydrated, focusStep });

  useLayoutEffect(() => {
    if (isHydrated && values.tab === 'quiz') setQuizRound(addOne);
  }, [isHydrated, values.tab]);

  const last = useLastSide(store);
  const goToStudy = () => {
    setQuizRound(0);
    change({ tab: 'study' });
    focusStep();
  };
  const studyWords = (list: typeof words, isReviewOnly?: boolean) => {
    study.start(list, isReviewOnly);
    goToStudy();
  };
  return {
    ...saved,
    settings,
    study,
    wordTools,
    quizRound,
    root,
    stepRef,
    side: last.isReview ? 'review' : values.side,
    selectSide(side: PracticeValues['side']) {
      last.forget();
      change({ side });
    },
    tab: values.tab === 'quiz' ? 'study' : values.tab,
    selectTab: (tab: PracticeValues['tab']) => change({ tab }),
    goToStudy,
    startQuiz() {
      setQuizRound(addOne);
      change({ tab: 'study' });
      focusStep();
    },
    startBySettings(chosen: StudySettings) {
      change({ ...chosen, count: String(chosen.count) as PracticeValues['count'] });
      studyWords(listSessionWords(words, saved.progress, chosen, Math.random));
    },
    reviewDifficult: () => studyWords(listDifficultWords(words, saved.progress), true),
    reviewKnown: () => studyWords(listKnownWords(words, saved.progress)),
    studySaved: () => studyWords(listSavedWords(words, saved.progress)),
  };
}

/** Whether the daily review opens: it was used last, and neither the page nor its address names a side. */
function useLastSide(store: VocabularyStore) {
  const host = useHost();
  const [isReview, setIsReview] = useState<boolean>();
  usePrefetch([
    async () => {
      if (host.hasAttribute('side') || /vocabulary-side/.test(location.search)) return;
      const { readLastReviewDay } = await import('../kit/stores/practice-due.ts');
      const day = await readLastReviewDay(store.prefix);
      const { lastStudied } = store.getState().progress.vocabularyStats;
      setIsReview((chosen) => chosen ?? (day !== '' && day >= lastStudied));
    },
  ]);
  return { isReview, forget: () => setIsReview(false) };
}

const addOne = (count: number) => count + 1;
