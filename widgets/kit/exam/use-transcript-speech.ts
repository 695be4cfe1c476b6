import { useEffect, useMemo, useRef, useState } from 'react';
import { speak } from '../media/speak.ts';
import { splitTranscript } from './transcript.logic.ts';

/** Pitches that tell two speakers apart, whatever voices the device has. */
const VOICE_PITCHES = [1, 1.25, 0.8];

/**
 * Reads a transcript aloud, sentence by sentence: long texts break off in some browsers, and a
 * pause is simply a stop between two sentences.
 *
 * @param onUnavailable Called where the device has no voice for it.
 * @param onPlaying Called when the voice begins and when it has ended.
 */
export function useTranscriptSpeech(
  transcript: string,
  onUnavailable: () => void,
  onPlaying: (isPlaying: boolean) => void = () => {},
) {
  const sentences = useMemo(() => splitTranscript(transcript), [transcript]);
  const [isPlaying, setIsPlayingNow] = useState(false);
  const [position, setPosition] = useState(0);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const setIsPlaying = (isNow: boolean) => {
    setIsPlayingNow(isNow);
    onPlaying(isNow);
  };

  const speakFrom = (index: number) => {
    const sentence = sentences[index];
    setPosition(sentence ? index : 0);
    setIsPlaying(Boolean(sentence));
    if (!sentence) return;
    const speakers = [...new Set(sentences.map(({ speaker }) => speaker))];
    stop.current = speak(sentence.text, {
      rate: 0.95,
      pitch: VOICE_PITCHES[speakers.indexOf(sentence.speaker) % VOICE_PITCHES.length] ?? 1,
      onEnd(end) {
        if (end === 'finished') return speakFrom(index + 1);
        setIsPlaying(false);
        if (end === 'unavailable') onUnavailable();
      },
    });
  };

  return {
    isPlaying,
    /** Sentences that have been said. */
    position,
    count: sentences.length,
    play: () => speakFrom(position),
    pause: () => stop.current(),
    restart() {
      stop.current();
      setPosition(0);
    },
  };
}
