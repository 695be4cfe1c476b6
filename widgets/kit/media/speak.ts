/** A browser that has not started to speak after this long has no working voice. */
const START_LIMIT_MS = 5000;

/**
 * Why a speech ended. `interrupted`: it was stopped, or something else is spoken instead.
 * `unavailable`: this device has no English voice of its own, or that voice does not work.
 */
export type SpeechEnd = 'finished' | 'interrupted' | 'unavailable';

interface SpeechOptions {
  /** Speed, where 1 is the voice's own. */
  rate: number;
  /** Pitch, where 1 is the voice's own. */
  pitch?: number;
  /** Called once; before `speak` returns where the browser has voices, but none on the device. */
  onEnd(end: SpeechEnd): unknown;
}

/**
 * The speech under way. A page has one voice, so a new text stops the last one. The utterance is
 * held because Chromium drops the events of one that nothing refers to.
 */
let current: { utterance: SpeechSynthesisUtterance; stop(): void } | null = null;

/**
 * Says a text in English with a voice of this device. All other voices send the text to their
 * maker, so they are never used.
 *
 * @returns A function that stops it, and does nothing once the text has ended.
 */
export function speak(text: string, { rate, pitch = 1, onEnd }: SpeechOptions): () => void {
  current?.stop();
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') {
    onEnd('unavailable');
    return () => {};
  }
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { rate, pitch });
  const limit = setTimeout(() => silence('unavailable'), START_LIMIT_MS);
  const isCurrent = () => current?.utterance === utterance;

  function end(how: SpeechEnd) {
    if (!isCurrent()) return;
    current = null;
    clearTimeout(limit);
    onEnd(how);
  }
  function silence(how: SpeechEnd) {
    if (isCurrent()) speechSynthesis.cancel();
    end(how);
  }
  function begin() {
    if (!isCurrent()) return;
    const voices = speechSynthesis.getVoices();
    const voice = findVoice(voices);
    if (voice) {
      speechSynthesis.speak(Object.assign(utterance, { voice, lang: voice.lang }));
    } else if (voices.length > 0) end('unavailable');
    // Chromium lists its voices a moment after it is first asked.
    else speechSynthesis.addEventListener?.('voiceschanged', begin, { once: true });
  }

  utterance.onstart = () => clearTimeout(limit);
  utterance.onend = () => end('finished');
  utterance.onerror = ({ error }) =>
    end(error === 'interrupted' || error === 'canceled' ? 'interrupted' : 'unavailable');
  const stop = () => silence('interrupted');
  current = { utterance, stop };
  // Text left over from an earlier page would be said first.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  begin();
  return stop;
}

/** A voice of this device: American English if there is one, as in the tests, else any English. */
function findVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const local = voices.filter(({ localService }) => localService);
  return local.find((voice) => isIn(voice, 'en-us')) ?? local.find((voice) => isIn(voice, 'en'));
}

/** Android writes en_US. */
const isIn = ({ lang }: SpeechSynthesisVoice, start: string) =>
  lang.toLowerCase().replace('_', '-').startsWith(start);
