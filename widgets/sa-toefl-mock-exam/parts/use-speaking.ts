import { useEffect, useRef, useState } from 'react';
import type { SpeakingTask } from '../../content/toefl/types.ts';
import { cutShortText, describeRefusal } from '../../kit/media/refusal.logic.ts';
import { useRecorder } from '../../kit/media/use-recorder.ts';
import {
  advancePhase,
  endSpeaking,
  idle,
  startPreparation,
  startSpeaking,
} from '../speaking.logic.ts';
import { createToneWav } from '../tone.logic.ts';
import type { Change } from './use-exam.ts';
import type { useTakes } from './use-takes.ts';

const simulationSeconds = 5;
const simulationText =
  'this recording is simulated: nothing you say is kept, and 5 seconds of a tone stand in for your voice.';
const failureText = 'There was an issue with the recording simulation.';

interface SpeakingOptions {
  task: SpeakingTask;
  isSimulated: boolean;
  update(change: Change): void;
  keep: ReturnType<typeof useTakes>['keep'];
}

/** What the buttons of a speaking task do, with the device behind them. */
export function useSpeaking({ task, isSimulated, update, keep }: SpeakingOptions) {
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin: Change = (exam, nowMs) => ({
    ...exam,
    phase: startSpeaking(exam.phase, task, nowMs),
  });
  const fail = () => {
    setNotice(failureText);
    update((exam) => ({ ...exam, phase: idle }));
  };
  const simulate = (reason: string) => {
    setNotice(`${reason}, so ${simulationText}`);
    alert(`${reason}, so ${simulationText}`);
    update(begin);
    timer.current = setTimeout(() => {
      try {
        keep(task.id, new Blob([createToneWav(simulationSeconds)], { type: 'audio/wav' }), true);
      } catch {
        fail();
      }
    }, simulationSeconds * 1000);
  };

  const recorder = useRecorder((state) => {
    if (state.name === 'recording') update(begin);
    if (state.name === 'refused') simulate(describeRefusal(state.errorName));
    if (state.name === 'failed') fail();
    if (state.name !== 'recorded') return;
    keep(task.id, state.recording.blob, false);
    if (state.recording.isCutShort) setNotice(cutShortText);
    update((exam) => ({ ...exam, phase: endSpeaking(exam.phase) }));
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    notice,
    isAsking: recorder.state.name === 'asking',
    isRecording: recorder.state.name === 'recording',
    prepare() {
      setNotice('');
      update((exam, nowMs) => ({ ...exam, phase: startPreparation(exam.phase, task, nowMs) }));
    },
    speak() {
      if (isSimulated) simulate('No microphone is used here');
      else recorder.start({ limitMs: task.speakingTime * 1000 });
    },
    /** A countdown of the task has come to its end. */
    advance() {
      recorder.stop();
      update((exam, nowMs) => ({ ...exam, phase: advancePhase(exam.phase, nowMs) }));
    },
    /** Gives up what is under way, for another task. */
    cancel() {
      clearTimeout(timer.current);
      recorder.cancel();
      setNotice('');
    },
  };
}
