import { useLayoutEffect, useRef, useState } from 'react';
import { words } from '../../content/vocabulary/words.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { toggleSaved } from '../progress.logic.ts';
import {
  listDifficultWords,
  listKnownWords,
  listSavedWords,
  type StudySettings,
} from '../study-list.logic.ts';
import type { VocabularyStore } from '../vocabulary-store.ts';
import { type Opening, readPlace, type TabId, writePlace } from './place.ts';
import { pronounce, stopSpeaking } from './pronounce.ts';
import { useStudy } from './use-study.ts';

export interface PracticeProps {
  store: VocabularyStore;
  /** Tab to open, or the quiz. */
  tab: Opening;
  presets: StudySettings;
  media: 'real' | 'simulated';
  syncUrl: boolean;
  siteBase: string;
}

export type Practice = ReturnType<typeof usePractice>;

/**
 * Everything that shows and everything a visitor can do, for the four panels. The first rendering
 * is what a page is served with: that of a visitor we know nothing of. What the browser knows of
 * her, progress and address, comes before anything is painted.
 */
export function usePractice({ store, tab: opening, presets, media, ...rest }: PracticeProps) {
  const [tab, setTab] = useState(tabOf(opening));
  const [hasArrived, setArrived] = useState(false);
  // Which quiz since the study cards were left; 0 while they show.
  const [quizRound, setQuizRound] = useState(0);
  const { root, moveFocus, settleFocus } = useFocusMove();
  const study = useStudy(words, store, presets, moveFocus);
  const current = useStore(store);
  const state = hasArrived ? current : store.getInitialState();

  const selectTab = (id: TabId) => {
    setTab(id);
    if (rest.syncUrl) writePlace(id, study.settings);
  };
  const openQuiz = () => setQuizRound((round) => round + 1);
  const startQuiz = () => {
    openQuiz();
    selectTab('study');
    moveFocus();
  };
  const studyWords = (settings: StudySettings | null, begin: () => void) => {
    setQuizRound(0);
    begin();
    setTab('study');
    if (rest.syncUrl) writePlace('study', settings ?? study.settings);
  };

  const openAt = (place: Opening) => {
    if (place === 'quiz') openQuiz();
    setTab(tabOf(place));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first painting
  useLayoutEffect(() => {
    const disconnect = store.connect();
    const place = readPlace(rest.syncUrl, opening, presets);
    study.open(place.settings);
    openAt(place.tab);
    setArrived(true);
    return disconnect;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute is what opens a tab
  useLayoutEffect(() => {
    if (hasArrived) openAt(opening);
  }, [opening]);
  useLayoutEffect(() => stopSpeaking, []);

  return {
    words,
    ...state,
    ...study,
    quizRound,
    root,
    moveFocus,
    settleFocus,
    tab,
    selectTab,
    startQuiz,
    leaveQuiz() {
      setQuizRound(0);
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

const tabOf = (place: Opening): TabId => (place === 'quiz' ? 'study' : place);

/**
 * Takes the focus to what a visitor's act brings up. `moveFocus` asks for that; `settleFocus` does
 * it as soon as there is something to take it to, in the rendering that brought it.
 */
function useFocusMove() {
  const root = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const settleFocus = () => {
    const target = '[role=tabpanel]:not([hidden]) [data-focus]';
    const node = isWanted.current && root.current?.querySelector<HTMLElement>(target);
    if (!node) return;
    isWanted.current = false;
    node.focus();
  };
  const moveFocus = () => {
    isWanted.current = true;
  };
  useLayoutEffect(settleFocus);
  return { root, moveFocus, settleFocus };
}
