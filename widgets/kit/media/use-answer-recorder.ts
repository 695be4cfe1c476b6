import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../ui/use-effect-event.ts';
import { canDoWithoutCamera } from './camera.logic.ts';
import type { RecorderState, Recording } from './recorder.ts';
import { RECORDING_LIMITS_MS, type RecordingMode } from './recording.logic.ts';
import { recordingTexts, simulationAlert } from './recording-texts.ts';
import { CUT_SHORT_TEXT, describeRefusal } from './refusal.logic.ts';
import { type Transcription, transcribeLocally } from './transcribe-locally.ts';
import { useRecorder } from './use-recorder.ts';
import { useSimulation } from './use-simulation.ts';

interface AnswerRecorderOptions {
  /** `simulated` never asks for a device. */
  media: RecordingMode;
  wantsVideo: boolean;
  onStart(mode: RecordingMode): void;
  /** `recording` is null after a simulation, `transcript` where speech is not recognised. */
  onEnd(recording: Recording | null, transcript: string | null): void;
  /** The recording broke off without a result. */
  onFail(): void;
  /** Called in place of a simulation where there is no microphone, with the reason. */
  onRefuse?(reason: string): void;
}

/** Records an answer, or simulates that where it is impossible; `notice` says why. */
export function useAnswerRecorder(options: AnswerRecorderOptions) {
  const { media, wantsVideo, onStart, onEnd, onFail, onRefuse } = options;
  const [notice, setNotice] = useState('');
  const hasVideo = useRef(false);
  const transcription = useRef<Transcription | null>(null);
  const simulation = useSimulation(() => onEnd(null, null));
  const recorder = useRecorder(follow);

  function follow(state: RecorderState) {
    if (state.name === 'recording') {
      transcription.current = transcribeLocally(state.stream);
      onStart('real');
    }
    if (state.name === 'recorded') void keep(state.recording);
    if (state.name === 'refused') doWithout(state.errorName);
    if (state.name === 'failed') {
      stopTranscription();
      setNotice(recordingTexts.failed);
      onFail();
    }
  }

  async function keep(recording: Recording) {
    const own = transcription.current;
    const transcript = (await own?.finish()) ?? null;
    // A reset in the meantime has ended the interview.
    if (own !== transcription.current) return;
    if (recording.isCutShort) setNotice(CUT_SHORT_TEXT);
    onEnd(recording, transcript);
  }

  function doWithout(errorName: string | null) {
    if (hasVideo.current && canDoWithoutCamera(errorName)) {
      setNotice(recordingTexts.noCamera);
      return record(false);
    }
    if (onRefuse) return onRefuse(describeRefusal(errorName));
    setNotice(`${describeRefusal(errorName)}, ${recordingTexts.simulatedInstead}`);
    simulate();
  }

  function record(withVideo: boolean) {
    hasVideo.current = withVideo;
    void recorder.start({ limitMs: RECORDING_LIMITS_MS.real, hasVideo: withVideo });
  }

  function simulate() {
    alert(simulationAlert);
    onStart('simulated');
    simulation.start();
  }

  function stopTranscription() {
    transcription.current?.cancel();
    transcription.current = null;
  }
  const stopAtEnd = useEffectEvent(stopTranscription);
  useEffect(() => stopAtEnd, []);

  return {
    notice,
    isAsking: recorder.state.name === 'asking',
    /** Stream being recorded; null unless a real recording runs. */
    stream: recorder.state.name === 'recording' ? recorder.state.stream : null,
    hasVideo: hasVideo.current,
    start() {
      setNotice('');
      if (media === 'simulated') simulate();
      else record(wantsVideo);
    },
    stop() {
      if (simulation.isRunning()) simulation.stop();
      else recorder.stop();
    },
    /** Drops a recording that runs, without a result. */
    cancel() {
      stopTranscription();
      recorder.cancel();
    },
  };
}
