import { useEffect, useRef, useState } from 'react';
import { speak } from '../kit/media/speak.ts';

/** Reads questions aloud with a voice of this device. */
export function useQuestionVoice() {
  const [state, setState] = useState<'silent' | 'speaking' | 'unavailable'>('silent');
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return {
    state,
    say(text: string) {
      setState('speaking');
      end.current = speak(text, {
        rate: 1,
        onEnd: (how) => setState(how === 'unavailable' ? 'unavailable' : 'silent'),
      });
    },
    stop: () => end.current(),
  };
}
