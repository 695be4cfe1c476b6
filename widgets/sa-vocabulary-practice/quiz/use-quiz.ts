import { useLayoutEffect, useState } from 'react';
import { words } from '../../content/vocabulary/words.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';
import { useEffectEvent } from '../../kit/ui/use-effect-event.ts';
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
} from './quiz.logic.ts';
import { buildQuiz } from './quiz-questions.logic.ts';

/**
 * A quiz from its first question on, which moves on by itself after each answer.
 *
 * @param focusStep Moves the focus to the step that the next render shows.
 */
export function useQuiz(progress: VocabularyProgress, focusStep: () => void) {
  const host = useHost();
  const [quiz, setQuiz] = useState(() =>
    startQuiz(buildQuiz(listQuizPool(words, progress), words, Math.random)),
  );
  const total = quiz.questions.length;

  const show = (next: Quiz) => {
    setQuiz(next);
    focusStep();
    if (isFinished(next)) emit(host, 'completed', { correct: countCorrect(next), total });
  };

  const begin = useEffectEvent(() => {
    if (total) emit(host, 'started', { total });
  });
  useLayoutEffect(() => begin(), []);
  // The pause begins when the answer is rendered, and ends early with the quiz.
  const advance = useEffectEvent(() => show(advanceQuiz(quiz)));
  useLayoutEffect(() => {
    if (!isAnswered(quiz)) return;
    const timer = setTimeout(advance, QUIZ_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [quiz]);

  return { quiz, answer: (option: string) => setQuiz(answerQuestion(quiz, option)) };
}
