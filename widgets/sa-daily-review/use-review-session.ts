import { useState } from 'react';
import { emit, useHost } from '../kit/element/host.ts';
import { type DayPlan, lastAnswerAt, presentTime, wallTime } from './day.logic.ts';
import type { LoggedReview } from './review-data.logic.ts';
import type { ReviewState, ReviewStore } from './review-store.ts';
import { previewWaits, type ReviewGrade, type WallTime } from './schedule.logic.ts';
import {
  countLeft,
  leaveWord,
  nextWord,
  type ReviewSession,
  startReview,
} from './session.logic.ts';

export type ReviewRun = ReturnType<typeof useReviewRun>;

interface Step {
  session: ReviewSession;
  id: string | undefined;
  isTurned: boolean;
  /** The last answer, and the sitting before it. */
  last?: { review: LoggedReview; session: ReviewSession };
  /** Words asked, answers given. */
  answers: number;
}

/** The time to schedule by: that of the visitor's clock, but never before the last answer. */
export const readNow = ({ reviews }: Pick<ReviewState, 'reviews'>): WallTime =>
  presentTime(wallTime(new Date()), lastAnswerAt(reviews));

/** A sitting of the review, from the first word to the last. */
export function useReviewRun(store: ReviewStore, state: ReviewState, focusStep: () => void) {
  const host = useHost();
  const [step, setStep] = useState<Step | null>(null);
  const show = (next: Step | null) => {
    setStep(next);
    focusStep();
  };
  const now = readNow(state);
  const memory = step?.id === undefined ? undefined : state.memories[step.id];
  return {
    isOpen: step !== null,
    id: step?.id,
    isTurned: step?.isTurned ?? false,
    answers: step?.answers ?? 0,
    asked: step?.session.asked ?? [],
    left: step ? countLeft(step.session, state.memories, now) : 0,
    canTakeBack: !!step?.last,
    waits: step?.isTurned ? previewWaits(memory, now) : [],
    start({ due, fresh }: DayPlan) {
      const session = startReview(due, fresh);
      emit(host, 'started', { words: due.length + fresh.length });
      show({ session, id: nextWord(session, state.memories, now), isTurned: false, answers: 0 });
    },
    turn: () => step && show({ ...step, isTurned: true }),
    grade(grade: ReviewGrade) {
      if (step?.id === undefined || !step.isTurned) return;
      const review = store.answer({ wordId: step.id, grade, at: now });
      const session = leaveWord(step.session, step.id);
      const id = nextWord(session, store.getState().memories, readNow(store.getState()));
      const answers = step.answers + 1;
      const last = { review, session: step.session };
      show({ session, id, isTurned: false, last, answers });
      if (id === undefined) emit(host, 'completed', { words: session.asked.length });
    },
    takeBack() {
      if (!step?.last) return;
      const { review, session } = step.last;
      store.takeBack(review);
      show({ session, id: review.wordId, isTurned: true, answers: step.answers - 1 });
    },
    stop: () => show(null),
  };
}
