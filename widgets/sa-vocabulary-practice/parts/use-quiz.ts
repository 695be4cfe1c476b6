import { useLayoutEffect, useState } from 'react';
import { emit, useHost } from '../../kit/element/host.ts';
import {
  advanceQuiz,
  answerQuestion,
  countCorrect,
  isAnswered,
  isFinished,
  listQuizPool,
  QUIZ_PAUSE_MS,
  startQuiz,
} from '../quiz.logic.ts';
import { buildQuiz } from '../quiz-questions.logic.ts';
import type { Practice } from './use-practice.ts';

/** A quiz from its first question on. After an answer it goes on by itself. */
export function useQuiz({ words, progress, moveFocus, settleFocus }: Practice) {
  const host = useHost();
  const [quiz, setQuiz] = useState(() =>
    startQuiz(buildQuiz(listQuizPool(words, progress), words, Math.random)),
  );
  const total = quiz.questions.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a quiz starts once
  useLayoutEffect(() => {
    if (total) emit(host, 'started', { total });
  }, []);
  // The pause begins with the rendering of the answer. A quiz that is left takes it along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quiz is what has one pause
  useLayoutEffect(() => {
    if (!isAnswered(quiz)) return;
    const goOn = () => {
      const next = advanceQuiz(quiz);
      moveFocus();
      setQuiz(next);
      if (isFinished(next)) emit(host, 'completed', { correct: countCorrect(next), total });
    };
    const timer = setTimeout(goOn, QUIZ_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [quiz]);
  useLayoutEffect(settleFocus);

  return { quiz, answer: (option: string) => setQuiz(answerQuestion(quiz, option)) };
}
