import { useEffect, useRef, useState } from 'react';
import type { WholeInterview } from '../content/interview/whole-types.ts';
import { emit, useHost } from '../kit/element/host.ts';
import type { Recording } from '../kit/media/recorder.ts';
import { RECORDING_LIMITS_MS, type RecordingMode } from '../kit/media/recording.logic.ts';
import { useAnswerRecorder } from '../kit/media/use-answer-recorder.ts';
import { useRecordings } from '../kit/media/use-recordings.ts';
import { useHandler } from '../kit/ui/use-handler.ts';
import { useLatestState } from '../kit/ui/use-latest-state.ts';
import { hear, NOTHING_HEARD } from './hearing.logic.ts';
import {
  type Answer,
  type Asked,
  countRecorded,
  currentAnswer,
  currentQuestion,
  markAnswer,
  nextStep,
  type Run,
  startRun,
  typeAnswer,
  voiceAnswer,
} from './run.logic.ts';
import { useQuestionVoice } from './use-question-voice.ts';

/** An answer of an earlier run, with the number of that run. */
export interface PastAnswer {
  answer: Answer;
  run: number;
}

interface RunOptions {
  media: RecordingMode;
  isHidden: boolean;
  /** Called before another step comes up. */
  onStep(): void;
}

/** Under which a recording is kept: runs ask the same question again. */
export const recordingKey = (run: number, questionId: string, isFollowUp: boolean) =>
  `${run} ${isFollowUp ? 'next' : 'first'} ${questionId}`;

/** Runs, one after the other, with recordings and what was answered to each question before. */
export function useWholeRun({ media, isHidden, onStep }: RunOptions) {
  const host = useHost();
  const [run, setRun, latest] = useLatestState<Run | null>(null);
  const [number, setNumber] = useState(0);
  const [past, setPast] = useState<Readonly<Record<string, PastAnswer>>>({});
  const [readsAloud, setReadsAloud] = useState(false);
  const [startedAtMs, setStartedAtMs] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const { recordings, keep, remove } = useRecordings();
  const hearing = useRef(NOTHING_HEARD);
  const hasMeter = useRef(false);
  const voice = useQuestionVoice();

  const update = (change: (now: Run) => Run) => {
    if (latest.current) setRun(change(latest.current));
  };
  const keyNow = () => {
    const question = latest.current && currentQuestion(latest.current);
    return recordingKey(number, question?.id ?? '', latest.current?.stage === 'followUp');
  };
  const recorder = useAnswerRecorder({
    media: 'real',
    wantsVideo: false,
    onStart() {
      hearing.current = NOTHING_HEARD;
      hasMeter.current = false;
      setStartedAtMs(performance.now());
    },
    onEnd(recording: Recording | null, heard) {
      setStartedAtMs(null);
      if (!recording) return;
      keep(keyNow(), recording.blob);
      const pausesMs = hasMeter.current ? hearing.current.pausesMs : null;
      const durationMs = Math.min(recording.durationMs, RECORDING_LIMITS_MS.real);
      update((now) => voiceAnswer(now, { durationMs, heard, pausesMs }));
    },
    onFail: () => setStartedAtMs(null),
    onRefuse: setRefusal,
  });

  const silence = useHandler(() => {
    voice.stop();
    if (recorder.isAsking) recorder.cancel();
    else recorder.stop();
  });
  // Neither microphone nor voice runs behind the other side.
  useEffect(() => {
    if (isHidden) silence();
  }, [isHidden, silence]);

  const say = (now: Run, isAloud: boolean) => {
    const text = textNow(now);
    if (isAloud && text) voice.say(text);
  };
  const begin = (
    country: WholeInterview['country'],
    questions: readonly Asked[],
    isAloud: boolean,
  ) => {
    const next = startRun(country, questions);
    setReadsAloud(isAloud);
    setNumber(number + 1);
    setRefusal('');
    onStep();
    setRun(next);
    emit(host, 'started', { country, questions: questions.length });
    say(next, isAloud);
  };
  const remember = (done: Run) => {
    const entries = done.answers.map((answer) => {
      const before = past[answer.questionId];
      if (before) {
        for (const isFollowUp of [false, true])
          remove(recordingKey(before.run, answer.questionId, isFollowUp));
      }
      return [answer.questionId, { answer, run: number }];
    });
    setPast({ ...past, ...Object.fromEntries(entries) });
  };

  return {
    run,
    number,
    past,
    recordings,
    recorder,
    voice,
    startedAtMs,
    /** Why there is no recording; empty while there can be one. */
    refusal: media === 'simulated' ? 'Recording is switched off on this page' : refusal,
    begin,
    /** Repeats the questions of the finished run. */
    repeat() {
      if (!run) return;
      remember(run);
      begin(run.country, run.questions, readsAloud);
    },
    mark: (says: string) => update((now) => markAnswer(now, says)),
    type: (typed: string) => update((now) => typeAnswer(now, typed)),
    onLevel(isVoice: boolean, nowMs: number) {
      hasMeter.current = true;
      hearing.current = hear(hearing.current, isVoice, nowMs);
    },
    record() {
      voice.stop();
      remove(keyNow());
      update((now) => voiceAnswer(now, null));
      recorder.start();
    },
    next() {
      if (!run) return;
      const next = nextStep(run);
      voice.stop();
      onStep();
      setRun(next);
      if (next.stage === 'report') {
        emit(host, 'completed', {
          country: next.country,
          questions: next.questions.length,
          recorded: countRecorded(next.answers),
        });
      }
      say(next, readsAloud);
    },
    leave() {
      voice.stop();
      recorder.cancel();
      setStartedAtMs(null);
      if (run) remember(run);
      onStep();
      setRun(null);
    },
  };
}

export type WholeRun = ReturnType<typeof useWholeRun>;

/** The current question. */
export function textNow(run: Run): string | undefined {
  return run.stage === 'followUp' ? currentAnswer(run)?.followUp?.ask : currentQuestion(run)?.text;
}
