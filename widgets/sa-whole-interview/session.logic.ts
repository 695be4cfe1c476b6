import type { WholeCountry } from '../content/interview/whole-types.ts';
import {
  type Answer,
  type Asked,
  currentAnswer,
  currentQuestion,
  markAnswer,
  nextStep,
  type Run,
  startRun,
  typeAnswer,
  type Voice,
  voiceAnswer,
} from './run.logic.ts';

/** An answer of an earlier run, with the number of that run. */
export interface PastAnswer {
  answer: Answer;
  run: number;
}

/** Runs, one after the other, with the last answer to each question of the earlier ones. */
export interface Session {
  /** Null during the setup. */
  run: Run | null;
  /** Number of the run, from 1. */
  number: number;
  readsAloud: boolean;
  /** By question. */
  past: Readonly<Record<string, PastAnswer>>;
  /** Start of the running recording on the page's own clock; null if there is none. */
  startedAtMs: number | null;
  /** Reason why nothing can be recorded; empty while recording is possible. */
  refusal: string;
}

export const NO_SESSION: Session = {
  run: null,
  number: 0,
  readsAloud: false,
  past: {},
  startedAtMs: null,
  refusal: '',
};

export type SessionAct =
  | { type: 'begin'; country: WholeCountry; questions: readonly Asked[]; readsAloud: boolean }
  /** The same questions again. */
  | { type: 'repeat' }
  | { type: 'mark'; says: string }
  | { type: 'type'; typed: string }
  /** A recording is requested: the earlier one is dropped. */
  | { type: 'record' }
  | { type: 'recording'; startedAtMs: number }
  /** The recording has ended; `voice` is null if it holds nothing. */
  | { type: 'recorded'; voice: Voice | null }
  | { type: 'refuse'; reason: string }
  | { type: 'next' }
  | { type: 'leave' };

/** The session after an act of the visitor or of the recorder. */
export function reduceSession(session: Session, act: SessionAct): Session {
  const { run } = session;
  if (act.type === 'begin') {
    return {
      ...session,
      run: startRun(act.country, act.questions),
      number: session.number + 1,
      readsAloud: act.readsAloud,
      refusal: '',
    };
  }
  if (act.type === 'recording') return { ...session, startedAtMs: act.startedAtMs };
  if (act.type === 'refuse') return { ...session, refusal: act.reason };
  if (act.type === 'recorded') {
    const ended = { ...session, startedAtMs: null };
    return run && act.voice ? { ...ended, run: voiceAnswer(run, act.voice) } : ended;
  }
  if (!run) return session;
  switch (act.type) {
    case 'repeat': {
      const { country, questions } = run;
      const { readsAloud } = session;
      return reduceSession(remember(session, run), {
        type: 'begin',
        country,
        questions,
        readsAloud,
      });
    }
    case 'mark':
      return { ...session, run: markAnswer(run, act.says) };
    case 'type':
      return { ...session, run: typeAnswer(run, act.typed) };
    case 'record':
      return { ...session, run: voiceAnswer(run, null) };
    case 'next':
      return { ...session, run: nextStep(run) };
    case 'leave':
      return { ...remember(session, run), run: null, startedAtMs: null };
  }
}

function remember(session: Session, { answers }: Run): Session {
  const entries = answers.map((answer) => [answer.questionId, { answer, run: session.number }]);
  return { ...session, past: { ...session.past, ...Object.fromEntries(entries) } };
}

/** Key of a recording: several runs ask the same question. */
export const recordingKey = (run: number, questionId: string, isFollowUp: boolean) =>
  `${run} ${isFollowUp ? 'next' : 'first'} ${questionId}`;

/** Key of the recording of the current question or follow-up. */
export const currentKey = ({ run, number }: Session) =>
  recordingKey(number, (run && currentQuestion(run)?.id) ?? '', run?.stage === 'followUp');

/** Keys of the recordings that an act has replaced by those of a later run. */
export const replacedKeys = (before: Session, after: Session): string[] =>
  Object.entries(before.past).flatMap(([id, { run }]) =>
    after.past[id]?.run === run
      ? []
      : [false, true].map((isFollowUp) => recordingKey(run, id, isFollowUp)),
  );

/** The current question. */
export const textNow = (run: Run): string | undefined =>
  run.stage === 'followUp' ? currentAnswer(run)?.followUp?.ask : currentQuestion(run)?.text;
