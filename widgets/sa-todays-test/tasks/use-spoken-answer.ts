import { useEffect, useRef, useState } from 'react';
import { type Countdown, startCountdown } from '../../kit/exam/countdown.logic.ts';
import { CUT_SHORT_TEXT, describeRefusal } from '../../kit/media/refusal.logic.ts';
import { type Transcription, transcribeLocally } from '../../kit/media/transcribe-locally.ts';
import { useRecorder } from '../../kit/media/use-recorder.ts';

interface SpokenAnswerOptions {
  /** The answer ends by itself after this many milliseconds. */
  limitMs: number;
  /** The microphone is not used. */
  isSimulated: boolean;
  keepRecording(recording: Blob): void;
  /** Receives the transcript of a recogniser on the device; never called without one. */
  keepTranscript(transcript: string): void;
  /** The answer is over, with a recording or without. */
  end(): void;
}

/** An answer that is spoken: recorded, where that is possible, and else said all the same. */
export function useSpokenAnswer(options: SpokenAnswerOptions) {
  const { limitMs, isSimulated, keepRecording, keepTranscript, end } = options;
  const [countdown, setCountdown] = useState<Countdown | null>(null);
  const [notice, setNotice] = useState('');
  const hearing = useRef<Transcription>(null);

  const begin = () => setCountdown(startCountdown(limitMs, +new Date()));
  const finish = () => {
    setCountdown(null);
    end();
  };
  const speakUnrecorded = (reason: string) => {
    setNotice(`${reason}. Say your answer aloud anyway, and judge it by ear.`);
    begin();
  };
  const recorder = useRecorder((state) => {
    if (state.name === 'recording') {
      hearing.current = transcribeLocally(state.stream);
      begin();
    }
    if (state.name === 'refused') speakUnrecorded(describeRefusal(state.errorName));
    if (state.name === 'failed') {
      hearing.current?.cancel();
      setCountdown(null);
      setNotice('The recording stopped. Please try again.');
    }
    if (state.name !== 'recorded') return;
    keepRecording(state.recording.blob);
    if (state.recording.isCutShort) setNotice(CUT_SHORT_TEXT);
    hearing.current?.finish().then((text) => {
      if (text !== null) keepTranscript(text);
    });
    finish();
  });
  useEffect(() => () => hearing.current?.cancel(), []);

  return {
    /** Countdown of the running answer; null before and after. */
    countdown,
    notice,
    isAsking: recorder.state.name === 'asking',
    /** The microphone that is recorded; null without. */
    stream: recorder.state.name === 'recording' ? recorder.state.stream : null,
    start() {
      setNotice('');
      if (isSimulated) speakUnrecorded('No microphone is used here');
      else recorder.start({ limitMs });
    },
    stop() {
      if (recorder.state.name === 'recording') recorder.stop();
      else if (countdown) finish();
    },
  };
}
