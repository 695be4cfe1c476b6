import { useEffect, useRef, useState } from 'react';
import { recordingTexts, simulationAlert } from '../../content/interview/texts.ts';
import type { RecorderState, Recording } from '../../kit/media/recorder.ts';
import { cutShortText, describeRefusal } from '../../kit/media/refusal.logic.ts';
import { useRecorder } from '../../kit/media/use-recorder.ts';
import { canDoWithoutCamera } from '../camera.logic.ts';
import { RECORDING_LIMITS_MS, type RecordingMode } from '../interview.logic.ts';
import { type Hearing, hearLocally } from './local-speech.ts';

export interface AnswerRecorderOptions {
  /** `simulated` never asks for a device. */
  media: RecordingMode;
  onStart(mode: RecordingMode): void;
  /** `recording` is null after a simulation, `transcript` where speech is not recognised. */
  onEnd(recording: Recording | null, transcript: string | null): void;
  /** The recording broke off without a result. */
  onFail(): void;
}

/** Records an answer, or simulates that where it cannot be; `notice` tells why. */
export function useAnswerRecorder({ media, onStart, onEnd, onFail }: AnswerRecorderOptions) {
  const [notice, setNotice] = useState('');
  const hasVideo = useRef(false);
  const hearing = useRef<Hearing | null>(null);
  const simulation = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recorder = useRecorder(follow);

  function follow(state: RecorderState) {
    if (state.name === 'recording') {
      hearing.current = hearLocally(state.stream);
      onStart('real');
    }
    if (state.name === 'recorded') void keep(state.recording);
    if (state.name === 'refused') doWithout(state.errorName);
    if (state.name === 'failed') {
      forget();
      setNotice(recordingTexts.failed);
      onFail();
    }
  }

  async function keep(recording: Recording) {
    const own = hearing.current;
    const transcript = (await own?.finish()) ?? null;
    // Reset in the meantime makes the answer nobody's.
    if (own !== hearing.current) return;
    if (recording.isCutShort) setNotice(cutShortText);
    onEnd(recording, transcript);
  }

  function doWithout(errorName: string | null) {
    if (hasVideo.current && canDoWithoutCamera(errorName)) {
      setNotice(recordingTexts.noCamera);
      return record(false);
    }
    setNotice(`${describeRefusal(errorName)}, ${recordingTexts.simulatedInstead}`);
    simulate();
  }

  function record(wantsVideo: boolean) {
    hasVideo.current = wantsVideo;
    void recorder.start({ limitMs: RECORDING_LIMITS_MS.real, hasVideo: wantsVideo });
  }

  function simulate() {
    alert(simulationAlert);
    onStart('simulated');
    simulation.current = setTimeout(endSimulation, RECORDING_LIMITS_MS.simulated);
  }

  function endSimulation() {
    forget();
    onEnd(null, null);
  }

  function forget() {
    clearTimeout(simulation.current);
    simulation.current = undefined;
    hearing.current?.cancel();
    hearing.current = null;
  }

  // The recorder lets the device go itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the end alone
  useEffect(() => forget, []);

  return {
    notice,
    isAsking: recorder.state.name === 'asking',
    /** What the camera sees while it records; null without a camera. */
    preview: recorder.state.name === 'recording' && hasVideo.current ? recorder.state.stream : null,
    start(wantsVideo: boolean) {
      setNotice('');
      if (media === 'simulated') simulate();
      else record(wantsVideo);
    },
    stop() {
      if (simulation.current === undefined) recorder.stop();
      else endSimulation();
    },
  };
}
