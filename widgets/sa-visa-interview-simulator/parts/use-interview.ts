import { useEffect, useState } from 'react';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import type { Recording } from '../../kit/media/recorder.ts';
import { summariseInterview } from '../answer-metrics.logic.ts';
import {
  abandonRecording,
  findQuestion,
  goToNextQuestion,
  type RecordingMode,
  retakeAnswer,
  startInterview,
  startRecording,
  stopRecording,
  toggleSampleAnswer,
} from '../interview.logic.ts';
import type { InterviewSetup } from '../visa-interview-simulator.logic.ts';
import { useAnswerRecorder } from './use-answer-recorder.ts';
import { useRecordings } from './use-recordings.ts';

export type InterviewSession = ReturnType<typeof useInterview>;

export interface InterviewOptions {
  setup: InterviewSetup;
  media: RecordingMode;
  wantsVideo: boolean;
  /** Back to the setup. */
  leave(): void;
}

/** An interview under way, with the recordings that belong to it. */
export function useInterview({ setup, media, wantsVideo, leave }: InterviewOptions) {
  const host = useHost();
  const [interview, setInterview] = useState(() =>
    startInterview(interviewQuestions[setup.country][setup.difficulty]),
  );
  const { recordings, keep, remove } = useRecordings();
  const recorder = useAnswerRecorder({
    media,
    onStart: (mode) => setInterview((now) => startRecording(now, mode, performance.now())),
    onEnd: keepAnswer,
    onFail: () => setInterview(abandonRecording),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an interview begins once
  useEffect(() => {
    emit(host, 'started', { ...setup });
  }, []);

  function keepAnswer(recording: Recording | null, transcript: string | null) {
    const question = findQuestion(interview);
    if (recording && question) keep(question.id, recording.blob);
    const nowMs = performance.now();
    setInterview((now) => {
      const startedAtMs = now.recording?.startedAtMs ?? 0;
      const endedAtMs = recording ? startedAtMs + recording.durationMs : nowMs;
      return stopRecording(now, endedAtMs, transcript);
    });
  }

  function announceCompletion(done: typeof interview) {
    const { recordedCount } = summariseInterview(done);
    const questions = done.questions.length;
    emit(host, 'completed', { ...setup, questions, recorded: recordedCount });
  }

  return {
    interview,
    setup,
    media,
    wantsVideo,
    recordings,
    recorder: {
      ...recorder,
      start: () => recorder.start(wantsVideo),
    },
    retake() {
      remove(findQuestion(interview)?.id ?? '');
      setInterview(retakeAnswer);
    },
    goOn() {
      const next = goToNextQuestion(interview);
      setInterview(next);
      if (next.phase === 'complete') announceCompletion(next);
    },
    toggleSample: () => setInterview(toggleSampleAnswer),
    /** Ends it here: the recordings and the device go with its view. */
    reset: leave,
  };
}
