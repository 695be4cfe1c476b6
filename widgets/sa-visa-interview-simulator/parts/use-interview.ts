import { useState } from 'react';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import type { Recording } from '../../kit/media/recorder.ts';
import { summariseInterview } from '../answer-metrics.logic.ts';
import {
  abandonRecording,
  findQuestion,
  goToNextQuestion,
  noInterview,
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

/** An interview under way, with the recordings that belong to it. */
export function useInterview(media: RecordingMode, firstSetup: InterviewSetup) {
  const host = useHost();
  const [interview, setInterview] = useState(noInterview);
  // What the interview was begun with, whatever the setup says by now.
  const [setup, setSetup] = useState(firstSetup);
  const [wantsVideo, setWantsVideo] = useState(false);
  const { recordings, keep, remove, clear } = useRecordings();
  const recorder = useAnswerRecorder({
    media,
    onStart: (mode) => setInterview((now) => startRecording(now, mode, performance.now())),
    onEnd: keepAnswer,
    onFail: () => setInterview(abandonRecording),
  });

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
    /** Without questions for the choice nothing happens. */
    start(chosen: InterviewSetup, isVideoWanted: boolean) {
      const next = startInterview(interviewQuestions[chosen.country][chosen.difficulty]);
      if (next.phase === 'setup') return;
      setSetup(chosen);
      setWantsVideo(isVideoWanted);
      setInterview(next);
      emit(host, 'started', { ...chosen });
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
    reset() {
      recorder.cancel();
      clear();
      setInterview(noInterview);
    },
  };
}
