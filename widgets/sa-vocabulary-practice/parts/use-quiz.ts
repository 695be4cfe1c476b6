import { useLayoutEffect, useState } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import {
  advanceQuiz,
  answerQuestion,
  countCorrect,
  isAnswered,
  isFinished,
  listQuizPool,
  QUIZ_PAUSE_MS,
  type Quiz,
  startQuiz,
} from '../quiz.logic.ts';
import { buildQuiz } from '../quiz-questions.logic.ts';
import type { VocabularyStore } from '../vocabulary-store.ts';

/** The quiz that is open, or null. After an answer it goes on by itself. */
export function useQuiz(
  words: readonly VocabularyWord[],
  store: VocabularyStore,
  moveFocus: () => void,
) {
  const host = useHost();
  const [quiz, setQuiz] = useState<Quiz | null>(null);

  // The pause begins with the rendering of the answer. A quiz that is left takes it along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quiz is what has one pause
  useLayoutEffect(() => {
    if (!quiz || !isAnswered(quiz)) return;
    const goOn = () => {
      const next = advanceQuiz(quiz);
      moveFocus();
      setQuiz(next);
      if (!isFinished(next)) return;
      emit(host, 'completed', { correct: countCorrect(next), total: next.questions.length });
    };
    const timer = setTimeout(goOn, QUIZ_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [quiz]);

  const open = () => {
    const pool = listQuizPool(words, store.getState().progress);
    const questions = buildQuiz(pool, words, Math.random);
    setQuiz(startQuiz(questions));
    if (questions.length) emit(host, 'started', { total: questions.length });
  };
  return {
    quiz,
    openQuiz: open,
    answerQuiz: (option: string) => setQuiz(quiz && answerQuestion(quiz, option)),
    closeQuiz: () => setQuiz(null),
  };
}
