import { useEffect, useRef } from 'react';
import type { WholeCountry } from '../content/interview/whole-types.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { RECORDING_LIMITS_MS, type RecordingMode } from '../kit/media/recording.logic.ts';
import { useAnswerRecorder } from '../kit/media/use-answer-recorder.ts';
import { useRecordings } from '../kit/media/use-recordings.ts';
import { useEffectEvent } from '../kit/ui/use-effect-event.ts';
import { useLatestState } from '../kit/ui/use-latest-state.ts';
import { type Hearing, hear, NOTHING_HEARD } from './hearing.logic.ts';
import { type Asked, countRecorded } from './run.logic.ts';
import {
  currentKey,
  NO_SESSION,
  reduceSession,
  replacedKeys,
  type SessionAct,
  textNow,
} from './session.logic.ts';
import { useQuestionVoice } from './use-question-voice.ts';

interface RunOptions {
  media: RecordingMode;
  isHidden: boolean;
  /** Called before another step comes up. */
  onStep(): void;
}

/** The session with its recordings, its voice and the events that the page hears. */
export function useWholeRun({ media, isHidden, onStep }: RunOptions) {
  const host = useHost();
  const [session, show, latest] = useLatestState(NO_SESSION);
  const { recordings, keep, remove } = useRecordings();
  /** Measurement of the running recording; null if no meter listens. */
  const hearing = useRef<Hearing | null>(null);
  const voice = useQuestionVoice();

  const act = (next: SessionAct) => {
    const before = latest.current;
    const after = reduceSession(before, next);
    show(after);
    for (const key of replacedKeys(before, after)) remove(key);
    return after;
  };
  const recorder = useAnswerRecorder({
    media: 'real',
    wantsVideo: false,
    onStart() {
      hearing.current = null;
      act({ type: 'recording', startedAtMs: performance.now() });
    },
    onEnd(recording, heard) {
      if (recording) keep(currentKey(latest.current), recording.blob);
      act({
        type: 'recorded',
        voice: recording && {
          durationMs: Math.min(recording.durationMs, RECORDING_LIMITS_MS.real),
          heard,
          pausesMs: hearing.current?.pausesMs ?? null,
        },
      });
    },
    onFail: () => act({ type: 'recorded', voice: null }),
    onRefuse: (reason) => act({ type: 'refuse', reason }),
  });

  const silence = useEffectEvent(() => {
    voice.stop();
    if (recorder.isAsking) recorder.cancel();
    else recorder.stop();
  });
  // Neither microphone nor voice runs behind the other side.
  useEffect(() => {
    if (isHidden) silence();
  }, [isHidden]);

  /** Shows another step, and reads it aloud if that is wanted. */
  const step = (next: SessionAct) => {
    voice.stop();
    onStep();
    const after = act(next);
    const text = after.run && textNow(after.run);
    if (after.readsAloud && text) voice.say(text);
    return after.run;
  };
  const start = (next: SessionAct) => {
    const run = step(next);
    if (run) emit(host, 'started', { country: run.country, questions: run.questions.length });
  };

  return {
    ...session,
    recordings,
    recorder,
    voice,
    /** Reason why there is no recording; empty while there can be one. */
    refusal: media === 'simulated' ? 'Recording is switched off on this page' : session.refusal,
    begin: (country: WholeCountry, questions: readonly Asked[], readsAloud: boolean) =>
      start({ type: 'begin', country, questions, readsAloud }),
    repeat: () => start({ type: 'repeat' }),
    mark: (says: string) => act({ type: 'mark', says }),
    type: (typed: string) => act({ type: 'type', typed }),
    onLevel(isVoice: boolean, nowMs: number) {
      hearing.current = hear(hearing.current ?? NOTHING_HEARD, isVoice, nowMs);
    },
    record() {
      voice.stop();
      remove(currentKey(latest.current));
      act({ type: 'record' });
      recorder.start();
    },
    next() {
      const run = step({ type: 'next' });
      if (run?.stage !== 'report') return;
      const { country, questions, answers } = run;
      const recorded = countRecorded(answers);
      emit(host, 'completed', { country, questions: questions.length, recorded });
    },
    leave() {
      recorder.cancel();
      step({ type: 'leave' });
    },
  };
}

export type WholeRun = ReturnType<typeof useWholeRun>;
