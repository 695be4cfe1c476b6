import { useRef, useState } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { localDay } from '../days.logic.ts';
import { mergeStudyDays } from '../study-days.logic.ts';
import {
  defaultStudySettings,
  listFirstWords,
  listSessionWords,
  type StudySettings,
} from '../study-list.logic.ts';
import {
  type CardAnswer,
  finishCard,
  revealCard,
  showPreviousCard,
  startSession,
  toggleMemoryAid,
} from '../study-session.logic.ts';
import type { VocabularyState, VocabularyStore } from '../vocabulary-store.ts';

type Words = readonly VocabularyWord[];

/** The session of flashcards and the settings by which the next one is made. */
export function useStudy(
  words: Words,
  store: VocabularyStore,
  presets: StudySettings,
  moveFocus: () => void,
) {
  const host = useHost();
  const [settings, setSettings] = useState(presets);
  const [session, setSession] = useState(() =>
    startSession(listOpeningWords(words, store.getInitialState(), presets)),
  );
  const [notice, setNotice] = useState('');
  const announced = useRef<Words | null>(null);

  /** A session has started when its first card is turned. */
  const announceStart = () => {
    if (announced.current === session.words) return;
    announced.current = session.words;
    emit(host, 'started', { words: session.words.length });
  };
  const start = (list: Words, isReviewOnly = false) => {
    setSession(startSession(list, isReviewOnly));
    setNotice('');
    moveFocus();
  };
  const finish = (answer: CardAnswer) => {
    if (!session.isRevealed) return;
    moveFocus();
    const today = localDay(new Date());
    const source = { words, settings, today, random: Math.random };
    store.change((state) => {
      const {
        session: next,
        progress,
        hasEnded,
      } = finishCard(session, state.progress, answer, source);
      setSession(next);
      setNotice(hasEnded ? describeEnd(session.words.length) : '');
      const studyDays = hasEnded ? mergeStudyDays(state.studyDays, [today]) : state.studyDays;
      if (hasEnded) emit(host, 'completed', { words: session.words.length });
      return { ...state, progress, studyDays };
    });
  };
  return {
    settings,
    session,
    notice,
    /** The session to begin with, now that progress and settings are known. */
    open(chosen: StudySettings) {
      setSettings(chosen);
      setSession(startSession(listOpeningWords(words, store.getState(), chosen)));
    },
    start,
    finish,
    startBySettings(chosen: StudySettings) {
      setSettings(chosen);
      start(listSessionWords(words, store.getState().progress, chosen, Math.random));
    },
    reveal() {
      announceStart();
      setSession(revealCard(session));
      setNotice('');
      moveFocus();
    },
    toggleAid: () => setSession(toggleMemoryAid(session)),
    showPrevious() {
      setSession(showPreviousCard(session));
      moveFocus();
    },
  };
}

/** The spec's first list; by the page's settings where it has any. */
function listOpeningWords(
  words: Words,
  { progress }: VocabularyState,
  presets: StudySettings,
): Words {
  const isDefault = JSON.stringify(presets) === JSON.stringify(defaultStudySettings);
  return isDefault
    ? listFirstWords(words, progress)
    : listSessionWords(words, progress, presets, Math.random);
}

const describeEnd = (count: number) =>
  `Session finished: ${count} ${count === 1 ? 'word' : 'words'}. Today counts for your streak.`;
