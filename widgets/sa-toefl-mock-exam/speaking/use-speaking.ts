import { useEffect, useRef, useState } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { CUT_SHORT_TEXT, describeRefusal } from '../../kit/media/refusal.logic.ts';
import { useRecorder } from '../../kit/media/use-recorder.ts';
import {
  advancePhase,
  endSpeaking,
  IDLE,
  type SpeakingPhase,
  startPreparation,
  startSpeaking,
} from './speaking.logic.ts';
import { createToneWav } from './tone.logic.ts';

const SIMULATION_SECONDS = 5;
const SIMULATION_NOTICE =
  'this recording is simulated: nothing you say is kept, and you will hear a tone of 5 seconds instead.';
const FAILURE_TEXT = 'There was an issue with the recording simulation.';

/** Returns the next phase; `nowMs` is the wall clock. */
export type PhaseChange = (phase: SpeakingPhase, nowMs: number) => SpeakingPhase;

interface SpeakingOptions {
  task: SpeakingTask;
  isSimulated: boolean;
  keepRecording(taskId: string, blob: Blob, isSimulated: boolean): void;
  changePhase(change: PhaseChange): void;
}

/** The actions of a speaking task, and the microphone or the simulation behind them. */
export function useSpeaking({ task, isSimulated, keepRecording, changePhase }: SpeakingOptions) {
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = () => changePhase((phase, nowMs) => startSpeaking(phase, task, nowMs));
  const fail = () => {
    setNotice(FAILURE_TEXT);
    changePhase(() => IDLE);
  };
  const keepTone = () => {
    try {
      const tone = new Blob([createToneWav(SIMULATION_SECONDS)], { type: 'audio/wav' });
      keepRecording(task.id, tone, true);
    } catch {
      fail();
    }
  };
  const simulate = (reason: string) => {
    setNotice(`${reason}, so ${SIMULATION_NOTICE}`);
    alert(`${reason}, so ${SIMULATION_NOTICE}`);
    begin();
    timer.current = setTimeout(keepTone, SIMULATION_SECONDS * 1000);
  };

  const recorder = useRecorder((state) => {
    if (state.name === 'recording') begin();
    if (state.name === 'refused') simulate(describeRefusal(state.errorName));
    if (state.name === 'failed') fail();
    if (state.name !== 'recorded') return;
    keepRecording(task.id, state.recording.blob, false);
    if (state.recording.isCutShort) setNotice(CUT_SHORT_TEXT);
    changePhase(endSpeaking);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    notice,
    isAsking: recorder.state.name === 'asking',
    /** The microphone that is recorded; null during a simulation. */
    stream: recorder.state.name === 'recording' ? recorder.state.stream : null,
    prepare() {
      setNotice('');
      changePhase((phase, nowMs) => startPreparation(phase, task, nowMs));
    },
    speak() {
      if (isSimulated) simulate('No microphone is used here');
      else recorder.start({ limitMs: task.speakingTime * 1000 });
    },
    /** Called when a countdown of the task ends. */
    advance() {
      recorder.stop();
      changePhase(advancePhase);
    },
    /** Drops a recording or simulation under way, for another task. */
    cancel() {
      clearTimeout(timer.current);
      recorder.cancel();
      setNotice('');
    },
  };
}
