import { vi } from 'vitest';

type FakeVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

interface FakeOptions {
  /** One American voice on the device unless given. */
  voices?: readonly FakeVoice[];
  /** Whether an earlier page has left text unspoken. */
  isSpeaking?: boolean;
}

/** A browser with speech. `utterances` are those it received, `said` their texts. */
export function fakeSpeech({
  voices = [{ lang: 'en-US', localService: true }],
  isSpeaking = false,
}: FakeOptions = {}) {
  const utterances: SpeechSynthesisUtterance[] = [];
  const said: string[] = [];
  const cancel = vi.fn();
  let listed = voices;
  let finished = 0;
  const synthesis = Object.assign(new EventTarget(), {
    speaking: isSpeaking,
    pending: false,
    cancel,
    getVoices: () => listed,
    speak(utterance: SpeechSynthesisUtterance) {
      utterances.push(utterance);
      said.push(utterance.text);
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return {
    utterances,
    cancel,
    said,
    /** Finishes the earliest utterance. */
    finish() {
      const utterance = utterances[finished];
      finished += 1;
      utterance?.onstart?.({} as never);
      utterance?.onend?.({} as never);
    },
    /** The browser has loaded its voices. */
    listVoices(loaded: readonly FakeVoice[]) {
      listed = loaded;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
