import { useLayoutEffect, useRef, useState } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { words } from '../../content/vocabulary/words.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { count } from '../../kit/rules/plural.ts';
import { mergeStudyDays } from '../../kit/stores/study-days.logic.ts';
import type { VocabularyState, VocabularyStore } from '../../kit/stores/vocabulary-store.ts';
import { useEffectEvent } from '../../kit/ui/use-effect-event.ts';
import {
  DEFAULT_STUDY_SETTINGS,
  listFirstWords,
  listSessionWords,
  type StudySettings,
} from './study-list.logic.ts';
import {
  type CardAnswer,
  finishCard,
  revealCard,
  type StudySession,
  showPreviousCard,
  startSession,
  toggleMemoryAid,
} from './study-session.logic.ts';

type Words = readonly VocabularyWord[];

interface StudyOptions {
  store: VocabularyStore;
  /** For the first session and for the one after each finished one. */
  settings: StudySettings;
  /** Whether the visitor's progress and settings are known yet. */
  isHydrated: boolean;
  /** Moves the focus to the card that the next render shows. */
  focusStep(): void;
}

export interface Study {
  session: StudySession;
  /** The result of the last session; empty once a card is turned. */
  notice: string;
  start(list: Words, isReviewOnly?: boolean): void;
  reveal(): void;
  toggleAid(): void;
  showPrevious(): void;
  finish(answer: CardAnswer): void;
}

/** The session of flashcards. */
export function useStudy({ store, settings, isHydrated, focusStep }: StudyOptions): Study {
  const host = useHost();
  const [session, setSession] = useState(() => openSession(store.getInitialState(), settings));
  const [notice, setNotice] = useState('');
  const announced = useRef<Words | null>(null);

  // Later settings make the next session.
  const open = useEffectEvent(() => setSession(openSession(store.getState(), settings)));
  useLayoutEffect(() => {
    if (isHydrated) open();
  }, [isHydrated]);

  const show = (next: StudySession, message = '') => {
    setSession(next);
    setNotice(message);
    focusStep();
  };
  return {
    session,
    notice,
    start: (list, isReviewOnly) => show(startSession(list, isReviewOnly)),
    reveal() {
      show(revealCard(session));
      // A session has started when its first card is turned.
      if (announced.current === session.words) return;
      announced.current = session.words;
      emit(host, 'started', { words: session.words.length });
    },
    toggleAid: () => setSession(toggleMemoryAid(session)),
    showPrevious: () => show(showPreviousCard(session)),
    finish(answer) {
      if (!session.isRevealed) return;
      const today = localDay(new Date());
      const source = { words, settings, today, random: Math.random };
      const state = store.sync();
      const {
        session: next,
        progress,
        hasEnded,
      } = finishCard(session, state.progress, answer, source);
      const studyDays = hasEnded ? mergeStudyDays(state.studyDays, [today]) : state.studyDays;
      show(next, hasEnded ? describeEnd(session.words.length) : '');
      store.save({ ...state, progress, studyDays });
      if (hasEnded) emit(host, 'completed', { words: session.words.length });
    },
  };
}

/** The first session of a visit: new words, unless the page has settings of its own. */
function openSession({ progress }: VocabularyState, settings: StudySettings): StudySession {
  const isDefault = formatJson(settings) === formatJson(DEFAULT_STUDY_SETTINGS);
  return startSession(
    isDefault
      ? listFirstWords(words, progress)
      : listSessionWords(words, progress, settings, Math.random),
  );
}

const describeEnd = (wordCount: number) =>
  `Session finished: ${count(wordCount, 'word')}. Today counts towards your streak.`;
