import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DatedNote, VocabularyWord } from '../../content/vocabulary/types.ts';
import { toggleSaved } from '../progress.logic.ts';
import {
  listDifficultWords,
  listKnownWords,
  listSavedWords,
  type StudySettings,
} from '../study-list.logic.ts';
import type { VocabularyStore } from '../vocabulary-store.ts';
import { readPlace, writePlace } from './place.ts';
import { pronounce, stopSpeaking } from './pronounce.ts';
import type { TabId } from './tabs.tsx';
import { useQuiz } from './use-quiz.ts';
import { useStudy } from './use-study.ts';

export interface PracticeProps {
  content: { words: readonly VocabularyWord[]; wordListNote: DatedNote };
  store: VocabularyStore;
  /** Tab to open, or the quiz. */
  tab: TabId | 'quiz';
  presets: StudySettings;
  media: 'real' | 'simulated';
  syncUrl: boolean;
  siteBase: string;
}

export type Practice = ReturnType<typeof usePractice>;

/** Everything that shows and everything a visitor can do, for the four panels. */
export function usePractice({ content, store, tab: opening, media, ...rest }: PracticeProps) {
  const { words } = content;
  const [place] = useState(() => readPlace(rest.syncUrl, opening, rest.presets));
  const [tab, setTab] = useState<TabId>('study');
  const { root, moveFocus } = useFocusMove();
  const study = useStudy(words, store, place.settings, moveFocus);
  const quiz = useQuiz(words, store, moveFocus);
  const state = useStore(store);

  const selectTab = (id: TabId) => {
    setTab(id);
    if (rest.syncUrl) writePlace(id, study.settings);
  };
  const startQuiz = () => {
    quiz.openQuiz();
    selectTab('study');
    moveFocus();
  };
  const studyWords = (settings: StudySettings | null, begin: () => void) => {
    quiz.closeQuiz();
    begin();
    setTab('study');
    if (rest.syncUrl) writePlace('study', settings ?? study.settings);
  };

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute is what opens a tab
  useLayoutEffect(() => {
    const wanted = isFirst.current ? place.tab : opening;
    isFirst.current = false;
    if (wanted === 'quiz') quiz.openQuiz();
    setTab(wanted === 'quiz' ? 'study' : wanted);
  }, [opening]);
  useLayoutEffect(() => stopSpeaking, []);

  return {
    words,
    ...state,
    ...study,
    ...quiz,
    root,
    tab,
    selectTab,
    startQuiz,
    leaveQuiz() {
      quiz.closeQuiz();
      moveFocus();
    },
    goToStudy: () => studyWords(null, moveFocus),
    startBySettings: (settings: StudySettings) =>
      studyWords(settings, () => study.startBySettings(settings)),
    reviewDifficult: () =>
      studyWords(null, () => study.start(listDifficultWords(words, state.progress), true)),
    studySaved: () => studyWords(null, () => study.start(listSavedWords(words, state.progress))),
    reviewKnown: () => studyWords(null, () => study.start(listKnownWords(words, state.progress))),
    toggleSaved: (id: number) =>
      store.change((now) => ({ ...now, progress: toggleSaved(now.progress, id) })),
    changeStored: store.change,
    pronounce: (word: string) => pronounce(word, media === 'simulated'),
  };
}

/** Takes the focus to what a visitor's act has brought up, once it is there. */
function useFocusMove() {
  const root = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const target = '[role=tabpanel]:not([hidden]) [data-focus]';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  });
  const moveFocus = () => {
    isWanted.current = true;
  };
  return { root, moveFocus };
}
