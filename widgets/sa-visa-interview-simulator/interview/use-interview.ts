import { useEffect, useState } from 'react';
import { interviewQuestions } from '../../content/interview/questions.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import type { Recording } from '../../kit/media/recorder.ts';
import type { RecordingMode } from '../../kit/media/recording.logic.ts';
import { useAnswerRecorder } from '../../kit/media/use-answer-recorder.ts';
import { useRecordings } from '../../kit/media/use-recordings.ts';
import { useEffectEvent } from '../../kit/ui/use-effect-event.ts';
import type { InterviewSetup } from '../setup/setup.logic.ts';
import {
  abandonRecording,
  findQuestion,
  goToNextQuestion,
  retakeAnswer,
  startInterview,
  startRecording,
  stopRecording,
  toggleSampleAnswer,
  typeAnswer,
} from './interview.logic.ts';
import { summariseInterview } from './interview-summary.logic.ts';

interface InterviewOptions {
  setup: InterviewSetup;
  media: RecordingMode;
  wantsVideo: boolean;
  /** Called before another step comes up. */
  onStep(): void;
}

/** An interview under way, with its recordings. The device is released when its view unmounts. */
export function useInterview({ setup, media, wantsVideo, onStep }: InterviewOptions) {
  const host = useHost();
  const [interview, setInterview] = useState(() =>
    startInterview(interviewQuestions[setup.country][setup.difficulty]),
  );
  const { recordings, keep, remove } = useRecordings();
  const question = findQuestion(interview);
  const recorder = useAnswerRecorder({
    media,
    wantsVideo,
    onStart: (mode) => setInterview((now) => startRecording(now, mode, performance.now())),
    onEnd: keepAnswer,
    onFail: () => setInterview(abandonRecording),
  });

  const begin = useEffectEvent(() => emit(host, 'started', setup));
  useEffect(() => {
    begin();
  }, []);

  function keepAnswer(recording: Recording | null, transcript: string | null) {
    if (recording && question) keep(question.id, recording.blob);
    const nowMs = performance.now();
    onStep();
    setInterview((now) => {
      const startedAtMs = now.recording?.startedAtMs ?? 0;
      const endedAtMs = recording ? startedAtMs + recording.durationMs : nowMs;
      return stopRecording(now, endedAtMs, transcript);
    });
  }

  return {
    interview,
    question,
    recordings,
    recorder,
    keepTyped(text: string) {
      onStep();
      setInterview((now) => typeAnswer(now, text));
    },
    retake() {
      if (question) remove(question.id);
      onStep();
      setInterview(retakeAnswer);
    },
    goToNext() {
      const next = goToNextQuestion(interview);
      onStep();
      setInterview(next);
      if (next.phase !== 'complete') return;
      const { recordedCount } = summariseInterview(next);
      const questions = next.questions.length;
      emit(host, 'completed', { ...setup, questions, recorded: recordedCount });
    },
    toggleSample: () => setInterview(toggleSampleAnswer),
  };
}
