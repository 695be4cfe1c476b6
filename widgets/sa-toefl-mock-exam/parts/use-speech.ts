import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { splitTranscript } from '../transcript.logic.ts';

type Status = 'stopped' | 'playing' | 'finished' | 'unavailable';

/** A browser that has not begun to speak after this long has no voice to do it with. */
const startLimitMs = 5000;

/** Pitches that tell two speakers apart, whatever voices the device has. */
const pitches = [1, 1.25, 0.8];

/**
 * Reads a transcript aloud, sentence by sentence: long texts break off in some browsers, and a
 * pause is simply a stop between two sentences.
 */
export function useSpeech(transcript: string) {
  const sentences = useMemo(() => splitTranscript(transcript), [transcript]);
  const [status, setStatus] = useState<Status>('stopped');
  const [position, setPosition] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The sentence that is being said, so that the end of a cancelled one goes unheard. Held here
  // too because Chromium lets go of what nothing refers to.
  const current = useRef<SpeechSynthesisUtterance | null>(null);

  const silence = useCallback(() => {
    clearTimeout(timer.current);
    if (!current.current) return;
    current.current = null;
    speechSynthesis.cancel();
  }, []);
  useEffect(() => silence, [silence]);

  const end = (next: Status) => {
    silence();
    setStatus(next);
  };
  const speakFrom = (index: number) => {
    const sentence = sentences[index];
    setPosition(sentence ? index : 0);
    if (!sentence) return end('finished');
    const speakers = [...new Set(sentences.map(({ speaker }) => speaker))];
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = 'en-US';
    utterance.rate = 0.95;
    utterance.pitch = pitches[speakers.indexOf(sentence.speaker) % pitches.length] ?? 1;
    utterance.onstart = () => clearTimeout(timer.current);
    utterance.onend = () => utterance === current.current && speakFrom(index + 1);
    utterance.onerror = () => utterance === current.current && end('unavailable');
    current.current = utterance;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => end('unavailable'), startLimitMs);
    speechSynthesis.speak(utterance);
  };

  return {
    status,
    /** Sentences that have been said. */
    position,
    count: sentences.length,
    /** False where the browser cannot speak at all. */
    play(): boolean {
      if (typeof speechSynthesis === 'undefined') {
        setStatus('unavailable');
        return false;
      }
      // What an earlier page left unsaid would come first.
      if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
      setStatus('playing');
      speakFrom(position);
      return true;
    },
    pause: () => end('stopped'),
    restart() {
      silence();
      setPosition(0);
      setStatus('stopped');
    },
  };
}
